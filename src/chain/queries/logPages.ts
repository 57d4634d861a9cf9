import { LRUCache } from 'lru-cache'
import { concatBytes } from '../../base/bytes.ts'
import type { Waiting } from '../../concurrency/fairSemaphore.ts'
import type { LogPage, LogQuery } from '../../storage/store.ts'
import type { ReorgGuard } from '../canonical/reorgGuard.ts'
import type { PrintedLogs } from './printedLogs.ts'

/** Max characters that one search reads. */
export const PAGE_CHARACTERS = 1024 * 1024

/** Max bytes of all cached pages. */
const MAX_BYTES = 16 * 1024 * 1024
const COMMA = new TextEncoder().encode(',')
/** Memory of an entry without its key and text. */
const ENTRY_BYTES = 500

/** A cache of recent results: the logs of a span do not change while the main chain only grows. */
export interface LogPages {
  /**
   * Returns the result of `PrintedLogs.find` with {@link PAGE_CHARACTERS} for the whole span, which must end at the
   * head or below.
   */
  find(query: LogQuery, waiting?: Waiting): Promise<LogPage>
}

/** Returns an empty cache of log pages. */
export function createLogPages(logs: Pick<PrintedLogs, 'find'>, reorganisations: ReorgGuard): LogPages {
  const cache = new LRUCache<string, LogPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ json }, key) => ENTRY_BYTES + key.length + (json?.length ?? 0),
  })
  return {
    async find(query, waiting) {
      // The key has the epoch, so results of an earlier branch are never found, even if they are stored later.
      const key = `${reorganisations.epoch()} ${keyOf(query)}`
      const known = cache.get(key)
      if (known !== undefined) return known
      const page = await findWhole(logs, query, waiting)
      cache.set(key, page)
      return page
    },
  }
}

/** Runs one search after the other, so that other clients' searches run between them. */
async function findWhole(logs: Pick<PrintedLogs, 'find'>, query: LogQuery, waiting?: Waiting): Promise<LogPage> {
  const found = await logs.find(query, PAGE_CHARACTERS, waiting)
  let whole = found
  while (whole.toBlock < query.toBlock && whole.count < query.limit) {
    const rest = { ...query, fromBlock: whole.toBlock + 1, limit: query.limit - whole.count }
    whole = join(whole, await logs.find(rest, Math.max(0, PAGE_CHARACTERS - whole.characters), waiting))
  }
  return whole
}

/** Returns the results of two consecutive searches as one. */
function join(first: LogPage, second: LogPage): LogPage {
  if (second.count === 0) return { ...first, toBlock: second.toBlock }
  if (first.count === 0) return second
  const { json: before } = first
  const { json: behind, last, toBlock } = second
  const json = before && behind && concatBytes(before, COMMA, behind)
  const characters = first.characters + second.characters
  return { count: first.count + second.count, characters, last, json, toBlock }
}

/** Returns a key of a query. Counts come first, so the concatenation of all words is unambiguous. */
function keyOf({ fromBlock, toBlock, limit, addresses, topics }: LogQuery): string {
  const words = [addresses, ...topics.map((alternatives) => alternatives ?? [])]
  const counts = words.map((alternatives) => alternatives.length)
  return `${[fromBlock, toBlock, limit, ...counts]} ${Buffer.concat(words.flat()).toString('latin1')}`
}
