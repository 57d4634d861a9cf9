import type { Network } from '../../chainspec/network.ts'
import { decodeBlock } from '../../primitives/block.ts'
import { readSnapshotBase, writeSnapshotBase } from '../../state/snapshotBase.ts'
import { readStateImport } from '../../state/stateImport.ts'
import { damagedRow } from '../../storage/errors.ts'
import type { Store, StoreWriters } from '../../storage/store.ts'
import { InterruptedImport } from '../api/genesisErrors.ts'
import { toBlockRow } from './appendBlock.ts'
import { ensureGenesis, type GenesisOptions, storeRules } from './genesis.ts'
import { type Tip, toTip } from './head.ts'

/**
 * Returns the first block of a chain whose state is from a file; undefined for a store without one. Throws
 * {@link InterruptedImport} if the import is not complete, and `WrongChain` if the chain is one of another network.
 */
export async function findSnapshotTip(
  network: Network,
  store: Store,
  options?: GenesisOptions,
): Promise<Tip | undefined> {
  const imported = await readStateImport(store.meta)
  if (imported?.isComplete === false) throw new InterruptedImport(imported.height)
  const base = await readSnapshotBase(store.meta)
  if (base === undefined) return undefined
  await ensureGenesis(network, store, options)
  const row = await store.blocks.getByHash(base.hash)
  if (row === undefined) throw damagedRow('blocks', base.hash)
  return toTip(row, decodeBlock(row.encoded, network))
}

/** The blocks with which a chain begins. */
export interface FirstBlocks {
  readonly genesis: Tip
  /** Consecutive blocks, oldest first, of which the last one has the state. */
  readonly blocks: readonly Tip[]
}

/** Writes the blocks with which a chain begins. */
export function writeFirstBlocks(network: Network, writers: StoreWriters, { genesis, blocks }: FirstBlocks): void {
  const [lowest, base] = [blocks[0]?.block, blocks.at(-1)?.block]
  if (lowest === undefined || base === undefined) throw new Error('a chain needs a block with a state')
  storeRules(network, writers.meta)
  for (const tip of [genesis, ...blocks]) writeBareBlock(writers, tip)
  const { hash, header } = base
  writeSnapshotBase(writers.meta, { number: header.number, hash, lowest: lowest.header.number })
}

/** Writes a block of the main chain without the results of its execution. */
export function writeBareBlock({ blocks }: StoreWriters, tip: Tip): void {
  blocks.insert(toBlockRow(tip))
  blocks.setMain(tip.block.header.number, tip.block.hash)
}
