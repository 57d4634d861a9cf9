import { type Bytes, concatBytes, HASH_BYTES } from '../base/bytes.ts'
import { MERGED_MINING_TAG } from '../bitcoin/coinbase.ts'
import { lastIndexOfBytes } from '../bitcoin/search.ts'
import type { Rules } from '../chainspec/rules.ts'
import { keccak256 } from '../crypto/keccak.ts'
import { hasForkDetectionData } from './forkDetection.ts'
import type { Header } from './header.ts'
import { encodeHeaderForHash, encodeHeaderForMining } from './headerEncoding.ts'

const PREFIX_BYTES = 20

/** Returns the block's hash. */
export function hashHeader(header: Header, rules: Rules): Bytes {
  return keccak256(encodeHeaderForHash(header, rules))
}

/**
 * Returns the 32 bytes that a Bitcoin coinbase commits to (protocol/blocks#hashes). With RSKIP-110 the last 12 bytes
 * are fork detection data: passed in for a new block, read from the coinbase of a mined one.
 */
export function hashForMergedMining(header: Header, rules: Rules, newForkDetectionData?: Bytes): Bytes {
  const base = baseForMergedMining(header)
  if (!hasForkDetectionData(header.number, rules)) return base
  const prefix = base.subarray(0, PREFIX_BYTES)
  const data = newForkDetectionData ?? findForkDetectionData(header, prefix)
  return data === undefined ? base : concatBytes(prefix, data)
}

/**
 * Returns the 12 bytes after the commitment in the header's coinbase; undefined if it commits to something else.
 */
export function getForkDetectionData(header: Header, rules: Rules): Bytes | undefined {
  if (!hasForkDetectionData(header.number, rules)) return undefined
  return findForkDetectionData(header, baseForMergedMining(header).subarray(0, PREFIX_BYTES))
}

function baseForMergedMining(header: Header): Bytes {
  const base = keccak256(encodeHeaderForMining(header))
  if (header.ummRoot?.length !== 20) return base
  return keccak256(concatBytes(base.subarray(0, PREFIX_BYTES), header.ummRoot))
}

function findForkDetectionData(header: Header, prefix: Bytes): Bytes | undefined {
  const coinbase = header.bitcoinMergedMiningCoinbaseTransaction
  const commitment = concatBytes(MERGED_MINING_TAG, prefix)
  const found = lastIndexOfBytes(coinbase, commitment)
  if (found < 0) return undefined
  const start = found + commitment.length
  const end = start + HASH_BYTES - PREFIX_BYTES
  return end <= coinbase.length ? coinbase.subarray(start, end) : undefined
}
