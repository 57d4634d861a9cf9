import { type HostileAttack, LONG_BODY } from '../hostileAttack.ts'
import { postHead, type Target } from '../target.ts'

/** Bytes of data in parameters of 5.2 MB. */
const DATA_BYTES = 2_590_000
const BATCH = 50
const CONNECTIONS = { full: 4, small: 2 }

const list = (item: string) => `[${Array(Math.floor(LONG_BODY / (item.length + 1))).fill(item)}]`
const request = (method: string, ...params: readonly unknown[]) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
const hex = (bytes: number) => 'ab'.repeat(bytes)

/** Returns a transaction whose data has this many bytes. Its signature is arbitrary. */
function rawTransaction(dataBytes: number): string {
  const length = (bytes: number) => bytes.toString(16).padStart(6, '0')
  const before = `01843b9aca00835b8d8094${'11'.repeat(20)}80`
  const fields = `${before}ba${length(dataBytes)}${hex(dataBytes)}62a0${'22'.repeat(32)}a0${'33'.repeat(32)}`
  return `0xfa${length(fields.length / 2)}${fields}`
}

/** Sends a body on each connection, and again after each response. */
export function repeatBody(target: Target, connections: number, text: string): void {
  const body = Buffer.from(text)
  target.keepConnections(connections, (connection) => {
    const head = postHead(target.address.path, [`Content-Length: ${body.length}`])
    connection.onResponse = () => {
      connection.socket.write(head)
      connection.socket.write(body)
    }
    connection.onResponse()
  })
}

const BODIES: readonly (readonly [name: string, title: string, create: () => string])[] = [
  ['arrays', '`[[],[],...]`', () => list('[]')],
  ['objects', '`[{},{},...]`', () => list('{}')],
  ['nested', '`[[[...]]]`', () => '['.repeat(LONG_BODY / 2) + ']'.repeat(LONG_BODY / 2)],
  ['numbers', '`[1,1,...]`', () => list('1')],
  ['string', 'one string', () => JSON.stringify('a'.repeat(LONG_BODY))],
  ['escapes', 'one string of escaped quotes', () => JSON.stringify('"'.repeat(LONG_BODY / 2))],
  [
    'batch',
    `a batch of ${BATCH} calls`,
    () => `[${Array(BATCH).fill(request('eth_call', { data: `0x${hex(DATA_BYTES / BATCH - 100)}` }, 'latest'))}]`,
  ],
  ['call', 'eth_call', () => request('eth_call', { data: `0x${hex(DATA_BYTES)}` }, 'latest')],
  ['sha3', 'web3_sha3', () => request('web3_sha3', `0x${hex(DATA_BYTES)}`)],
  ['send', 'eth_sendRawTransaction', () => request('eth_sendRawTransaction', rawTransaction(DATA_BYTES))],
]

export const longBodies: readonly HostileAttack[] = BODIES.map(([name, title, create]) => ({
  name,
  title: `5.2 MB: ${title}`,
  connections: CONNECTIONS,
  begin: (target, connections) => repeatBody(target, connections, create()),
}))
