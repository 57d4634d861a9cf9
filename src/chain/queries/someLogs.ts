import type { Bytes } from '../../base/bytes.ts'
import type { Waiting } from '../../concurrency/fairSemaphore.ts'
import type { LogChoice } from '../../primitives/logMatcher.ts'
import type { LogPage, LogPlace, LogQuery } from '../../storage/store.ts'
import { END_OF_BLOCK } from './logCursor.ts'
import type { PrintedLogs } from './printedLogs.ts'
import { type BlockSpan, type LogAllowance, MAX_SEARCHES } from './wholeBlocks.ts'

const ALL = Number.MAX_SAFE_INTEGER

/** The logs of the start of a span. */
export interface SomeLogs {
  readonly pages: readonly Bytes[]
  /** The last log that was searched; undefined if the whole span was. */
  readonly end: LogPlace | undefined
}

/** Returns the first matching logs of a span, up to the allowance, but at least one. */
export async function readSomeLogs(
  logs: PrintedLogs,
  { after, ...wanted }: LogChoice & BlockSpan & { readonly after?: LogPlace },
  max: LogAllowance,
  waiting?: Waiting,
): Promise<SomeLogs> {
  const pages: Bytes[] = []
  let { count, characters } = max
  let end: LogPlace | undefined
  const { toBlock } = wanted
  let { fromBlock } = wanted
  for (let search = 0; search < MAX_SEARCHES && fromBlock <= toBlock; search++) {
    const isFirst = end === undefined
    const query = { ...wanted, fromBlock, ...(isFirst && after !== undefined ? { after } : {}), limit: count }
    const page =
      count > 0 ? await readFitting(logs, query, { characters, mustTake: pages.length === 0 }, waiting) : undefined
    if (page === undefined) return { pages, end }
    if (page.json !== undefined && page.count > 0) pages.push(page.json)
    if (!page.isWhole) return { pages, end: page.last ?? end }
    count -= page.count
    characters -= page.characters
    end = { blockNumber: page.toBlock, index: END_OF_BLOCK }
    fromBlock = page.toBlock + 1
  }
  return { pages, end: end === undefined || end.blockNumber >= toBlock ? undefined : end }
}

/** Returns the first logs that fit; undefined if not even one does, unless `mustTake`. */
async function readFitting(
  logs: PrintedLogs,
  query: LogQuery,
  { characters, mustTake }: { readonly characters: number; readonly mustTake: boolean },
  waiting: Waiting | undefined,
): Promise<(LogPage & { readonly isWhole: boolean }) | undefined> {
  for (let { limit } = query; ; limit = Math.ceil(limit / 4)) {
    const maxCharacters = limit === 1 && mustTake ? ALL : characters
    const page = await logs.find({ ...query, limit }, maxCharacters, waiting)
    if (page.json !== undefined) return { ...page, isWhole: page.count < limit }
    if (limit === 1) return undefined
  }
}
