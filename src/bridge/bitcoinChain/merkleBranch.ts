import { type Bytes, concatBytes } from '../../base/bytes.ts'
import { looksLikeTransaction } from '../../bitcoin/looksLikeTransaction.ts'
import { doubleSha256 } from '../../crypto/sha256.ts'
import { type Items, PrecompileFailure } from '../../evm/nativeContracts.ts'

const MAX_HASHES = 32

/** Throws a `PrecompileFailure` if a branch is too long, or its path has more bits than the branch has hashes. */
export function checkBranch(hashes: Items<Bytes>, path: number): void {
  if (hashes.length > MAX_HASHES) throw new PrecompileFailure('a merkle branch has at most 32 hashes')
  if (path > 0 && path.toString(2).length > hashes.length) throw new PrecompileFailure('path is longer than its branch')
}

/**
 * Returns the Merkle root for a transaction and its branch. All hashes are in display order. A set bit in `path` means
 * that the hash of the branch is on the left. Throws a `PrecompileFailure` if a node could be a transaction.
 */
export function reduceBranch(leaf: Bytes, hashes: Items<Bytes>, path: number): Bytes {
  return [...hashes].reduce((node, hash, i) => (((path >> i) & 1) === 1 ? join(hash, node) : join(node, hash)), leaf)
}

function join(left: Bytes, right: Bytes): Bytes {
  if (looksLikeTransaction(concatBytes(left, right))) throw new PrecompileFailure('a node could be a transaction')
  return doubleSha256(concatBytes(left.toReversed(), right.toReversed())).reverse()
}
