import { equalBytes } from '../../base/bytes.ts'
import { diffTries } from '../../state/trie/diffTries.ts'
import type { StateChangeRow, StoreWriters } from '../../storage/store.ts'
import { stateRootOf, type Tip, toTip } from '../canonical/head.ts'
import type { ChainContext } from '../context.ts'
import { type BlockSettings, writeSettings } from '../settings/blockSettings.ts'

/** Where the main chain is set back to. */
export interface EarlierMoment {
  /** A block of the main chain, with the state that was after it. */
  readonly tip: Tip
  readonly settings: BlockSettings
}

/**
 * Makes an older moment of the main chain the newest again, in one transaction of the store: heights, logs and flat
 * state of the blocks above go, the pool is emptied, `also` adds what belongs to it. Those blocks stay readable by hash,
 * so that who follows the chain hears that they left it. Nodes of tries are shared and stay, so the cost is that of
 * what goes, not of what is below. Not while a block is made: in turn with the miner.
 */
export async function setBack(
  context: ChainContext,
  { tip, settings }: EarlierMoment,
  also: (writers: StoreWriters) => void,
): Promise<void> {
  const { store, state, head, pool, reorganisations } = context
  const { hash, header } = tip.block
  const undone = await readUndoneEdits(context, tip)
  const waiting = [...pool.queues()].flatMap(({ byNonce }) => [...byNonce.values()])
  const write = (leavePool: readonly Uint8Array[]) =>
    store.write((writers) => {
      writers.blocks.unsetMainFrom(header.number + 1)
      writers.logs.deleteFrom(header.number + 1)
      writers.state.deleteFrom(header.number + 1)
      writers.state.insertAll(header.number, undone)
      writers.blocks.setStateRoot(hash, stateRootOf(tip).hash)
      writers.pool.deleteAll(leavePool)
      writeSettings(writers, settings)
      also(writers)
    })
  const show = () => {
    state.reset(header.number)
    context.settings.put(settings)
    head.moveTo(tip)
    pool.clear(header)
    context.announcements.announceHead()
  }
  await pool.deleteRows(
    waiting.map(({ transaction }) => transaction.hash),
    (leavePool) => reorganisations.run(() => write(leavePool), show),
  )
}

/** What has to be written to come from the state that is kept after the block to the one that is wanted. */
async function readUndoneEdits({ store, trieNodes }: ChainContext, tip: Tip): Promise<StateChangeRow[]> {
  const row = await store.blocks.getByHash(tip.block.hash)
  if (row === undefined) throw new Error(`block ${tip.block.header.number} is missing`)
  const kept = stateRootOf(toTip(row, tip.block))
  const wanted = stateRootOf(tip)
  return equalBytes(kept.hash, wanted.hash) ? [] : diffTries(kept, wanted, store.nodes, trieNodes)
}
