import type { NetworkName } from '../../../chainspec/network.ts'
import type { PostHeaders } from '../requestPipeline.ts'

/**
 * What stands before the body, as a connection remembers it: nothing here refers to the chunk that it came in, which
 * may be long.
 */
export interface PlainHead {
  /** As the framework names it, without the key. */
  readonly route: string
  readonly network: NetworkName
  readonly key: string | undefined
  readonly headers: PostHeaders
  readonly bytes: Uint8Array
  readonly bodyLength: number
}

/** A request of the one shape that is read here. */
export interface PlainPost {
  readonly head: PlainHead
  readonly body: Buffer
}

export interface PlainPaths {
  readonly networks: readonly NetworkName[]
  /** What `/` means. */
  readonly defaultNetwork: NetworkName
  readonly bodyLimitBytes: number
}

const MAX_HEAD_BYTES = 4096
const REQUEST_LINE = /^POST \/(?:([a-z]+)(?:\/([\w-]{1,128}))?)? HTTP\/1\.1\r\n/
/**
 * RFC 9112, 5, less what is rare: values are visible ASCII, not empty, and have at most one space before them and none
 * after.
 */
const HEADER_LINE = /([\w!#$%&'*+.^`|~-]+): ?([!-~](?:[ -~]*[!-~])?)\r\n/y

/** What is read; each stands there once at most. */
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
  'x-real-ip',
  'user-agent',
] as const
type ReadName = (typeof READ)[number]
const readNames = new Map<string, ReadName>(READ.map((name) => [name, name]))

/** What asks for another way of reading, of answering, or of going on; Node takes Proxy-Connection for Connection. */
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

/** The fields from `start` on, or undefined when there is anything about them that is not plain. */
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

/**
 * Whether a request has the head of the one before byte for byte, and so means the same, as most do on a connection.
 */
function isRepeated(chunk: Buffer, { bytes, bodyLength }: PlainHead): boolean {
  return chunk.length === bytes.length + bodyLength && chunk.compare(bytes, 0, bytes.length, 0, bytes.length) === 0
}

/**
 * Builds what recognises the shape in which nearly all clients send: one whole request to an RPC path in one chunk,
 * nothing after it. It returns undefined for everything else and has no opinion about that: then Node's parser reads
 * the same bytes. So no two readers can see different ends of a request, which is what smuggling would need.
 */
export function createPlainPostReader({ networks, defaultNetwork, bodyLimitBytes }: PlainPaths) {
  const targets = new Map(networks.map((network) => [`${network}`, { route: `/${network}`, network }]))
  const home = { route: '/', network: defaultNetwork }

  function readNew(chunk: Buffer): PlainPost | undefined {
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

  return function readPlainPost(chunk: Buffer, last?: PlainHead): PlainPost | undefined {
    if (last === undefined || !isRepeated(chunk, last)) return readNew(chunk)
    return { head: last, body: chunk.subarray(last.bytes.length) }
  }
}
