import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { genesisNumber } from '../../chainspec/network.ts'
import type { Waiting } from '../../concurrency/fairSemaphore.ts'
import type { LogPage, LogQuery } from '../../storage/store.ts'
import type { BlockSelector, LogFilter } from '../api/engine.ts'
import { InvalidLogRange, LogLimitExceeded, ResponseTooLarge, type BlockRange as Span } from '../api/errors.ts'
import { describeSelector, findMinedBlock } from '../canonical/findBlock.ts'
import type { ChainContext, ChainLimits } from '../context.ts'
import { findBlockLogs } from './blockLogs.ts'
import { createLogPages, type LogPages, PAGE_CHARACTERS } from './logPages.ts'
import type { PrintedLogs } from './printedLogs.ts'

/** Max logs of a page. */
const PAGE_ROWS = 1_000
const ALL = Number.MAX_SAFE_INTEGER

type Pages = AsyncIterable<Bytes>

/**
 * Returns the search for matching logs as JSON, in chain order, in pages with commas between logs. A span within the
 * limit of blocks is bounded by the size of its logs, a wider one also by their number. Throws `LogLimitExceeded`,
 * `ResponseTooLarge` and `InvalidLogRange`, all before the first page.
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
  const maxCharacters = isWide ? limits.wideLogCharacters : limits.logCharacters
  if (found.characters > maxCharacters)
    throw new ResponseTooLarge(maxCharacters, isWide ? startOf(span, limits) : undefined)
  return found.json === undefined
    ? readPages(context, query, { count: found.count, reorganisation }, waiting)
    : onePage(found.json)
}

/** Returns the start of a wide span, within the limit of blocks, whose number of logs is not bounded. */
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

/** Yields the pages. Throws if the chain is reorganised meanwhile, because the logs would be of two branches. */
async function* readPages(
  { logs, reorganisations }: ChainContext,
  query: LogQuery,
  { count, reorganisation }: { readonly count: number; readonly reorganisation: number },
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

/**
 * Reads the next page of about a mebibyte, which is empty if the search ended without a match. `isFull`: more logs may
 * follow.
 */
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

/** Returns the span of a range, or the hash of a block of a side chain; undefined if the range is empty. */
async function resolvePlace(
  context: ChainContext,
  range: LogFilter['range'],
): Promise<Span | { readonly hash: Bytes } | undefined> {
  if (range.kind === 'span') return resolveSpan(range.from, range.to, boundsOf(context))
  const found = await findMinedBlock(context, { kind: 'hash', hash: range.hash, requireCanonical: false })
  if (found === undefined) return undefined
  const { number } = found.block.header
  return found.isMain ? { fromBlock: number, toBlock: number } : { hash: range.hash }
}

/** The heights of the first and the newest block. */
interface Bounds {
  readonly first: number
  readonly head: number
}

export const boundsOf = ({ network, head }: Pick<ChainContext, 'network' | 'head'>): Bounds => ({
  first: genesisNumber(network),
  head: head.current().block.header.number,
})

/**
 * Returns the span of two selectors; undefined if it begins above the head, as `pending` does. A selector without a
 * number is the head, even if the span begins above it.
 */
export function resolveSpan(fromSelector: BlockSelector, toSelector: BlockSelector, bounds: Bounds): Span | undefined {
  const { head } = bounds
  const from = heightOf(fromSelector, bounds)
  const to = heightOf(toSelector, bounds)
  const endsAtHead = toSelector.kind !== 'number' && toSelector.kind !== 'earliest'
  if (from > to && !endsAtHead) {
    const [first, last] = [fromSelector, toSelector].map(describeSelector)
    throw new InvalidLogRange(`fromBlock (${first}) is after toBlock (${last})`)
  }
  if (from > head || fromSelector.kind === 'pending') return undefined
  return { fromBlock: from, toBlock: Math.min(to, head) }
}

function heightOf(selector: BlockSelector, { first, head }: Bounds): number {
  switch (selector.kind) {
    case 'number':
      return selector.number
    case 'earliest':
      return first
    default:
      return head
  }
}
