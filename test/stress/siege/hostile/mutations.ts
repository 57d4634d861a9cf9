import { encodeFrame } from './webSocket.ts'

/** Returns a number from 0 up to, but not including, the argument. */
export type Random = (below: number) => number

/** Bytes of one hostile client, in the pieces in which they are sent. */
export interface HostileCase {
  readonly isWebSocket: boolean
  readonly pieces: readonly Buffer[]
}

const ADDRESS = `0x${'11'.repeat(20)}`
const request = (method: string, ...params: readonly unknown[]) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })

/** Requests that the mutations start from. */
const VALID = [
  request('eth_chainId'),
  request('eth_getBalance', ADDRESS, 'latest'),
  request('eth_call', { to: ADDRESS, data: '0x602a60005260206000f3' }, 'latest'),
  request('eth_call', { to: ADDRESS }, 'latest', { [ADDRESS]: { balance: '0x1', stateDiff: { '0x1': '0x2' } } }),
  request('eth_simulateV1', { blockStateCalls: [{ calls: [{ to: ADDRESS }] }] }, 'latest'),
  request('eth_getLogs', { fromBlock: '0x0', toBlock: 'latest', topics: [[null, `0x${'ee'.repeat(32)}`]] }),
  request('eth_sendRawTransaction', `0xf8${'ab'.repeat(110)}`),
  request('web3_sha3', '0x00'),
  request('eth_subscribe', 'newHeads'),
  `[${request('eth_blockNumber')},${request('eth_gasPrice')}]`,
]
const CONTENT_TYPES = ['application/json', 'application/json; charset=utf-8', 'text/plain', '', 'x'.repeat(300)]
const TOKENS = [
  '[]',
  '{}',
  '"',
  '\\u0000',
  '\\ud800',
  '1e999',
  '-0',
  'null',
  ',',
  '[[[[',
  '}}}}',
  '\u0000',
  '9'.repeat(99),
]
const MAX_PIECES = 12
/** One case in this many is long. */
const LONG_CASES = 200
const LONG_BYTES = 6_000_000
const SHORT_BYTES = 3_000

const pick = <T>(random: Random, values: readonly T[]): T => values[random(values.length)] as T
const isOneOf = (random: Random, count: number) => random(count) === 0

/** Returns a size that is small, near a power of two, or in rare cases beyond the limit of a body. */
function pickSize(random: Random): number {
  if (isOneOf(random, LONG_CASES)) return random(LONG_BYTES)
  return isOneOf(random, 2) ? random(SHORT_BYTES) : Math.max(0, 2 ** random(12) + random(3) - 1)
}

const MUTATIONS: readonly ((body: string, random: Random) => string)[] = [
  (body) => body,
  (body, random) => body.slice(0, random(body.length + 1)),
  (body, random) => {
    const at = random(body.length + 1)
    return body.slice(0, at) + pick(random, TOKENS) + body.slice(at + random(4))
  },
  (body, random) => {
    const [from, to] = [random(body.length + 1), random(body.length + 1)]
    return body.slice(0, to) + body.slice(from)
  },
  (body, random) => {
    const depth = pickSize(random)
    return '['.repeat(depth) + body + ']'.repeat(isOneOf(random, 4) ? random(depth + 1) : depth)
  },
  (body, random) => `[${Array(pickSize(random) >> 2).fill(pick(random, [...TOKENS, body.slice(0, 40)]))}]`,
  (body, random) =>
    body.replace(/"(?:0x|latest)[^"]*"/, JSON.stringify(pick(random, ['"', 'a', 'é']).repeat(pickSize(random)))),
  (body, random) => body.replace(/\{/, `{${`"k${random(9)}":[],`.repeat(pickSize(random) >> 3)}`),
  (body, random) => ' '.repeat(pickSize(random)) + body,
  (_body, random) => Buffer.from(Array.from({ length: random(200) }, () => random(256))).toString('latin1'),
]

function mutate(random: Random): Buffer {
  let body = pick(random, VALID)
  for (let i = random(3); i >= 0; i--) body = pick(random, MUTATIONS)(body, random)
  return Buffer.from(body, isOneOf(random, 8) ? 'latin1' : 'utf8')
}

/** Returns a client's bytes for this path. */
export function createCase(path: string, random: Random): HostileCase {
  const isWebSocket = isOneOf(random, 3)
  const bytes = isWebSocket ? frames(random) : requests(path, random)
  return { isWebSocket, pieces: cut(bytes, random) }
}

/** Returns one to three requests, which may be pipelined behind an incomplete one. */
function requests(path: string, random: Random): Buffer {
  return Buffer.concat(Array.from({ length: 1 + random(3) }, () => httpRequest(path, random)))
}

function httpRequest(path: string, random: Random): Buffer {
  const body = mutate(random)
  const isChunked = isOneOf(random, 3)
  const lines = [
    `POST ${isOneOf(random, 10) ? '/regtest' : path} HTTP/1.${isOneOf(random, 10) ? 0 : 1}`,
    'Host: 127.0.0.1',
    `Content-Type: ${isOneOf(random, 4) ? pick(random, CONTENT_TYPES) : 'application/json'}`,
    ...(isChunked ? ['Transfer-Encoding: chunked'] : []),
    ...(isChunked && random(20) > 0 ? [] : [`Content-Length: ${contentLength(body.length, random)}`]),
    ...(isOneOf(random, 10)
      ? [pick(random, ['Expect: 100-continue', 'Connection: close', 'Connection: Upgrade', 'Upgrade: h2c'])]
      : []),
  ]
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), isChunked ? chunks(body, random) : body])
}

