import type { Bytes } from '../../base/bytes.ts'
import type { Waiting } from '../../concurrency/fairSemaphore.ts'
import { LogMatcher } from '../../primitives/logMatcher.ts'
import type { LogFilter, LogsWithCursor, Reads } from '../api/engine.ts'
import { InvalidLogCursor, LogCursorReorganised, UnknownChainPlace } from '../api/errors.ts'
import { findCommonAncestor } from '../canonical/commonAncestor.ts'
import type { ChainContext } from '../context.ts'
import { readChosenLogs } from './blockLogs.ts'
import { type LogCursor, parseLogCursor, printLogCursor } from './logCursor.ts'
import { boundsOf, resolveSpan } from './logs.ts'
import { readSomeLogs } from './someLogs.ts'

/** Max characters of a page. */
const MAX_CHARACTERS = 4 * 2 ** 20
/** Max blocks from a cursor back to the main chain; on a deeper branch the client must start again. */
const MAX_BLOCKS_BACK = 10_000

/**
 * Returns the search for one page of logs. A cursor has everything that the next page needs, so no state is stored
 * between pages. It is valid while its block is on the main chain.
 */
export function createFindLogPage(context: ChainContext): Reads['findLogPage'] {
  return async (filter, limit, cursor, waiting) => {
    const from = cursor === undefined ? undefined : parseLogCursor(cursor, filter)
    if (from !== undefined) await context.sharing.catchUp() // another process may have created it
    const { range } = filter
    if (range.kind === 'block') return readPageOfBlock(context, range.hash, { filter, limit, from })
    return context.reorganisations.readConsistent(() => readPage(context, range, { filter, limit, from }, waiting))
  }
}

type HeightSpan = Extract<LogFilter['range'], { kind: 'span' }>

/** A request for one page. */
interface PageRequest {
  readonly filter: LogFilter
  /** Max logs of the page. */
  readonly limit: number
  /** End of the page before; undefined for the first page. */
  readonly from: LogCursor | undefined
}

async function readPage(
  context: ChainContext,
  range: HeightSpan,
  { filter, limit, from }: PageRequest,
  waiting: Waiting | undefined,
): Promise<LogsWithCursor> {
  const { store, head } = context
  const { addresses, topics } = filter
  const top = head.current().block.header.number
  if (from !== undefined) await requireOnMain(context, from)
  const span =
    from === undefined
      ? resolveSpan(range.from, range.to, boundsOf(context))
      : { fromBlock: from.place.blockNumber, toBlock: Math.min(from.toBlock, top) }
  if (span === undefined) return { pages: [], cursor: undefined }
  const after = from === undefined ? {} : { after: from.place }
  const max = { count: limit, characters: MAX_CHARACTERS }
  const { pages, end } = await readSomeLogs(context.logs, { addresses, topics, ...span, ...after }, max, waiting)
  if (end === undefined) return { pages, cursor: undefined }
  const hash = await store.blocks.getMainHash(end.blockNumber)
  if (hash === undefined) throw new Error(`there is no block ${end.blockNumber}`)
  return { pages, cursor: printLogCursor({ place: end, hash, toBlock: from?.toBlock ?? span.toBlock }, filter) }
}

async function requireOnMain(context: ChainContext, { place, hash }: LogCursor): Promise<void> {
  const at = { number: place.blockNumber, hash }
  const way = await findCommonAncestor(context, at, MAX_BLOCKS_BACK).catch((error: unknown) => {
    throw error instanceof UnknownChainPlace ? new InvalidLogCursor() : error
  })
  if (way.removed.length > 0) throw new LogCursorReorganised(way.isOnMain ? way.place.number + 1 : 0)
}

/** Reads a page of one block from its receipts, which never change, whether or not it is on the main chain. */
async function readPageOfBlock(
  context: ChainContext,
  hash: Bytes,
  { filter, limit, from }: PageRequest,
): Promise<LogsWithCursor> {
  const texts = await readChosenLogs(context, hash, new LogMatcher(filter))
  const first = from === undefined ? 0 : from.place.index + 1
  let end = first
  let characters = 0
  while (end < Math.min(texts.length, first + limit)) {
    characters += (texts[end]?.length ?? 0) + 1
    if (characters > MAX_CHARACTERS && end > first) break
    end++
  }
  const pages = end > first ? [new TextEncoder().encode(texts.slice(first, end).join())] : []
  if (end >= texts.length) return { pages, cursor: undefined }
  return { pages, cursor: printLogCursor({ place: { blockNumber: 0, index: end - 1 }, hash, toBlock: 0 }, filter) }
}
