import { type Bytes, concatBytes, equalBytes, HASH_BYTES } from '../base/bytes.ts'
import {
  BLOCK_BYTES,
  decodeSha256State,
  encodeSha256State,
  resumeSha256,
  sha256,
  sha256Midstate,
} from '../crypto/sha256.ts'
import { lastIndexOfBytes } from './search.ts'
import { encodeVarInt } from './varInt.ts'

/** Tag before the commitment to a Rootstock block in a coinbase transaction. */
export const MERGED_MINING_TAG = new TextEncoder().encode('RSKBLOCK:')

const COUNT_BYTES = 8
const MIDSTATE_BYTES = COUNT_BYTES + 32
const OP_RETURN = 0x6a
const SUBSIDY_SATOSHI = 5_000_000_000n

/**
 * A coinbase transaction whose beginning is replaced by its hash state (protocol/mining#compressed-coinbase).
 */
export interface CompressedCoinbase {
  /** Number of omitted bytes. */
  readonly count: bigint
  readonly state: Uint32Array
  readonly tail: Bytes
}

const LOCK_TIME = new Uint8Array(4)

/**
 * Creates a coinbase transaction without payments that commits to a Rootstock block. A different `extraNonce` makes a
 * different transaction. The tag follows the 64th byte, so that the beginning can be compressed.
 */
export function createCoinbase(hashForMergedMining: Bytes, extraNonce: bigint): Bytes {
  return concatBytes(beginningOf(extraNonce), hashForMergedMining, LOCK_TIME)
}

/** Returns everything before the hash of the Rootstock block. */
const beginningOf = rememberLast((extraNonce: bigint) =>
  concatBytes(
    Uint8Array.of(1, 0, 0, 0), // version
    encodeVarInt(1),
    new Uint8Array(32), // no previous transaction
    new Uint8Array(4).fill(0xff),
    withLength(concatBytes(Uint8Array.of(COUNT_BYTES), uint64(extraNonce))),
    new Uint8Array(4).fill(0xff), // sequence
    encodeVarInt(2),
    uint64(SUBSIDY_SATOSHI),
    withLength(new Uint8Array(25).fill(OP_RETURN)),
    uint64(0n),
    encodeVarInt(2 + MERGED_MINING_TAG.length + HASH_BYTES),
    Uint8Array.of(OP_RETURN, MERGED_MINING_TAG.length + HASH_BYTES),
    MERGED_MINING_TAG,
  ),
)

/** Remembers the last result of a function. Blocks that are mined here have one extra nonce, so that they begin alike. */
function rememberLast<K, V>(compute: (key: K) => V, isEqual: (a: K, b: K) => boolean = Object.is): (key: K) => V {
  let last: { readonly key: K; readonly value: V } | undefined
  return (key) => {
    if (last === undefined || !isEqual(last.key, key)) last = { key, value: compute(key) }
    return last.value
  }
}

function withLength(bytes: Bytes): Bytes {
  return concatBytes(encodeVarInt(bytes.length), bytes)
}

function uint64(value: bigint): Bytes {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, value, true)
  return bytes
}

/** Returns the hash after the last tag of a whole coinbase; undefined without a tag. */
export function findCommitment(coinbase: Bytes): Bytes | undefined {
  const tag = lastIndexOfBytes(coinbase, MERGED_MINING_TAG)
  const start = tag + MERGED_MINING_TAG.length
  return tag < 0 || start + HASH_BYTES > coinbase.length ? undefined : coinbase.subarray(start, start + HASH_BYTES)
}

const stateAfter = rememberLast((blocks: Bytes) => encodeSha256State(sha256Midstate(blocks)), equalBytes)

/** Compresses a coinbase before the 64-byte block with its last tag: count (8 bytes) || state (32) || the rest. */
export function compressCoinbase(coinbase: Bytes): Bytes {
  const tag = lastIndexOfBytes(coinbase, MERGED_MINING_TAG)
  if (tag < 0) throw new RangeError('the coinbase has no merged mining tag')
  const count = tag - (tag % BLOCK_BYTES)
  const state = stateAfter(coinbase.slice(0, count))
  const header = new Uint8Array(COUNT_BYTES)
  new DataView(header.buffer).setBigUint64(0, BigInt(count))
  return concatBytes(header, state, coinbase.subarray(count))
}

/** Returns the parts of a compressed coinbase; undefined if it is too short. */
export function parseCompressedCoinbase(bytes: Bytes): CompressedCoinbase | undefined {
  if (bytes.length < MIDSTATE_BYTES) return undefined
  const count = new DataView(bytes.buffer, bytes.byteOffset, COUNT_BYTES).getBigUint64(0)
  const state = decodeSha256State(bytes.subarray(COUNT_BYTES, MIDSTATE_BYTES))
  return { count, state, tail: bytes.subarray(MIDSTATE_BYTES) }
}

/** Computes the transaction id in internal order from the hash state and the rest. */
export function coinbaseId({ count, state, tail }: CompressedCoinbase): Bytes {
  return sha256(resumeSha256(state, count, tail))
}
