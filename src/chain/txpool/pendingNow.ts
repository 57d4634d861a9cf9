import { type Candidates, inMiningOrder, type MiningOrder } from './miningOrder.ts'
import type { SenderQueue } from './senders.ts'

/** The transactions that were pending at one time, and those that became pending later, each in the order of mining. */
export interface PendingNow {
  /** Returns the former that are still pending; a replacement counts as the transaction that it replaces. */
  left(): Candidates
  isLeft(): boolean
  /** Returns the latter. */
  since(): Candidates
}

/** Records the end of each queue with pending transactions. `queues` returns the queues that have some when it is called. */
export function createPendingNow(queues: () => Iterable<SenderQueue>, order: MiningOrder = 'fees'): PendingNow {
  const ends = new Map<SenderQueue, bigint>()
  for (const queue of queues()) ends.set(queue, queue.end)

  function* ofThen(): Generator<SenderQueue> {
    for (const queue of queues()) {
      const end = ends.get(queue)
      if (end === undefined || end <= queue.nonce) continue
      yield { ...queue, ...(queue.end > end && { end }) } // a copy, since transactions may be added meanwhile
    }
  }

  function* ofOthers(): Generator<SenderQueue> {
    for (const queue of queues()) {
      const nonce = ends.get(queue)
      if (nonce === undefined || nonce <= queue.nonce) yield queue
      else if (nonce < queue.end) yield { ...queue, nonce }
    }
  }

  return {
    left: () => inMiningOrder(ofThen(), order),
    isLeft: () => ofThen().next().done !== true,
    since: () => inMiningOrder(ofOthers(), order),
  }
}
