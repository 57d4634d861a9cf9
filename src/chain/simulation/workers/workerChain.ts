import { LRUCache } from 'lru-cache'
import { atMost } from '../../../base/cacheBounds.ts'
import type { MaybePromise } from '../../../concurrency/maybePromise.ts'
import { keepAccount } from '../../../concurrency/processorTime.ts'
import { createEvm } from '../../../evm/evm.ts'
import { createHeadState, type HeadState } from '../../../state/headState.ts'
import type { TrieNode } from '../../../state/trie/node.ts'
import { openStoreForReading, type ReadOnlyStore } from '../../../storage/openStore.ts'
import type { StateChangeRow } from '../../../storage/store.ts'
import type { TracePrinter } from '../../api/traces.ts'
import { createBasedStore } from '../../base/basedStore.ts'
import { type BaseAnswer, createAskedBase, requireValue } from '../../base/baseQuestions.ts'
import { createMovableBase } from '../../base/movableBase.ts'
import { createSnapshotStore } from '../../base/snapshotStore.ts'
import { ROOTSTOCK_PRECOMPILES } from '../../execution/precompiles.ts'
import type { SimulationContext } from '../callContext.ts'
import type { WorkerChainSetup, WorkerQuestion } from './messages.ts'
import { createAskedTables, type SimulationTables } from './storeQuestions.ts'

/** Max cached trie nodes, about 500 bytes each. */
const TRIE_NODES = 5_000

/** The parts of the process that its chains share. */
interface ProcessParts {
  readonly tracePrinter: TracePrinter
  /** Asks the main process about the chain. */
  ask(question: WorkerQuestion): Promise<BaseAnswer>
}

export type WorkerChain = ReturnType<typeof createWorkerChain>

/**
 * Returns a chain in a worker, whose head is at `firstHeight`. Its store is opened for reading at the first use, unless
 * it is in the main process; its newest state is in memory.
 */
export function createWorkerChain(setup: WorkerChainSetup, firstHeight: number, { tracePrinter, ask }: ProcessParts) {
  const base = setup.base && createMovableBase(createAskedBase(setup.base, (question) => ask({ of: 'base', question })))
  let height = firstHeight
  let state: HeadState | undefined
  let opening: Promise<SimulationContext> | undefined
  let store: ReadOnlyStore | undefined
  let running = 0
  let isClosed = false

  async function openTables(): Promise<SimulationTables> {
    if (setup.location.kind === 'memory')
      return createAskedTables(async (question) => requireValue(await ask({ of: 'store', question }), base))
    store = await openStoreForReading(setup.location)
    if (base !== undefined) return createBasedStore(store, base)
    return setup.snapshot === undefined ? store : createSnapshotStore(store, setup.network, setup.snapshot.number)
  }

  async function open(): Promise<SimulationContext> {
    const tables = await openTables()
    state = createHeadState(
      tables.state,
      height,
      setup.stateCacheBytes,
      () => base?.block.header.number ?? setup.snapshot?.number ?? 0,
    )
    const { network, snapshot, limits, budgets } = setup
    const trieNodes = new LRUCache<string, TrieNode>(atMost(TRIE_NODES))
    // The main process detects a reorganisation first, and runs the simulation again.
    const reorganisations = { isCurrent: () => true }
    const evm = createEvm({ ...budgets, precompiles: ROOTSTOCK_PRECOMPILES })
    return { network, base, snapshot, limits, store: tables, state, trieNodes, reorganisations, tracePrinter, evm }
  }

  function closeUnused(): void {
    if (isClosed && running === 0) store?.close().catch(() => undefined) // no simulation uses it any more
  }

  return {
    /** Runs `work` on the current chain, and keeps its store open until it is done. */
    async use<T>(work: (context: SimulationContext) => MaybePromise<T>): Promise<T> {
      running++
      try {
        opening ??= open().catch((error) => {
          opening = undefined // the next use tries again
          throw error
        })
        return await work(await keepAccount(opening))
      } finally {
        running--
        closeUnused()
      }
    },
    /** Closes its store once no simulation uses it. */
    close(): void {
      isClosed = true
      closeUnused()
    },
    apply(newHeight: number, rows: readonly StateChangeRow[]): void {
      height = newHeight
      // Values are copied, because each would keep the memory of its whole message.
      state?.apply(
        newHeight,
        rows.map(({ key, value }) => ({ key, value: value?.slice() })),
      )
    },
    reset(newHeight: number): void {
      height = newHeight
      state?.reset(newHeight)
    },
  }
}
