import { setImmediate } from 'node:timers/promises'
import { type Bytes, concatBytes, joinBytes } from '../base/bytes.ts'
import { doubleSha256 } from '../crypto/sha256.ts'
import { encodeVarInt } from './varInt.ts'

/** About 2 ms of hashing between yields. */
const HASHES_PER_TURN = 2 ** 10

/** What leads from a block's first transaction to its merkle root. */
export interface CoinbaseBranch {
  /** The hash beside the path at each level, from the leaves up; in internal order. */
  readonly siblings: readonly Bytes[]
  readonly transactionCount: number
}

/** Returns the branch of the first of these ids (internal order), of which there is at least one; yields to the event loop. */
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
    above.push(doubleSha256(concatBytes(left, level[i + 1] ?? left))) // the last of an odd count is its own sibling
    if (above.length % HASHES_PER_TURN === 0) await setImmediate()
  }
  return above
}

/** Returns the branch as blocks carry it from RSKIP-92 on: its hashes in display order, concatenated. */
export function encodeMerkleProof({ siblings }: CoinbaseBranch): Bytes {
  return joinBytes(siblings.map((sibling) => sibling.toReversed()))
}

/** Returns the branch as blocks carried it before: a partial merkle tree (BIP 37) that proves the coinbase alone. */
export function encodePartialMerkleTree(coinbaseId: Bytes, { siblings, transactionCount }: CoinbaseBranch): Bytes {
  const count = new Uint8Array(4)
  new DataView(count.buffer).setUint32(0, transactionCount, true)
  const hashes = [coinbaseId, ...siblings]
  // Down the path to the coinbase, then the siblings, which stand above nothing that is proven.
  const flags = new Uint8Array(Math.ceil((hashes.length + siblings.length) / 8))
  for (let i = 0; i < hashes.length; i++) flags[i >> 3] = (flags[i >> 3] ?? 0) | (1 << (i & 7))
  return concatBytes(count, encodeVarInt(hashes.length), ...hashes, encodeVarInt(flags.length), flags)
}
