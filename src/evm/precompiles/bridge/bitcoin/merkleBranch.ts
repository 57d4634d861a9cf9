import { type Bytes, concatBytes } from '../../../../base/bytes.ts'
import { doubleSha256 } from '../../../../bitcoin/sha256.ts'
import type { Items } from '../../native/abiCodecs.ts'
import { PrecompileFailure } from '../../precompile.ts'

const MOST_HASHES = 32
const LARGEST_INDEX = 1_000_000
const COINBASE_INDEX = 0xffffffff
const ALL_SATOSHIS = 2_100_000_000_000_000n

/** Throws a `PrecompileFailure` when a branch is too long or its path has bits beyond it. */
export function checkBranch(hashes: Items<Bytes>, path: number): void {
  if (hashes.length > MOST_HASHES) throw new PrecompileFailure('a merkle branch has at most 32 hashes')
  if (path > 0 && path.toString(2).length > hashes.length) throw new PrecompileFailure('path is longer than its branch')
}

/**
 * The root that a branch of the tree leads to from a transaction; all hashes in the order that people read. In `path` a
 * set bit says that the branch's hash is the left one. Throws a `PrecompileFailure` when a node could be a transaction.
 */
export function reduceBranch(leaf: Bytes, hashes: Items<Bytes>, path: number): Bytes {
  return [...hashes].reduce((node, hash, i) => (((path >> i) & 1) === 1 ? join(hash, node) : join(node, hash)), leaf)
}

function join(left: Bytes, right: Bytes): Bytes {
  if (looksLikeTransaction(concatBytes(left, right))) throw new PrecompileFailure('a node could be a transaction')
  return doubleSha256(concatBytes(left.toReversed(), right.toReversed())).reverse()
}

/**
 * Whether 64 bytes could be a transaction, which would let anybody prove transactions that are none. The reference
 * looks at the hashes in the wrong order, and that is consensus.
 */
function looksLikeTransaction(bytes: Bytes): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const outputIndex = view.getUint32(37, true)
  const scriptLength = view.getInt8(41)
  if (view.getInt8(4) !== 1 || (outputIndex > LARGEST_INDEX && outputIndex !== COINBASE_INDEX)) return false
  if (scriptLength < 0 || scriptLength > 4) return false
  const outputs = 42 + scriptLength + 4
  const value = view.getBigInt64(outputs + 1, true)
  if (view.getInt8(outputs) !== 1 || value < 1n || value > ALL_SATOSHIS) return false
  return view.getInt8(outputs + 9) + scriptLength === 4
}
