import type { PoolEntry } from './poolEntry.ts'

/**
 * The order in which a miner takes transactions (C 5.7): of the next transaction of each sender the one with the highest
 * gas price, then that sender's next one joins. Equal prices: who came first.
 */
export function* inMiningOrder(queues: Iterable<readonly PoolEntry[]>): Generator<PoolEntry> {
  const heap: Array<{ readonly entries: readonly PoolEntry[]; position: number; readonly arrival: number }> = []
  const headOf = (index: number): PoolEntry | undefined => {
    const queue = heap[index]
    return queue?.entries[queue.position]
  }
  const goesFirst = (a: number, b: number): boolean => {
    const [first, second] = [headOf(a), headOf(b)]
    if (first === undefined || second === undefined) return second === undefined
    const difference = first.transaction.gasPrice - second.transaction.gasPrice
    if (difference !== 0n) return difference > 0n
    return (heap[a]?.arrival ?? 0) < (heap[b]?.arrival ?? 0)
  }
  const swap = (a: number, b: number): void => {
    const [first, second] = [heap[a], heap[b]]
    if (first === undefined || second === undefined) return
    heap[a] = second
    heap[b] = first
  }
  const sink = (start: number): void => {
    for (let parent = start; ; ) {
      const left = 2 * parent + 1
      let best = parent
      if (left < heap.length && goesFirst(left, best)) best = left
      if (left + 1 < heap.length && goesFirst(left + 1, best)) best = left + 1
      if (best === parent) return
      swap(parent, best)
      parent = best
    }
  }

  for (const entries of queues) if (entries.length > 0) heap.push({ entries, position: 0, arrival: heap.length })
  for (let i = heap.length >> 1; i >= 0; i--) sink(i)
  for (;;) {
    const top = heap[0]
    const entry = top?.entries[top.position]
    if (top === undefined || entry === undefined) return
    yield entry
    top.position++
    if (top.position === top.entries.length) {
      swap(0, heap.length - 1)
      heap.pop()
    }
    sink(0)
  }
}
