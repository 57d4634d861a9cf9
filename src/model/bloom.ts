import { LRUCache } from 'lru-cache'
import type { Bytes } from '../base/bytes.ts'
import { bytesToText } from '../base/bytesToText.ts'
import { keccak256 } from '../base/keccak.ts'
import type { Log } from './log.ts'

const BLOOM_BYTES = 256
const MAX_KNOWN_ITEMS = 2_000

/** Nobody changes it: most transactions are transfers, and have this one. */
const EMPTY_BLOOM = new Uint8Array(BLOOM_BYTES)

/** The filter over addresses and topics of these logs: 256 bytes, as Ethereum's. */
export function createBloom(logs: readonly Log[]): Bytes {
  if (logs.length === 0) return EMPTY_BLOOM
  const bloom = new Uint8Array(BLOOM_BYTES)
  for (const log of logs) {
    addToBloom(bloom, log.address)
    for (const topic of log.topics) addToBloom(bloom, topic)
  }
  return bloom
}

/** Sets the three bits of `item`. */
export function addToBloom(bloom: Uint8Array, item: Bytes): void {
  for (const { index, mask } of bitsOf(item)) bloom[index] = (bloom[index] ?? 0) | mask
}

/** False when no log of the filter has this address or topic; true when one may. */
export function mayContain(bloom: Bytes, item: Bytes): boolean {
  return bitsOf(item).every(({ index, mask }) => ((bloom[index] ?? 0) & mask) !== 0)
}

/** One bit of a filter. */
interface Bit {
  readonly index: number
  readonly mask: number
}

/** Each block has logs of the same few addresses and kinds. */
const bitsOfItems = new LRUCache<string, readonly Bit[]>({ max: MAX_KNOWN_ITEMS })

/** Three bits: each from two bytes of the item's hash, counted from the end. */
function bitsOf(item: Bytes): readonly Bit[] {
  const name = bytesToText(item, 'latin1')
  const known = bitsOfItems.get(name)
  if (known !== undefined) return known
  const hash = keccak256(item)
  const bits = [0, 2, 4].map((i) => {
    const bit = ((hash[i] ?? 0) * 256 + (hash[i + 1] ?? 0)) % (BLOOM_BYTES * 8)
    return { index: BLOOM_BYTES - 1 - (bit >> 3), mask: 1 << (bit & 7) }
  })
  bitsOfItems.set(name, bits)
  return bits
}

/** The filter that matches whatever one of these matches. */
export function joinBlooms(blooms: readonly Bytes[]): Bytes {
  const joined = new Uint8Array(BLOOM_BYTES)
  for (const bloom of blooms) {
    if (bloom === EMPTY_BLOOM) continue
    for (let i = 0; i < BLOOM_BYTES; i++) joined[i] = (joined[i] ?? 0) | (bloom[i] ?? 0)
  }
  return joined
}
