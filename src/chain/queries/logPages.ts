import { LRUCache } from 'lru-cache'
import { concatBytes } from '../../base/bytes.ts'
import type { Waiting } from '../../concurrency/fairSemaphore.ts'
import type { LogPage, LogQuery } from '../../storage/store.ts'
import type { ReorgGuard } from '../canonical/reorgGuard.ts'
import type { PrintedLogs } from './printedLogs.ts'

/** What is longer is not read at once. */
export const PAGE_CHARACTERS = 1024 * 1024

const MAX_BYTES = 16 * 1024 * 1024
const COMMA = new TextEncoder().encode(',')
/** Of the objects around key and text. */
const ENTRY_BYTES = 500

/** The logs that were asked for lately: those of a span never change while the main chain only grows. */
export interface LogPages {
  /** As `PrintedLogs.find` with {@link PAGE_CHARACTERS}, but of the whole span, which must not reach beyond the head. */
  find(query: LogQuery, waiting?: Waiting): Promise<LogPage>
}

export function createLogPages(logs: Pick<PrintedLogs, 'find'>, reorganisations: ReorgGuard): LogPages {
  const kept = new LRUCache<string, LogPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ json }, key) => ENTRY_BYTES + key.length + (json?.length ?? 0),
  })
  return {
    async find(query, waiting) {
      // What was read before a reorganisation is never found again, also when it is stored only afterwards.
      const key = `${reorganisations.epoch()} ${keyOf(query)}`
      const known = kept.get(key)
      if (known !== undefined) return known
      const page = await findWhole(logs, query, waiting)
      kept.set(key, page)
      return page
    },
  }
}

/** One search after the other: whoever waits beside has turns in between. */
async function findWhole(logs: Pick<PrintedLogs, 'find'>, query: LogQuery, waiting?: Waiting): Promise<LogPage> {
  const found = await logs.find(query, PAGE_CHARACTERS, waiting)
  let whole = found
  while (whole.toBlock < query.toBlock && whole.count < query.limit) {
    const rest = { ...query, fromBlock: whole.toBlock + 1, limit: query.limit - whole.count }
    whole = join(whole, await logs.find(rest, Math.max(0, PAGE_CHARACTERS - whole.characters), waiting))
  }
  return whole
}

/** What two searches have found, the second behind the first. */
function join(first: LogPage, second: LogPage): LogPage {
  if (second.count === 0) return { ...first, toBlock: second.toBlock }
  if (first.count === 0) return second
  const { json: before } = first
  const { json: behind, last, toBlock } = second
  const json = before && behind && concatBytes(before, COMMA, behind)
  const characters = first.characters + second.characters
  return { count: first.count + second.count, characters, last, json, toBlock }
}

/** With their counts the words need nothing between them; as hex, five thousand would take milliseconds. */
function keyOf({ fromBlock, toBlock, limit, addresses, topics }: LogQuery): string {
  const words = [addresses, ...topics.map((alternatives) => alternatives ?? [])]
  const counts = words.map((alternatives) => alternatives.length)
  return `${[fromBlock, toBlock, limit, ...counts]} ${Buffer.concat(words.flat()).toString('latin1')}`
}
