import { keccak256 } from '../../src/crypto/keccak.ts'

/*
 * A verifier of proofs as a reader of docs/guides/proofs.md would write it: it knows the encoding of unitrie nodes, RLP
 * strings and keccak, and nothing of src/state.
 */

const EMPTY_ROOT = '56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421'

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text.replace(/^0x/, ''), 'hex'))

/** The string in an RLP item. */
function unwrap(item: Uint8Array): Uint8Array {
  const first = item[0] ?? 0
  if (first < 0x80 && item.length === 1) return item
  if (first < 0xb8) return item.subarray(1)
  return item.subarray(1 + first - 0xb7)
}

type Child = { readonly hash: string } | { readonly message: Uint8Array }

interface Node {
  /** One character for each bit. */
  readonly path: string
  readonly children: readonly [Child | undefined, Child | undefined]
  readonly value: Uint8Array | { readonly hash: string; readonly length: number } | undefined
}

function bitsOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
}

/** Reads the parts of a message one after the other. */
function createReader(message: Uint8Array) {
  let at = 0
  const take = (count: number) => {
    if (at + count > message.length) throw new Error('a message ends too early')
    at += count
    return message.subarray(at - count, at)
  }
  const byte = () => take(1)[0] ?? 0
  const little = (count: number) => take(count).reduceRight((sum, one) => 256 * sum + one, 0)
  return {
    take,
    byte,
    varInt() {
      const first = byte()
      return first < 0xfd ? first : little(first === 0xfd ? 2 : first === 0xfe ? 4 : 8)
    },
    rest: () => message.subarray(at),
  }
}

function parse(message: Uint8Array): Node {
  const reader = createReader(message)
  const flags = reader.byte()
  if (flags >> 6 !== 1) throw new Error('not a node of the unitrie')
  const pathLength = () => {
    const first = reader.byte()
    if (first === 0xff) return reader.varInt()
    return first < 32 ? first + 1 : first + 128
  }
  const path = () => {
    const length = pathLength()
    return bitsOf(reader.take(Math.ceil(length / 8))).slice(0, length)
  }
  const child = (isThere: boolean, isEmbedded: boolean): Child | undefined => {
    if (!isThere) return undefined
    return isEmbedded ? { message: reader.take(reader.byte()) } : { hash: hex(reader.take(32)) }
  }
  const shared = (flags & 0x10) === 0 ? '' : path()
  const left = child((flags & 8) !== 0, (flags & 2) !== 0)
  const right = child((flags & 4) !== 0, (flags & 1) !== 0)
  if (left !== undefined || right !== undefined) reader.varInt()
  const rest = reader.rest()
  const long =
    (flags & 0x20) === 0
      ? undefined
      : { hash: hex(rest.subarray(0, 32)), length: Number(`0x${hex(rest.subarray(32))}`) }
  return { path: shared, children: [left, right], value: long ?? (rest.length === 0 ? undefined : rest) }
}

/**
 * The value at a key, undefined when there is none, as the proof's items show it to whoever trusts the root. Throws when
 * they do not, or when one of them is of no use.
 */
export function verifyProof(root: string, key: Uint8Array, items: readonly string[]): Uint8Array | undefined {
  const left = items.map((item) => unwrap(bytesOf(item)))
  const next = (hash: string): Uint8Array => {
    const item = left.shift()
    if (item === undefined || hex(keccak256(item)) !== hash) throw new Error(`the proof lacks ${hash}`)
    return item
  }
  const trusted = root.replace(/^0x/, '')
  const value = trusted === EMPTY_ROOT ? undefined : walk(next(trusted), bitsOf(key), next)
  if (left.length > 0) throw new Error('the proof has more than it takes')
  return value
}

function walk(message: Uint8Array, bits: string, next: (hash: string) => Uint8Array): Uint8Array | undefined {
  const { path, children, value } = parse(message)
  if (!bits.startsWith(path)) return undefined
  const rest = bits.slice(path.length)
  if (rest !== '') {
    const child = children[rest[0] === '1' ? 1 : 0]
    if (child === undefined) return undefined
    return walk('message' in child ? child.message : next(child.hash), rest.slice(1), next)
  }
  if (value === undefined || value instanceof Uint8Array) return value
  const long = next(value.hash)
  if (long.length !== value.length) throw new Error('a long value has another length')
  return long
}

const PREFIX_BYTES = 10
const prefixed = (bytes: Uint8Array) => [...keccak256(bytes).subarray(0, PREFIX_BYTES), ...bytes]

/** Where an account is in the unitrie. */
export function keyOfAccount(address: string): Uint8Array {
  return Uint8Array.from([0, ...prefixed(bytesOf(address))])
}

/** Where a storage cell is, by its 32-byte slot. */
export function keyOfCell(address: string, slot: string): Uint8Array {
  const bytes = bytesOf(slot)
  const first = bytes.findIndex((byte) => byte !== 0)
  const stripped = first < 0 ? [0] : bytes.subarray(first)
  return Uint8Array.from([...keyOfAccount(address), 0, ...keccak256(bytes).subarray(0, PREFIX_BYTES), ...stripped])
}
