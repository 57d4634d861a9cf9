import { availableParallelism } from 'node:os'
import type { Bytes } from '../../../base/bytes.ts'
import type { Network } from '../../../chainspec/network.ts'
import { startThread, type Thread } from '../../../concurrency/startThread.ts'
import type { Precomputed } from './precompute.ts'
import { type AskedBlocks, type PrecomputedMessage, packBlocks, unpackResults } from './precomputeMessages.ts'

/** More would wait for the thread that executes. */
const MAX_THREADS = 8

/** Threads that compute results for blocks. */
export interface PrecomputeThreads {
  /** Returns whether a thread is free. The first calls start them, and return false until they run. */
  isFree(): boolean
  /** Computes the results for encoded blocks in a free thread. */
  run(encoded: readonly Bytes[]): Promise<Results>
  /** Ends the threads. Later calls start new ones. */
  close(): Promise<void>
}

/** Results for blocks in their order; undefined for what is no block. */
type Results = readonly (Precomputed | undefined)[]

type PrecomputeThread = Thread<AskedBlocks, Results>

/** Creates threads for all processors but one, at least one, which start with the first use. */
export function createPrecomputeThreads(network: Network): PrecomputeThreads {
  const all: PrecomputeThread[] = []
  const free: PrecomputeThread[] = []

  const start = (): PrecomputeThread =>
    startThread<AskedBlocks, PrecomputedMessage, Results>({
      program: new URL('./precomputeThread.js', import.meta.url),
      module: 'chain/import/ahead/precomputeThread.js',
      workerData: network,
      read: unpackResults,
      toError: (cause) => new Error('a thread that checks blocks has ended', { cause }),
    })

  const ask = async (thread: PrecomputeThread, encoded: readonly Bytes[]): Promise<Results> => {
    const asked = packBlocks(encoded)
    const results = await thread.ask(asked, [asked.encoded])
    free.push(thread) // not after a failure: the thread may have ended
    return results
  }

  return {
    isFree() {
      const most = Math.min(MAX_THREADS, Math.max(1, availableParallelism() - 1))
      while (all.length < most) {
        const thread = start()
        all.push(thread)
        ask(thread, []).catch(() => undefined) // free once it runs
      }
      return free.length > 0
    },
    async run(encoded) {
      const thread = free.pop()
      if (thread === undefined) throw new Error('no thread is free')
      return ask(thread, encoded)
    },
    async close() {
      free.length = 0
      await Promise.all(all.splice(0).map((thread) => thread.end()))
    },
  }
}
