import type { Bytes } from '../../base/bytes.ts'
import type { Waiting } from '../../concurrency/fairSemaphore.ts'
import type { LogChoice } from '../../primitives/logMatcher.ts'
import type { LogPage } from '../../storage/store.ts'
import type { PrintedLogs } from './printedLogs.ts'

const ALL = Number.MAX_SAFE_INTEGER
/** Whatever a filter looks for, a million logs are looked at for one answer at most. */
export const MOST_SEARCHES = 50

/** Blocks from one height to another, both included. */
export interface BlockSpan {
  readonly fromBlock: number
  readonly toBlock: number
}

/** How much is read at most. */
export interface LogAllowance {
  readonly count: number
  readonly characters: number
}

/** The logs of some blocks from the beginning of a span. */
export interface WholeBlocks {
  /** As those of `Reads.findLogs`. */
  readonly pages: readonly Bytes[]
  /** The last block that was looked at. */
  readonly toBlock: number
}

/**
 * The logs that match of as many whole blocks of the main chain as the allowance has room for; of the first one that
 * has any in any case, unless `mayBeNone`.
 */
export async function readWholeBlocks(
  logs: PrintedLogs,
  query: LogChoice & BlockSpan,
  most: LogAllowance,
  mayBeNone: boolean,
  waiting?: Waiting,
): Promise<WholeBlocks> {
  const pages: Bytes[] = []
  let done = query.fromBlock - 1
  let { count, characters } = most
  for (let search = 0; search < MOST_SEARCHES && done < query.toBlock; search++) {
    const mustTake = !mayBeNone && pages.length === 0
    const page = await readFitting(logs, { ...query, fromBlock: done + 1 }, { count, characters }, mustTake, waiting)
    if (page === undefined) return { pages, toBlock: done }
    if (page.json !== undefined && page.count > 0) pages.push(page.json)
    count = Math.max(0, count - page.count)
    characters = Math.max(0, characters - page.characters)
    done = page.toBlock
  }
  return { pages, toBlock: done }
}

/** As many blocks from the beginning as fit; undefined when not even the first one does and it need not be taken. */
async function readFitting(
  logs: PrintedLogs,
  query: LogChoice & BlockSpan,
  most: LogAllowance,
  mustTake: boolean,
  waiting: Waiting | undefined,
): Promise<LogPage | undefined> {
  const { fromBlock } = query
  let { toBlock } = query
  for (;;) {
    const page = await logs.find({ ...query, toBlock, limit: most.count + 1 }, most.characters, waiting)
    const isFew = page.count <= most.count
    if (isFew && page.json !== undefined) return page
    if (toBlock === fromBlock) return mustTake ? logs.find({ ...query, toBlock, limit: ALL }, ALL, waiting) : undefined
    const last = page.last?.blockNumber ?? fromBlock
    // All blocks before the one that broke the limit have few enough.
    toBlock = isFew
      ? fromBlock + Math.floor((Math.min(toBlock, page.toBlock) - fromBlock) / 2)
      : Math.max(fromBlock, last - 1)
  }
}
