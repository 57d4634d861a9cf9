import { setImmediate } from 'node:timers/promises'
import { type Bytes, concatBytes, joinBytes } from '../base/bytes.ts'
import { doubleSha256 } from '../crypto/sha256.ts'
import { encodeVarInt } from './varInt.ts'

/** Number of hashes between yields, about 2 ms. */
const HASHES_PER_TURN = 2 ** 10

/** The path from a block's first transaction to its merkle root. */
export interface CoinbaseBranch {
  /** Sibling hash at each level from the leaves up, in internal order. */
  readonly siblings: readonly Bytes[]
  readonly transactionCount: number
}

/** Computes the branch of the first of these ids (internal order, at least one). Yields to the event loop. */
export async function branchOfFirst(ids: readonly Bytes[]): Promise<CoinbaseBranch> {
  const siblings: Bytes[] = []
  let level = ids
  while (level.length > 1) {
    const [first, second = first] = level
    if (second !== undefined) siblings.push(second)
    level = await levelAbove(level)
  }
  return { siblings, transactionCount: ids.length }
}

async function levelAbove(level: readonly Bytes[]): Promise<Bytes[]> {
  const above: Bytes[] = []
  for (let i = 0; i < level.length; i += 2) {
    const left = level[i] ?? new Uint8Array(0)
    above.push(doubleSha256(concatBytes(left, level[i + 1] ?? left))) // the last hash of an odd number is its own sibling
    if (above.length % HASHES_PER_TURN === 0) await setImmediate()
  }
  return above
}

/** Encodes the branch for blocks from RSKIP-92 on: its hashes in display order, concatenated. */
export function encodeMerkleProof({ siblings }: CoinbaseBranch): Bytes {
  return joinBytes(siblings.map((sibling) => sibling.toReversed()))
}

/** Encodes the branch for older blocks: a partial merkle tree (BIP-37) that proves the coinbase alone. */
export function encodePartialMerkleTree(coinbaseId: Bytes, { siblings, transactionCount }: CoinbaseBranch): Bytes {
  const count = new Uint8Array(4)
  new DataView(count.buffer).setUint32(0, transactionCount, true)
  const hashes = [coinbaseId, ...siblings]
  // First the path down to the coinbase, then the siblings, below which nothing is proven.
  const flags = new Uint8Array(Math.ceil((hashes.length + siblings.length) / 8))
  for (let i = 0; i < hashes.length; i++) flags[i >> 3] = (flags[i >> 3] ?? 0) | (1 << (i & 7))
  return concatBytes(count, encodeVarInt(hashes.length), ...hashes, encodeVarInt(flags.length), flags)
}
