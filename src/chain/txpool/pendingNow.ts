import { type Candidates, inMiningOrder } from './miningOrder.ts'
import type { SenderQueue } from './senders.ts'

/** What was pending at a moment, and what has come since; each in the order a miner takes it. */
export interface PendingNow {
  /** What is still pending of it; what takes the place of one counts as that one. */
  left(): Candidates
  isLeft(): boolean
  since(): Candidates
}

/** Remembers where each queue that has pending transactions ends; `queues` gives those that have some by then. */
export function createPendingNow(queues: () => Iterable<SenderQueue>): PendingNow {
  const ends = new Map<SenderQueue, bigint>()
  for (const queue of queues()) ends.set(queue, queue.end)

  function* ofThen(): Generator<SenderQueue> {
    for (const queue of queues()) {
      const end = ends.get(queue)
      if (end === undefined || end <= queue.nonce) continue
      yield { ...queue, ...(queue.end > end && { end }) } // a copy, for more may join the queue meanwhile
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
    left: () => inMiningOrder(ofThen()),
    isLeft: () => ofThen().next().done !== true,
    since: () => inMiningOrder(ofOthers()),
  }
}
