import type { Abortable } from './abortable.ts'
import { createFairQueue, NODE_ITSELF } from './fairQueue.ts'
import { currentAccount, resumingAccount } from './processorTime.ts'

/** A semaphore whose waiting work is admitted round-robin by client path. */
export interface FairSemaphore {
  /**
   * Runs work once a permit is free. Rejects with the signal's reason if it is aborted before the work begins. Running
   * work is not stopped, so it should be short.
   */
  run<T>(work: () => Promise<T>, waiting?: Waiting): Promise<T>
  /** Returns the number of waiting pieces of work. */
  waiting(): number
}

/** The client that waits, and the signal that ends the wait. */
export type Waiting = Pick<Abortable, 'clientPath'> & { readonly signal?: AbortSignal }

/** Creates a semaphore of `permits` permits. */
export function createFairSemaphore(permits: number): FairSemaphore {
  const waiting = createFairQueue<() => void>()
  let running = 0

  const acquire = ({ signal, clientPath = NODE_ITSELF }: Waiting): Promise<void> =>
    new Promise((resolve, reject) => {
      const account = currentAccount()
      const leaveQueue = () => {
        if (account !== undefined) account.queues--
      }
      const begin = resumingAccount(() => {
        signal?.removeEventListener('abort', leave)
        leaveQueue()
        resolve()
      })
      const leave = () => {
        waiting.delete(clientPath, begin)
        leaveQueue()
        reject(signal?.reason)
      }
      if (account !== undefined) account.queues++
      signal?.addEventListener('abort', leave, { once: true })
      waiting.add(clientPath, begin)
    })

  return {
    async run(work, waits = {}) {
      waits.signal?.throwIfAborted()
      if (running < permits) running++
      else await acquire(waits) // takes over the permit of work that has ended
      try {
        return await work()
      } finally {
        const next = waiting.take()
        if (next === undefined) running--
        else next()
      }
    },
    waiting: () => waiting.size,
  }
}
