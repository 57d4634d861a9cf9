import type { Bytes } from '../base/bytes.ts'
import { keccak256 } from '../base/keccak.ts'
import type { Log } from './log.ts'

const BLOOM_BYTES = 256

/** The filter over addresses and topics of these logs: 256 bytes, as Ethereum's. */
export function createBloom(logs: readonly Log[]): Bytes {
  const bloom = new Uint8Array(BLOOM_BYTES)
  for (const log of logs) {
    addToBloom(bloom, log.address)
    for (const topic of log.topics) addToBloom(bloom, topic)
  }
  return bloom
}

/** Sets the three bits of `item`: each from two bytes of its hash, counted from the end. */
export function addToBloom(bloom: Uint8Array, item: Bytes): void {
  const hash = keccak256(item)
  for (let i = 0; i < 6; i += 2) {
    const bit = ((hash[i] ?? 0) * 256 + (hash[i + 1] ?? 0)) % (BLOOM_BYTES * 8)
    const index = BLOOM_BYTES - 1 - (bit >> 3)
    bloom[index] = (bloom[index] ?? 0) | (1 << (bit & 7))
  }
}

/** The filter that matches whatever one of these matches. */
export function joinBlooms(blooms: readonly Bytes[]): Bytes {
  const joined = new Uint8Array(BLOOM_BYTES)
  for (const bloom of blooms) {
    for (let i = 0; i < BLOOM_BYTES; i++) joined[i] = (joined[i] ?? 0) | (bloom[i] ?? 0)
  }
  return joined
}
