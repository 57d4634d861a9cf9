import type { PoolEntry } from './entry.ts'
import type { SenderQueue } from './senders.ts'

/** Candidates of a block, in order. `next(false)` skips the remaining transactions of the last one's sender. */
export type Candidates = Generator<PoolEntry, void, boolean | undefined>

interface Candidate {
  readonly queue: SenderQueue
  readonly entry: PoolEntry
  /** The sender's position among those with pending transactions. */
  readonly arrival: number
}

/** The order of transactions: `fees` as the reference node, `fifo` by their time alone. */
export type MiningOrder = 'fees' | 'fifo'

/**
 * Yields pending transactions in the order of mining (protocol/pool#order): the highest gas price among the next
 * transactions of all senders first. With equal prices, or the order `fifo`, the earlier one is first.
 */
export function* inMiningOrder(queues: Iterable<SenderQueue>, order: MiningOrder = 'fees'): Candidates {
  const heap: Candidate[] = []
  for (const queue of queues) {
    const first = candidateAt(queue, queue.nonce, heap.length)
    if (first !== undefined) heap.push(first)
  }
  for (let index = heap.length >> 1; index >= 0; index--) sink(heap, index, order)
  for (let top = heap[0]; top !== undefined; top = heap[0]) {
    const goesOn = yield top.entry
    const following =
      goesOn === false ? undefined : candidateAt(top.queue, top.entry.transaction.nonce + 1n, top.arrival)
    const next = following ?? heap.pop()
    if (next === undefined || heap.length === 0) return
    heap[0] = next
    sink(heap, 0, order)
  }
}

function candidateAt(queue: SenderQueue, nonce: bigint, arrival: number): Candidate | undefined {
  const entry = nonce < queue.end ? queue.byNonce.get(nonce) : undefined
  return entry && { queue, entry, arrival }
}

/** Restores the heap order below `start`. */
function sink(heap: Candidate[], start: number, order: MiningOrder): void {
  for (let parent = start; ; ) {
    let first = parent
    for (let child = 2 * parent + 1; child <= 2 * parent + 2; child++) {
      if (goesBefore(heap[child], heap[first], order)) first = child
    }
    const [higher, lower] = [heap[first], heap[parent]]
    if (first === parent || higher === undefined || lower === undefined) return
    heap[parent] = higher
    heap[first] = lower
    parent = first
  }
}

function goesBefore(one: Candidate | undefined, other: Candidate | undefined, order: MiningOrder): boolean {
  if (one === undefined || other === undefined) return false
  const [price, otherPrice] = [one.entry.transaction.gasPrice, other.entry.transaction.gasPrice]
  if (order === 'fees' && price !== otherPrice) return price > otherPrice
  const byTime = one.entry.addedAtMs - other.entry.addedAtMs
  return byTime === 0 ? one.arrival < other.arrival : byTime < 0
}
