import type { Bytes } from '../../base/bytes.ts'
import type { MinedBlock } from '../api/minedBlock.ts'

/** Tells those who listen what has become visible. What they throw is theirs: it reaches neither chain nor others. */
export interface Announcements {
  /** Calls `listener` after each change of the main chain; returns what ends that. */
  onHead(listener: () => void): () => void
  /** Calls `listener` with the hash of each transaction that has become pending; returns what ends that. */
  onPendingTransaction(listener: (hash: Bytes) => void): () => void
  /** Calls `listener` with each block that is mined here, after the head was told; returns what ends that. */
  onMined(listener: (block: MinedBlock) => void): () => void
  /** Whether anybody listens to what is mined. */
  hasMinedListeners(): boolean
  announceHead(): void
  announcePending(hashes: readonly Bytes[]): void
  announceMined(block: MinedBlock): void
}

export function createAnnouncements(): Announcements {
  const heads = createListeners<undefined>()
  const arrivals = createListeners<Bytes>()
  const mined = createListeners<MinedBlock>()
  return {
    onHead: (listener) => heads.add(() => listener()),
    onPendingTransaction: arrivals.add,
    onMined: mined.add,
    hasMinedListeners: () => mined.count() > 0,
    announceMined: mined.tell,
    announceHead: () => heads.tell(undefined),
    announcePending: (hashes) => hashes.forEach(arrivals.tell),
  }
}

interface Listeners<T> {
  add(listener: (news: T) => void): () => void
  tell(news: T): void
  count(): number
}

function createListeners<T>(): Listeners<T> {
  const listeners = new Map<symbol, (news: T) => void>()
  return {
    count: () => listeners.size,
    add(listener) {
      const name = Symbol() // the same function may listen twice
      listeners.set(name, listener)
      return () => void listeners.delete(name)
    },
    tell(news) {
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
