import { type Bytes, concatBytes, equalBytes } from '../base/bytes.ts'
import { doubleSha256 } from '../crypto/sha256.ts'
import { looksLikeTransaction } from './looksLikeTransaction.ts'
import { decodeVarInt } from './varInt.ts'

const COUNT_BYTES = 4
const HASH_BYTES = 32
/** A transaction takes at least 60 bytes of a block's million. */
const MAX_TRANSACTIONS = Math.floor(1_000_000 / 60)

/**
 * What the longest tree has that the reference takes: a hash for each transaction, a flag for each of fewer than three
 * nodes for each, and two counts. A tree that proves the coinbase alone, as miners made them, has 16 hashes.
 */
export const MAX_PARTIAL_TREE_BYTES =
  COUNT_BYTES + MAX_TRANSACTIONS * HASH_BYTES + Math.ceil((3 * MAX_TRANSACTIONS) / 8) + 2 * 9

/** What a partial merkle tree proves; hashes in internal order. */
export interface ProvenTransactions {
  readonly merkleRoot: Bytes
  readonly transactionIds: readonly Bytes[]
}

interface Parts {
  readonly transactionCount: number
  readonly hashes: readonly Bytes[]
  /** Whether a node lies above a proven transaction, from the root down; the lowest bit of each byte comes first. */
  readonly flags: Bytes
}

/**
 * Opens a partial merkle tree (BIP 37), as blocks from before RSKIP-92 have it for a proof; undefined when it is
 * malformed, has more than it needs or has a node that could be a transaction.
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
    // Else the same root would stand for two lists of transactions (CVE-2012-2459).
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
    if (error instanceof RangeError) return undefined // a length that is cut off or beyond the end
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
