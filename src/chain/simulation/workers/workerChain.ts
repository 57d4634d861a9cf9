import { LRUCache } from 'lru-cache'
import type { Awaitable } from '../../../concurrency/maybePromise.ts'
import { createEvm } from '../../../evm/evm.ts'
import { createHeadState, type HeadState } from '../../../state/headState.ts'
import type { TrieNode } from '../../../state/trie/node.ts'
import { openStoreForReading, type ReadOnlyStore } from '../../../storage/openStore.ts'
import type { StateChangeRow } from '../../../storage/store.ts'
import type { TracePrinter } from '../../api/traces.ts'
import { ROOTSTOCK_PRECOMPILES } from '../../execution/precompiles.ts'
import type { SimulationContext } from '../callContext.ts'
import type { WorkerChain } from './messages.ts'

/** Some 500 bytes each. */
const TRIE_NODES = 5_000

/** A chain as a worker holds it: its store opened for reading at first use, its newest state in memory. */
export interface HeldChain {
  /** Runs `work` on the chain as it is now, and keeps its store open for that long. */
  use<T>(work: (context: SimulationContext) => Awaitable<T>): Promise<T>
  apply(height: number, rows: readonly StateChangeRow[]): void
  reset(height: number): void
  /** Closes its store once nothing runs on it any more. */
  leave(): void
}

/** Holds a chain whose head is at `firstHeight`. */
export function holdChain(setup: WorkerChain, firstHeight: number, tracePrinter: TracePrinter): HeldChain {
  let height = firstHeight
  let state: HeadState | undefined
  let opening: Promise<SimulationContext> | undefined
  let store: ReadOnlyStore | undefined
  let running = 0
  let isLeft = false

  async function open(): Promise<SimulationContext> {
    const opened = await openStoreForReading(setup.location)
    store = opened
    state = createHeadState(opened.state, height, setup.stateCacheBytes)
    const { network, limits, budgets } = setup
    const trieNodes = new LRUCache<string, TrieNode>({ max: TRIE_NODES })
    // Whether the chain was reorganised meanwhile is for the main process to say, which knows it first and asks again.
    const reorganisations = { isSame: () => true }
    const evm = createEvm({ ...budgets, precompiles: ROOTSTOCK_PRECOMPILES })
    return { network, limits, store: opened, state, trieNodes, reorganisations, tracePrinter, evm }
  }

  function closeUnused(): void {
    if (isLeft && running === 0) store?.close().catch(() => undefined) // nobody asks it for anything any more
  }

  return {
    async use(work) {
      running++
      try {
        opening ??= open().catch((error) => {
          opening = undefined // the next one tries again
          throw error
        })
        return await work(await opening)
      } finally {
        running--
        closeUnused()
      }
    },
    leave() {
      isLeft = true
      closeUnused()
    },
    apply(newHeight, rows) {
      height = newHeight
      // Copied, because what comes in shares the memory of its message, all of which would stay with the smallest part.
      state?.apply(
        newHeight,
        rows.map(({ key, value }) => ({ key, value: value?.slice() })),
      )
    },
    reset(newHeight) {
      height = newHeight
      state?.reset(newHeight)
    },
  }
}
