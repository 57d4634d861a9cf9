import { equalBytes } from '../../base/bytes.ts'
import type { Mutex } from '../../concurrency/mutex.ts'
import type { SnapshotRow } from '../../storage/store.ts'
import type { Snapshots } from '../api/controls.ts'
import { stateRootOf, type Tip } from '../canonical/head.ts'
import type { ChainContext } from '../context.ts'
import { decodeSettings, encodeSettings, NO_SETTINGS } from '../settings/blockSettings.ts'
import { setBack } from './setBack.ts'

/**
 * A snapshot is a row that names a block and the root of the state after it; nothing is copied, since old roots stay
 * readable. `forget` is called when the chain has begun anew.
 */
export function createSnapshots(context: ChainContext, genesis: Tip, oneByOne: Mutex, forget: () => void): Snapshots {
  const { store } = context

  async function take(): Promise<number> {
    const id = (await store.snapshots.getLastId()) + 1
    const tip = context.head.current()
    const { hash, header } = tip.block
    const settings = encodeSettings(context.settings.current())
    const row = { id, blockNumber: header.number, blockHash: hash, stateRoot: stateRootOf(tip).hash, settings }
    await store.write((writers) => writers.snapshots.insert(row))
    return id
  }

  async function revert(id: number): Promise<boolean> {
    const row = await store.snapshots.get(id)
    const tip = row && (await findTip(context, row))
    if (row === undefined || tip === undefined) return false
    const moment = { tip, settings: decodeSettings(row.settings) }
    await setBack(context, moment, (writers) => writers.snapshots.deleteAfter(id))
    return true
  }

  async function reset(): Promise<void> {
    await setBack(context, { tip: genesis, settings: NO_SETTINGS }, (writers) => writers.snapshots.deleteAfter(0))
    forget()
  }

  return {
    take: () => oneByOne.run(take),
    revert: (id) => oneByOne.run(() => revert(id)),
    reset: () => oneByOne.run(reset),
  }
}

/** The block of a snapshot with the state of then; undefined when it is no longer on the main chain. */
async function findTip({ store, blocks }: ChainContext, snapshot: SnapshotRow): Promise<Tip | undefined> {
  const row = await store.blocks.getMain(snapshot.blockNumber)
  if (row === undefined || !equalBytes(row.hash, snapshot.blockHash)) return undefined
  return { block: blocks.decode(row), totalDifficulty: row.totalDifficulty, stateRoot: snapshot.stateRoot }
}
