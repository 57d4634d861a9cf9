import { LRUCache } from 'lru-cache'
import type { LogPage, LogQuery } from '../../store/store.ts'
import type { Reorganisations } from '../ancestry/reorganisations.ts'
import type { PrintedLogs } from '../ledger/printedLogs.ts'

/** What is longer is not read at once. */
export const PAGE_CHARACTERS = 1024 * 1024

const MAX_BYTES = 16 * 1024 * 1024
/** Of the objects around key and text. */
const ENTRY_BYTES = 500

/** The logs that were asked for lately: those of a span never change while the main chain only grows. */
export interface LogPages {
  /** As `PrintedLogs.find` with {@link PAGE_CHARACTERS}; the span must not reach beyond the head. */
  find(query: LogQuery): Promise<LogPage>
}

export function createLogPages(logs: Pick<PrintedLogs, 'find'>, reorganisations: Reorganisations): LogPages {
  const kept = new LRUCache<string, LogPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ json }, key) => ENTRY_BYTES + key.length + (json?.length ?? 0),
  })
  return {
    async find(query) {
      // What was read before a reorganisation is never found again, also when it is stored only afterwards.
      const key = `${reorganisations.count()} ${keyOf(query)}`
      const known = kept.get(key)
      if (known !== undefined) return known
      const page = await logs.find(query, PAGE_CHARACTERS)
      kept.set(key, page)
      return page
    },
  }
}

/** With their counts the words need nothing between them; as hex, five thousand would take milliseconds. */
function keyOf({ fromBlock, toBlock, limit, addresses, topics }: LogQuery): string {
  const words = [addresses, ...topics.map((alternatives) => alternatives ?? [])]
  const counts = words.map((alternatives) => alternatives.length)
  return `${[fromBlock, toBlock, limit, ...counts]} ${Buffer.concat(words.flat()).toString('latin1')}`
}
