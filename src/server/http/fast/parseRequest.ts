import type { NetworkName } from '../../../chainspec/network.ts'
import type { PostHeaders } from '../requestPipeline.ts'

/** The head of a request, which a connection remembers. Nothing in it refers to the received chunk, which may be long. */
export interface RequestHead {
  /** The framework's route, without the key. */
  readonly route: string
  readonly network: NetworkName
  readonly key: string | undefined
  readonly headers: PostHeaders
  readonly bytes: Uint8Array
  readonly bodyLength: number
}

/** A request that the parser accepts. */
export interface PlainRequest {
  readonly head: RequestHead
  readonly body: Buffer
}

export interface ParserOptions {
  readonly networks: readonly NetworkName[]
  /** The network of the path `/`. */
  readonly defaultNetwork: NetworkName
  readonly bodyLimitBytes: number
}

const MAX_HEAD_BYTES = 4096
const REQUEST_LINE = /^POST \/(?:([a-z]+)(?:\/([\w-]{1,128}))?)? HTTP\/1\.1\r\n/
/** A field line (RFC 9112, 5) without rare forms: the value is visible ASCII, not empty, after at most one space. */
const HEADER_LINE = /([\w!#$%&'*+.^`|~-]+): ?([!-~](?:[ -~]*[!-~])?)\r\n/y

/** The headers that are read. Each may occur once. */
const READ = [
  'host',
  'origin',
  'authorization',
  'x-api-key',
  'content-type',
  'accept-encoding',
  'content-length',
  'connection',
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-prefix',
  'x-real-ip',
  'user-agent',
] as const
type ReadName = (typeof READ)[number]
const readNames = new Map<string, ReadName>(READ.map((name) => [name, name]))

/** Headers that change how a request is read or answered, or its connection. Node regards Proxy-Connection as Connection. */
const UNPLAIN = new Set([
  'transfer-encoding',
  'content-encoding',
  'expect',
  'upgrade',
  'trailer',
  'te',
  'http2-settings',
  'proxy-connection',
])

type ReadHeaders = Partial<Record<ReadName, string>>

/** Returns the headers from `start` on; undefined if one is not plain. */
function readHeaders(head: string, start: number): ReadHeaders | undefined {
  const headers: ReadHeaders = {}
  HEADER_LINE.lastIndex = start
  while (HEADER_LINE.lastIndex < head.length) {
    const line = HEADER_LINE.exec(head)
    if (line === null) return undefined
    const field = line[1]?.toLowerCase() ?? ''
    if (UNPLAIN.has(field)) return undefined
    const name = readNames.get(field)
    if (name === undefined) continue
    if (headers[name] !== undefined) return undefined
    headers[name] = line[2] ?? ''
  }
  return headers
}

function isPlain({ host, connection = 'keep-alive', 'content-length': length = '' }: ReadHeaders, bodyBytes: number) {
  return (
    host !== undefined && /^keep-alive$/i.test(connection) && /^\d{1,8}$/.test(length) && Number(length) === bodyBytes
  )
}

/** Returns whether a request has the same head as the one before, byte for byte, as most do. */
function isRepeated(chunk: Buffer, { bytes, bodyLength }: RequestHead): boolean {
  return chunk.length === bytes.length + bodyLength && chunk.compare(bytes, 0, bytes.length, 0, bytes.length) === 0
}

/**
 * Returns the parser of the form that nearly all clients send: one whole request to an RPC path in one chunk, without
 * bytes after it. It returns undefined for everything else, and Node's parser reads the same bytes. So no two parsers can
 * see different ends of a request, which request smuggling needs.
 */
export function createRequestParser({ networks, defaultNetwork, bodyLimitBytes }: ParserOptions) {
  const targets = new Map(networks.map((network) => [`${network}`, { route: `/${network}`, network }]))
  const home = { route: '/', network: defaultNetwork }

  function readNew(chunk: Buffer): PlainRequest | undefined {
    const headEnd = chunk.subarray(0, MAX_HEAD_BYTES).indexOf('\r\n\r\n')
    const body = chunk.subarray(headEnd + 4)
    if (headEnd === -1 || body.length > bodyLimitBytes) return undefined
    const text = chunk.toString('latin1', 0, headEnd + 2)
    const line = REQUEST_LINE.exec(text)
    if (line === null) return undefined
    const [{ length: start }, name, key] = line
    const target = name === undefined ? home : targets.get(name)
    const headers = readHeaders(text, start)
    if (target === undefined || headers === undefined || !isPlain(headers, body.length)) return undefined
    const bytes = new Uint8Array(chunk.subarray(0, headEnd + 4))
    return { head: { ...target, key, headers, bytes, bodyLength: body.length }, body }
  }

  return function parseRequest(chunk: Buffer, last?: RequestHead): PlainRequest | undefined {
    if (last === undefined || !isRepeated(chunk, last)) return readNew(chunk)
    return { head: last, body: chunk.subarray(last.bytes.length) }
  }
}
