import type { Bytes } from '../../base/bytes.ts'
import type { Waiting } from '../../concurrency/fairSemaphore.ts'
import type { LogChoice } from '../../primitives/logMatcher.ts'
import type { LogPage } from '../../storage/store.ts'
import type { PrintedLogs } from './printedLogs.ts'

const ALL = Number.MAX_SAFE_INTEGER
/** Max searches for one response, which bounds them to a million logs. */
export const MAX_SEARCHES = 50

/** Blocks from one height to another, both included. */
export interface BlockSpan {
  readonly fromBlock: number
  readonly toBlock: number
}

/** Max logs and characters of a response. */
export interface LogAllowance {
  readonly count: number
  readonly characters: number
}

/** The logs of some blocks from the start of a span. */
export interface WholeBlocks {
  /** Pages as those of `Reads.findLogs`. */
  readonly pages: readonly Bytes[]
  /** The last block that was searched. */
  readonly toBlock: number
}

/**
 * Returns the matching logs of the first whole blocks of a span, up to the allowance. The first block with logs is
 * returned even if it exceeds the allowance, unless `mayBeNone`.
 */
export async function readWholeBlocks(
  logs: PrintedLogs,
  query: LogChoice & BlockSpan,
  max: LogAllowance,
  { mayBeNone, waiting }: { readonly mayBeNone: boolean; readonly waiting?: Waiting },
): Promise<WholeBlocks> {
  const pages: Bytes[] = []
  let done = query.fromBlock - 1
  let { count, characters } = max
  for (let search = 0; search < MAX_SEARCHES && done < query.toBlock; search++) {
    const mustTake = !mayBeNone && pages.length === 0
    const page = await readFitting(logs, { ...query, fromBlock: done + 1 }, { count, characters, mustTake }, waiting)
    if (page === undefined) return { pages, toBlock: done }
    if (page.json !== undefined && page.count > 0) pages.push(page.json)
    count = Math.max(0, count - page.count)
    characters = Math.max(0, characters - page.characters)
    done = page.toBlock
  }
  return { pages, toBlock: done }
}

/** Returns the first blocks that fit; undefined if not even the first one does, unless `mustTake`. */
async function readFitting(
  logs: PrintedLogs,
  query: LogChoice & BlockSpan,
  { mustTake, ...max }: LogAllowance & { readonly mustTake: boolean },
  waiting: Waiting | undefined,
): Promise<LogPage | undefined> {
  const { fromBlock } = query
  let { toBlock } = query
  for (;;) {
    const page = await logs.find({ ...query, toBlock, limit: max.count + 1 }, max.characters, waiting)
    const isFew = page.count <= max.count
    if (isFew && page.json !== undefined) return page
    if (toBlock === fromBlock) return mustTake ? logs.find({ ...query, toBlock, limit: ALL }, ALL, waiting) : undefined
    const last = page.last?.blockNumber ?? fromBlock
    // All blocks before the one that exceeded the limit are within it.
    toBlock = isFew
      ? fromBlock + Math.floor((Math.min(toBlock, page.toBlock) - fromBlock) / 2)
      : Math.max(fromBlock, last - 1)
  }
}
