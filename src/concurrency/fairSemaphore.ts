import type { Abortable } from './abortable.ts'
import { createFairQueue, NODE_ITSELF } from './fairQueue.ts'

/** Lets a few pieces of work run at once; those that wait are let in party by party. */
export interface FairGate {
  /**
   * Runs a piece of work when there is room. Rejects with the signal's reason when that is aborted before it begins; work that
   * has begun is not stopped, so pieces should be short.
   */
  run<T>(work: () => Promise<T>, abortable?: Waiting): Promise<T>
  /** How many wait to be let in. */
  waiting(): number
}

/** Who waits, and until when. */
export type Waiting = Pick<Abortable, 'party'> & { readonly signal?: AbortSignal }

export function createFairGate(places: number): FairGate {
  const waiting = createFairQueue<() => void>()
  let running = 0

  const enter = ({ signal, party = NODE_ITSELF }: Waiting): Promise<void> =>
    new Promise((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        waiting.delete(party, begin)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', leave, { once: true })
      waiting.add(party, begin)
    })

  return {
    async run(work, abortable = {}) {
      abortable.signal?.throwIfAborted()
      if (running < places) running++
      else await enter(abortable) // in the place of one that has ended
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