function contentLength(length: number, random: Random): string {
  if (random(6) > 0) return `${length}`
  return pick(random, [
    `${length + random(100)}`,
    `${random(length + 1)}`,
    '-1',
    '5242880',
    '5242881',
    '99999999999999999999',
    '0x10',
  ])
}

/** Splits a body into chunks of one size, some of which are malformed. */
function chunks(body: Buffer, random: Random): Buffer {
  const size = body.length > SHORT_BYTES ? 1 + random(60_000) : 1 + random(pick(random, [1, 10, 1000]))
  const parts: Buffer[] = []
  for (let at = 0; at < body.length; at += size) {
    const part = body.subarray(at, at + size)
    const claimed = isOneOf(random, 500) ? random(100) : part.length
    const extension = isOneOf(random, 50) ? `;${'e'.repeat(random(300))}` : ''
    parts.push(Buffer.from(`${claimed.toString(16)}${extension}\r\n`), part, Buffer.from('\r\n'))
  }
  return Buffer.concat([...parts, Buffer.from(isOneOf(random, 6) ? '' : '0\r\n\r\n')])
}

/** Returns messages in fragments, with control frames between them. Some frames are invalid. */
function frames(random: Random): Buffer {
  return Buffer.concat(Array.from({ length: 1 + random(6) }, () => message(random)))
}

function message(random: Random): Buffer {
  if (isOneOf(random, 4)) {
    const frame = encodeFrame(random(16), Buffer.alloc(random(140), random(256)), random(4) > 0)
    return Buffer.concat(Array(1 + random(50)).fill(frame))
  }
  const body = mutate(random)
  const size = Math.max(1, isOneOf(random, 3) ? Math.ceil(body.length / (1 + random(300))) : body.length)
  const parts: Buffer[] = []
  for (let at = 0; at <= body.length; at += size) {
    const isLast = at + size > body.length
    parts.push(encodeFrame(at === 0 ? 1 : 0, body.subarray(at, at + size), isLast))
    if (isOneOf(random, 10)) parts.push(encodeFrame(9 + random(2), Buffer.alloc(random(126))))
  }
  const bytes = Buffer.concat(parts)
  if (isOneOf(random, 6)) bytes[random(bytes.length)] = random(256)
  return isOneOf(random, 8) ? bytes.subarray(0, random(bytes.length)) : bytes
}

/** Cuts bytes into pieces at random places. */
function cut(bytes: Buffer, random: Random): Buffer[] {
  const places = Array.from({ length: random(MAX_PIECES) }, () => random(bytes.length + 1)).toSorted((a, b) => a - b)
  return [0, ...places].map((from, index) => bytes.subarray(from, places[index] ?? bytes.length))
}
