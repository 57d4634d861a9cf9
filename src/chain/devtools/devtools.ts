import { randomBytes } from 'node:crypto'
import type { Bytes } from '../../base/bytes.ts'
import type { Controls, Impersonation } from '../api/controls.ts'
import type { Tip } from '../canonical/head.ts'
import type { ChainContext } from '../context.ts'
import { createMiningControls, type MiningTools } from './miningControls.ts'
import { createSnapshots } from './snapshots.ts'
import { createStateEdits } from './stateEdits.ts'
import { createTimeControls } from './timeControls.ts'

export interface ControlsSetup extends MiningTools {
  readonly context: ChainContext
  readonly genesis: Tip
  readonly impersonation: Impersonation
  /** The process begins anew with its settings. */
  onReset(): void
  readonly yieldAfterMs: number
}

/** All that the owner of a development chain may do to it, each in turn with the miner. */
export function createControls({ context, genesis, impersonation, onReset, ...setup }: ControlsSetup): Controls {
  const { oneByOne, yieldAfterMs } = setup
  let instanceId = randomBytes(32)
  const forget = () => {
    instanceId = randomBytes(32)
    onReset()
  }
  return {
    snapshots: createSnapshots(context, genesis, oneByOne, forget),
    time: createTimeControls(context, oneByOne),
    mining: createMiningControls(context, setup),
    edits: createStateEdits(context, oneByOne, yieldAfterMs),
    impersonation,
    dropTransaction: (hash) => oneByOne.run(() => dropTransaction(context, hash)),
    instanceId: () => instanceId,
  }
}

async function dropTransaction({ pool, store }: ChainContext, hash: Bytes): Promise<boolean> {
  if (!pool.has(hash)) return false
  await pool.deleteRows([hash], (leavePool) => store.write((writers) => writers.pool.deleteAll(leavePool)))
  pool.remove(hash)
  return true
}
