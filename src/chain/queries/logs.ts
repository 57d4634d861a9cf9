import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import type { Waiting } from '../../concurrency/fairSemaphore.ts'
import type { LogPage, LogQuery } from '../../storage/store.ts'
import type { BlockSelector, LogFilter } from '../api/engine.ts'
import { InvalidLogRange, LogLimitExceeded, ResponseTooLarge, type BlockRange as Span } from '../api/errors.ts'
import { describeSelector, findMinedBlock } from '../canonical/findBlock.ts'
import type { ChainContext, ChainLimits } from '../context.ts'
import { findBlockLogs } from './blockLogs.ts'
import { createLogPages, type LogPages, PAGE_CHARACTERS } from './logPages.ts'
import type { PrintedLogs } from './printedLogs.ts'

const PAGE_ROWS = 1_000
const ALL = Number.MAX_SAFE_INTEGER

type Pages = AsyncIterable<Bytes>

/**
 * Finds the ready wire objects of the logs that match, in chain order, a page at a time, with commas between them.
 * A span within the limit of blocks may return any number of logs up to a size, a wider one at most the limit of logs;
 * throws `LogLimitExceeded`, `ResponseTooLarge` and `InvalidLogRange`, all before the first page.
 */
export function createFindLogs(context: ChainContext): (filter: LogFilter, waiting?: Waiting) => Promise<Pages> {
  const logPages = createLogPages(context.logs, context.reorganisations)
  return (filter, waiting) =>
    context.reorganisations.readConsistent(() => findPages(context, logPages, filter, waiting))
}

async function findPages(
  context: ChainContext,
  logPages: LogPages,
  filter: LogFilter,
  waiting?: Waiting,
): Promise<Pages> {
  const reorganisation = context.reorganisations.epoch()
  const { limits } = context
  const place = await resolvePlace(context, filter.range)
  if (place === undefined) return onePage(EMPTY_BYTES)
  if ('hash' in place) return onePage(await findBlockLogs(context, place.hash, filter))
  const span = place
  const isWide = span.toBlock - span.fromBlock + 1 > limits.logBlockSpan
  const { addresses, topics } = filter
  const query = { ...span, addresses, topics, limit: isWide ? limits.logCount + 1 : ALL }
  const found = await logPages.find(query, waiting)
  if (isWide) requireFew(limits, span, found)
  const mostCharacters = isWide ? limits.wideLogCharacters : limits.logCharacters
  if (found.characters > mostCharacters)
    throw new ResponseTooLarge(mostCharacters, isWide ? startOf(span, limits) : undefined)
  return found.json === undefined
    ? readPages(context, query, found.count, reorganisation, waiting)
    : onePage(found.json)
}

/** The beginning of a wide span that is within the limit of blocks, whose logs may have any number. */
function startOf({ fromBlock }: Span, { logBlockSpan }: ChainLimits): Span {
  return { fromBlock, toBlock: fromBlock + logBlockSpan - 1 }
}

function requireFew({ logCount, logBlockSpan }: ChainLimits, { fromBlock, toBlock }: Span, { count, last }: LogPage) {
  if (count <= logCount || last === undefined) return
  // All blocks before the one that broke the limit were within it.
  const suggested = Math.max(last.blockNumber - 1, fromBlock + logBlockSpan - 1)
  throw new LogLimitExceeded(logCount, fromBlock, toBlock, suggested)
}

async function* onePage(json: Bytes): Pages {
  if (json.length > 0) yield json
}

/** Throws when the chain is reorganised meanwhile: half an answer from each branch would be wrong and look right. */
async function* readPages(
  { logs, reorganisations }: ChainContext,
  query: LogQuery,
  count: number,
  reorganisation: number,
  waiting?: Waiting,
): Pages {
  let next = query
  for (let left = count; left > 0; ) {
    const page = await readPage(logs, next, waiting)
    const { last, json, isFull } = page
    const isOver = next.fromBlock > next.toBlock
    if (!reorganisations.isCurrent(reorganisation) || isOver || json === undefined) {
      throw new Error('the chain was reorganised while its logs were read')
    }
    if (page.count > 0) yield json
    left -= page.count
    next = isFull && last !== undefined ? { ...query, after: last } : { ...query, fromBlock: page.toBlock + 1 }
  }
}

/** About a mebibyte of what comes next, unless a search ends before there is any; full: there may be more up to its end. */
async function readPage(
  logs: PrintedLogs,
  query: LogQuery,
  waiting: Waiting | undefined,
): Promise<LogPage & { readonly isFull: boolean }> {
  for (let limit = PAGE_ROWS; ; limit = Math.ceil(limit / 4)) {
    const page = await logs.find({ ...query, limit }, limit === 1 ? ALL : PAGE_CHARACTERS, waiting)
    if (page.json !== undefined) return { ...page, isFull: page.count === limit }
  }
}

/** The span that is meant, or the hash of a block of a side chain; undefined when there is nothing. */
async function resolvePlace(
  context: ChainContext,
  range: LogFilter['range'],
): Promise<Span | { readonly hash: Bytes } | undefined> {
  if (range.kind === 'span') return resolveSpan(range.from, range.to, context.head.current().block.header.number)
  const found = await findMinedBlock(context, { kind: 'hash', hash: range.hash, requireCanonical: false })
  if (found === undefined) return undefined
  const { number } = found.block.header
  return found.isMain ? { fromBlock: number, toBlock: number } : { hash: range.hash }
}

/** A selector without a number is the head, also when that is below the beginning; only `pending` begins beyond it. */
export function resolveSpan(fromSelector: BlockSelector, toSelector: BlockSelector, head: number): Span | undefined {
  const from = heightOf(fromSelector, head)
  const to = heightOf(toSelector, head)
  const endsAtHead = toSelector.kind !== 'number' && toSelector.kind !== 'earliest'
  if (from > to && !endsAtHead) {
    const [first, last] = [fromSelector, toSelector].map(describeSelector)
    throw new InvalidLogRange(`fromBlock (${first}) is after toBlock (${last})`)
  }
  if (from > head || fromSelector.kind === 'pending') return undefined
  return { fromBlock: from, toBlock: Math.min(to, head) }
}

function heightOf(selector: BlockSelector, head: number): number {
  switch (selector.kind) {
    case 'number':
      return selector.number
    case 'earliest':
      return 0
    default:
      return head
  }
}
