import type { Bytes } from '../../base/bytes.ts'
import type { MinedBlock } from '../api/minedBlock.ts'

/**
 * Notifies listeners of what has become visible. An error that a listener throws is emitted as a process warning and
 * affects neither the chain nor other listeners.
 */
export type Announcements = ReturnType<typeof createAnnouncements>

/** Creates announcements without listeners. */
export function createAnnouncements() {
  const heads = createListeners<undefined>()
  const arrivals = createListeners<Bytes>()
  const mined = createListeners<MinedBlock>()
  return {
    /** Calls `listener` after each change of the canonical chain. Returns the function that removes it. */
    onHead: (listener: () => void) => heads.add(() => listener()),
    /** Calls `listener` with the hash of each transaction that becomes pending. Returns the function that removes it. */
    onPendingTransaction: (listener: (hash: Bytes) => void) => arrivals.add(listener),
    /** Calls `listener` with each block that is mined here, after `onHead`. Returns the function that removes it. */
    onMined: (listener: (block: MinedBlock) => void) => mined.add(listener),
    hasMinedListeners: () => mined.count() > 0,
    announceHead: () => heads.notify(undefined),
    announcePending: (hashes: readonly Bytes[]) => hashes.forEach(arrivals.notify),
    announceMined: (block: MinedBlock) => mined.notify(block),
  }
}

function createListeners<T>() {
  const listeners = new Map<symbol, (news: T) => void>()
  return {
    count: () => listeners.size,
    add(listener: (news: T) => void): () => void {
      const id = Symbol() // the same function may be added twice
      listeners.set(id, listener)
      return () => void listeners.delete(id)
    },
    notify(news: T): void {
      for (const listener of [...listeners.values()]) {
        try {
          listener(news)
        } catch (error) {
          process.emitWarning(error instanceof Error ? error : String(error))
        }
      }
    },
  }
}
