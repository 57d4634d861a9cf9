import { TransportError } from './transportError.ts'

/** A queue between a producer and an asynchronous iterator. */
export interface ItemQueue {
  /** The items. Returning from the iterator calls `onLeave`. */
  readonly items: AsyncIterableIterator<unknown>
  push(item: unknown): void
  /** Ends the queue. Without an error, the iterator ends after the waiting items. */
  end(error?: unknown): void
}

type QueueStep = IteratorResult<unknown, undefined>

const DONE: QueueStep = { done: true, value: undefined }

/** Creates a queue of at most `bufferSize` waiting items. One more ends it with `overflow`. `onEnd` is called once. */
export function createItemQueue(bufferSize: number, onEnd: () => void): ItemQueue {
  const buffer: unknown[] = []
  const takers: { resolve(step: QueueStep): void; reject(error: unknown): void }[] = []
  let ending: { error: unknown } | undefined

  function end(error?: unknown): void {
    if (ending !== undefined) return
    ending = { error }
    for (const taker of takers.splice(0)) finish(taker)
    onEnd()
  }

  /** Reports the end: the error once, then `done`. */
  function finish({ resolve, reject }: (typeof takers)[number]): void {
    const error = ending?.error
    ending = { error: undefined }
    if (error === undefined) resolve(DONE)
    else reject(error)
  }

  function push(item: unknown): void {
    if (ending !== undefined) return
    const taker = takers.shift()
    if (taker !== undefined) taker.resolve({ done: false, value: item })
    else if (buffer.length < bufferSize) buffer.push(item)
    else end(new TransportError('overflow', `more than ${bufferSize} items of a subscription were waiting`))
  }

  const items: AsyncIterableIterator<unknown> = {
    next: () => {
      if (buffer.length > 0) return Promise.resolve({ done: false, value: buffer.shift() })
      return new Promise<QueueStep>((resolve, reject) => {
        if (ending !== undefined) finish({ resolve, reject })
        else takers.push({ resolve, reject })
      })
    },
    return: () => {
      buffer.length = 0
      end()
      return Promise.resolve(DONE)
    },
    [Symbol.asyncIterator]: () => items,
  }
  return { items, push, end }
}
