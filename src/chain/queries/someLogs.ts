import type { Bytes } from '../../base/bytes.ts'
import type { Waiting } from '../../concurrency/fairSemaphore.ts'
import type { LogChoice } from '../../primitives/logMatcher.ts'
import type { LogPage, LogPlace, LogQuery } from '../../storage/store.ts'
import { END_OF_BLOCK } from './logCursor.ts'
import type { PrintedLogs } from './printedLogs.ts'
import { type BlockSpan, type LogAllowance, MOST_SEARCHES } from './wholeBlocks.ts'

const ALL = Number.MAX_SAFE_INTEGER

/** The logs of the beginning of a span. */
export interface SomeLogs {
  readonly pages: readonly Bytes[]
  /** The last log that was looked at; undefined: the whole span was. */
  readonly end: LogPlace | undefined
}

/** The logs that match, as many as the allowance has room for; a single one in any case. */
export async function readSomeLogs(
  logs: PrintedLogs,
  span: BlockSpan,
  wanted: LogChoice,
  after: LogPlace | undefined,
  most: LogAllowance,
  waiting?: Waiting,
): Promise<SomeLogs> {
  const pages: Bytes[] = []
  let { count, characters } = most
  let end: LogPlace | undefined
  let { fromBlock } = span
  for (let search = 0; search < MOST_SEARCHES && fromBlock <= span.toBlock; search++) {
    const isFirst = end === undefined
    const { toBlock } = span
    const query = { ...wanted, fromBlock, toBlock, ...(isFirst && after !== undefined ? { after } : {}), limit: count }
    const page = count > 0 ? await readFitting(logs, query, characters, pages.length === 0, waiting) : undefined
    if (page === undefined) return { pages, end }
    if (page.json !== undefined && page.count > 0) pages.push(page.json)
    if (!page.isWhole) return { pages, end: page.last ?? end }
    count -= page.count
    characters -= page.characters
    end = { blockNumber: page.toBlock, index: END_OF_BLOCK }
    fromBlock = page.toBlock + 1
  }
  return { pages, end: end === undefined || end.blockNumber >= span.toBlock ? undefined : end }
}

/** As many logs from the beginning as fit; undefined when not one does and none has to be taken. */
async function readFitting(
  logs: PrintedLogs,
  query: LogQuery,
  characters: number,
  mustTake: boolean,
  waiting: Waiting | undefined,
): Promise<(LogPage & { readonly isWhole: boolean }) | undefined> {
  for (let { limit } = query; ; limit = Math.ceil(limit / 4)) {
    const mostCharacters = limit === 1 && mustTake ? ALL : characters
    const page = await logs.find({ ...query, limit }, mostCharacters, waiting)
    if (page.json !== undefined) return { ...page, isWhole: page.count < limit }
    if (limit === 1) return undefined
  }
}
