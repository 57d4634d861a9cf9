import { randomBytes } from 'node:crypto'
import type { Bytes } from '../../base/bytes.ts'
import type { Controls, Impersonation } from '../api/controls.ts'
import type { FirstBlock } from '../canonical/genesis.ts'
import type { Tip } from '../canonical/head.ts'
import type { ChainContext } from '../context.ts'
import { createForkControls, type ForkSource } from './fork.ts'
import { createMiningTools, type MiningToolsSetup } from './mining.ts'
import { createReorgControl } from './reorg.ts'
import { createSnapshots, type SnapshotsSetup } from './snapshots.ts'
import { createStateEdits } from './stateEdits.ts'
import { createTimeTools } from './time.ts'

export interface DevtoolsSetup extends MiningToolsSetup {
  readonly context: ChainContext
  readonly first: Tip
  /** Computes the block with which a reset begins the chain. Undefined: the block with which it began before. */
  readonly prepareFirst: (() => Promise<FirstBlock>) | undefined
  readonly impersonation: Impersonation
  /** Whether snapshots get the ids of deleted ones. */
  readonly reusesSnapshotIds: boolean
  /** Undefined if the chain is no fork. */
  readonly fork: ForkSource | undefined
  /** Whether a revert to a snapshot restores the pool of that moment; see {@link SnapshotsSetup}. */
  readonly restoresPool: boolean
  /** Called after the chain was reset to its first block. */
  onReset(): void
  /** Time after which a dump of the state yields to the event loop. */
  readonly yieldAfterMs: number
}

/** Returns the development methods of a chain. Each change holds the miner's mutex. */
export function createDevtools({ context, impersonation, onReset, ...setup }: DevtoolsSetup): Controls {
  const { mutex, fork, prepareFirst, restoresPool, yieldAfterMs, reusesSnapshotIds: reusesIds } = setup
  let { first } = setup
  let instanceId = randomBytes(32)
  const restartFrom = (tip: Tip) => {
    first = tip
    instanceId = randomBytes(32)
    onReset()
  }
  return {
    snapshots: createSnapshots(context, {
      ...{ mutex, prepareFirst, reusesIds, restoresPool },
      first: () => first,
      onReset: restartFrom,
    }),
    time: createTimeTools(context, mutex),
    mining: createMiningTools(context, setup),
    edits: createStateEdits(context, mutex, yieldAfterMs),
    impersonation,
    fork: fork && createForkControls(context, fork, mutex, restartFrom),
    reorganise: createReorgControl(context, () => first, mutex, yieldAfterMs),
    dropTransaction: (hash) => mutex.run(() => dropTransaction(context, hash)),
    dropTransactionsOf: (sender) => mutex.run(() => dropTransactionsOf(context, sender)),
    dropAllTransactions: () => mutex.run(() => dropAllTransactions(context)),
    instanceId: () => instanceId,
  }
}

async function dropTransaction({ pool, store }: ChainContext, hash: Bytes): Promise<boolean> {
  if (!pool.has(hash)) return false
  await pool.drop([hash], deleteRows(store))
  return true
}

async function dropTransactionsOf({ pool, store }: ChainContext, sender: Bytes): Promise<void> {
  await pool.drop(hashesOf(pool.queueOf(sender)), deleteRows(store))
}

async function dropAllTransactions({ pool, store, head }: ChainContext): Promise<void> {
  await pool.deleteRows([...pool.queues()].flatMap(hashesOf), deleteRows(store))
  pool.clear(head.current().block.header)
}

const hashesOf = (queue: ReturnType<ChainContext['pool']['queueOf']>): Bytes[] =>
  Array.from(queue?.byNonce.values() ?? [], ({ transaction }) => transaction.hash)

const deleteRows =
  (store: ChainContext['store']) =>
  (leavePool: readonly Bytes[]): Promise<void> =>
    store.write((writers) => writers.pool.deleteAll(leavePool))
