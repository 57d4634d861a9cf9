import { type Bytes, concatBytes, equalBytes, HASH_BYTES } from '../base/bytes.ts'
import { doubleSha256 } from '../crypto/sha256.ts'
import { looksLikeTransaction } from './looksLikeTransaction.ts'
import { decodeVarInt } from './varInt.ts'

const COUNT_BYTES = 4
/** Maximum number of transactions of a block: of a million bytes, each takes at least 60. */
const MAX_TRANSACTIONS = Math.floor(1_000_000 / 60)

/**
 * Maximum length of a tree that the reference node accepts: one hash per transaction, one flag for each of fewer than
 * three nodes per transaction, and two counts. A tree of a miner, which proves the coinbase alone, has 16 hashes.
 */
export const MAX_PARTIAL_TREE_BYTES =
  COUNT_BYTES + MAX_TRANSACTIONS * HASH_BYTES + Math.ceil((3 * MAX_TRANSACTIONS) / 8) + 2 * 9

/** The contents of a partial merkle tree. Hashes are in internal order. */
export interface ProvenTransactions {
  readonly merkleRoot: Bytes
  readonly transactionIds: readonly Bytes[]
}

interface Parts {
  readonly transactionCount: number
  readonly hashes: readonly Bytes[]
  /** Whether a node is above a proven transaction, from the root down. The lowest bit of each byte comes first. */
  readonly flags: Bytes
}

/**
 * Verifies a partial merkle tree (BIP-37), the proof of blocks before RSKIP-92. Undefined if it is malformed, has
 * excess data or has a node that could be a transaction.
 */
export function openPartialMerkleTree(bytes: Bytes): ProvenTransactions | undefined {
  const parts = split(bytes)
  if (parts === undefined || !isPlausible(parts)) return undefined
  const { transactionCount, hashes, flags } = parts
  const transactionIds: Bytes[] = []
  let flagsUsed = 0
  let hashesUsed = 0

  function rootBelow(height: number, position: number): Bytes | undefined {
    if (flagsUsed >= flags.length * 8) return undefined
    const isAboveProven = (((flags[flagsUsed >> 3] ?? 0) >> (flagsUsed & 7)) & 1) === 1
    flagsUsed++
    if (height > 0 && isAboveProven) return joinChildren(height - 1, position * 2)
    const hash = hashes[hashesUsed++]
    if (hash !== undefined && isAboveProven) transactionIds.push(hash)
    return hash
  }

  function joinChildren(height: number, position: number): Bytes | undefined {
    const left = rootBelow(height, position)
    const hasRight = position + 1 < widthAt(transactionCount, height)
    const right = hasRight ? rootBelow(height, position + 1) : left
    if (left === undefined || right === undefined) return undefined
    // Otherwise two lists of transactions would have the same root (CVE-2012-2459).
    if (hasRight && equalBytes(left, right)) return undefined
    if (looksLikeTransaction(concatBytes(left.toReversed(), right.toReversed()))) return undefined
    return doubleSha256(concatBytes(left, right))
  }

  const merkleRoot = rootBelow(heightOf(transactionCount), 0)
  const isUsedUp = Math.ceil(flagsUsed / 8) === flags.length && hashesUsed === hashes.length
  return merkleRoot !== undefined && isUsedUp ? { merkleRoot, transactionIds } : undefined
}

function split(bytes: Bytes): Parts | undefined {
  if (bytes.length < COUNT_BYTES) return undefined
  try {
    const hashCount = decodeVarInt(bytes, COUNT_BYTES)
    const hashesEnd = hashCount.end + hashCount.value * HASH_BYTES
    const flagBytes = decodeVarInt(bytes, hashesEnd)
    if (flagBytes.end + flagBytes.value !== bytes.length) return undefined
    const transactionCount = new DataView(bytes.buffer, bytes.byteOffset, COUNT_BYTES).getUint32(0, true)
    const hashes = Array.from({ length: hashCount.value }, (_, index) => {
      const start = hashCount.end + index * HASH_BYTES
      return bytes.subarray(start, start + HASH_BYTES)
    })
    return { transactionCount, hashes, flags: bytes.subarray(flagBytes.end) }
  } catch (error) {
    if (error instanceof RangeError) return undefined // a length that is truncated or beyond the end
    throw error
  }
}

function isPlausible({ transactionCount, hashes, flags }: Parts): boolean {
  const canBeBlock = transactionCount > 0 && transactionCount <= MAX_TRANSACTIONS
  return canBeBlock && hashes.length <= transactionCount && hashes.length <= flags.length * 8
}

function widthAt(transactionCount: number, height: number): number {
  return (transactionCount + (1 << height) - 1) >> height
}

function heightOf(transactionCount: number): number {
  let height = 0
  while (widthAt(transactionCount, height) > 1) height++
  return height
}
