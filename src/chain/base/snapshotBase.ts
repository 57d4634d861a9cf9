import type { Bytes } from '../../base/bytes.ts'
import { fromHex, toHex } from '../../base/hex.ts'
import { genesisNumber, type Network } from '../../chainspec/network.ts'
import type { MetaReader, MetaWriter } from '../../storage/store.ts'

/**
 * Number of blocks up to the base that execution above it may read: contracts can ask BlockHeader for 4,000 blocks, and REMASC pays
 * for a block that is 4,000 blocks old. Fork detection, BLOCKHASH and the rules of uncles need fewer.
 */
export const BLOCKS_OF_EXECUTION = 4_000

/** The block at which a chain begins whose state is from a state file. Its genesis block is stored, too. */
export interface SnapshotBase {
  readonly number: number
  readonly hash: Bytes
  /** Height of the lowest block above genesis that is stored. All blocks between it and the base are. */
  readonly lowest: number
}

/** Name of the row in the meta table. */
const META = 'snapshot base'

/** Returns the base of a chain; undefined if the chain begins with its genesis. */
export async function readSnapshotBase(meta: MetaReader): Promise<SnapshotBase | undefined> {
  const [number, hash, lowest] = (await meta.get(META))?.split(' ') ?? []
  if (hash === undefined) return undefined
  return { number: Number(number), hash: fromHex(hash), lowest: Number(lowest) }
}

/** Writes the base of a chain. */
export function writeSnapshotBase(meta: MetaWriter, { number, hash, lowest }: SnapshotBase): void {
  meta.set(META, `${number} ${toHex(hash)} ${lowest}`)
}

/** Returns the height of the lowest block that the execution above a base may read. */
export function lowestOfExecution(network: Network, base: number): number {
  return Math.max(genesisNumber(network) + 1, base + 1 - BLOCKS_OF_EXECUTION)
}
