import { LRUCache } from 'lru-cache'
import type { Bytes } from '../base/bytes.ts'
import { bytesToText } from '../base/bytesToText.ts'
import { keccak256 } from '../crypto/keccak.ts'
import type { Log } from './log.ts'

const BLOOM_BYTES = 256
const BITS_OF_ITEM = 3
const MAX_KNOWN_ITEMS = 2_000

/** The filter of no logs, which transfers share. It must not be modified. */
const EMPTY_BLOOM = new Uint8Array(BLOOM_BYTES)

/** Creates the 256-byte filter of the addresses and topics of these logs, as in Ethereum. */
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

/**
 * Builds a function that returns false if no log of a filter has an address or topic among `items`. The items are
 * hashed once, here.
 */
export function createBloomTest(items: readonly Bytes[]): (bloom: Bytes) => boolean {
  const bits = Uint16Array.from(items.flatMap(bitNumbersOf))
  return (bloom) => {
    const isSet = (at: number) => hasBit(bloom, bits[at] ?? 0)
    for (let at = 0; at < bits.length; at += BITS_OF_ITEM) if (isSet(at) && isSet(at + 1) && isSet(at + 2)) return true
    return false
  }
}

/** One bit of a filter. */
interface Bit {
  readonly index: number
  readonly mask: number
}

/** Maximum number of cached items. Most logs have the same few addresses and topics. */
const bitsOfItems = new LRUCache<string, readonly Bit[]>({ max: MAX_KNOWN_ITEMS })

/** Returns the three bits of an item, from the cache if possible. */
function bitsOf(item: Bytes): readonly Bit[] {
  const name = bytesToText(item, 'latin1')
  const known = bitsOfItems.get(name)
  if (known !== undefined) return known
  const bits = bitNumbersOf(item).map((bit) => ({ index: BLOOM_BYTES - 1 - (bit >> 3), mask: 1 << (bit & 7) }))
  bitsOfItems.set(name, bits)
  return bits
}

/**
 * Computes the three bit numbers of an item, each from two bytes of its hash. Bit 0 is the lowest bit of the last byte.
 */
function bitNumbersOf(item: Bytes): number[] {
  const hash = keccak256(item)
  return [0, 2, 4].map((at) => ((hash[at] ?? 0) * 256 + (hash[at + 1] ?? 0)) % (BLOOM_BYTES * 8))
}

function hasBit(bloom: Bytes, bit: number): boolean {
  return ((bloom[BLOOM_BYTES - 1 - (bit >> 3)] ?? 0) & (1 << (bit & 7))) !== 0
}

/** Returns the union of filters. */
export function joinBlooms(blooms: readonly Bytes[]): Bytes {
  const joined = new Uint8Array(BLOOM_BYTES)
  for (const bloom of blooms) {
    if (bloom === EMPTY_BLOOM) continue
    for (let i = 0; i < BLOOM_BYTES; i++) joined[i] = (joined[i] ?? 0) | (bloom[i] ?? 0)
  }
  return joined
}
