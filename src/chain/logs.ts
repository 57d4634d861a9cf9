import type { Bytes } from '../base/bytes.ts'
import type { LogPage, LogQuery, LogReader } from '../store/store.ts'
import type { ChainContext, ChainLimits } from './context.ts'
import type { BlockSelector, LogFilter } from './engine.ts'
import { InvalidLogRange, LogLimitExceeded, LogsTooLarge } from './errors.ts'
import { describeSelector, findMinedBlock } from './findBlock.ts'
import { PAGE_CHARACTERS } from './logPages.ts'

interface Span {
  readonly fromBlock: number
  readonly toBlock: number
}

const PAGE_ROWS = 1_000
const ALL = Number.MAX_SAFE_INTEGER

type Pages = AsyncIterable<Bytes>

/**
 * The ready wire objects of the main chain's logs that match, in chain order, a page at a time, with commas between them.
 * A span within the limit of blocks may return any number of logs up to a size, a wider one at most the limit of logs; throws
 * `LogLimitExceeded`, `LogsTooLarge` and `InvalidLogRange`, all before the first page.
 */
export async function findLogs(context: ChainContext, filter: LogFilter): Promise<Pages> {
  return context.turns.steadily(() => findPages(context, filter))
}

async function findPages(context: ChainContext, filter: LogFilter): Promise<Pages> {
  const turn = context.turns.count()
  const span = await resolveSpan(context, filter.range)
  if (span === undefined) return noPages()
  const { limits } = context
  const isWide = span.toBlock - span.fromBlock + 1 > limits.logBlockSpan
  const { addresses, topics } = filter
  const query = { ...span, addresses, topics, limit: isWide ? limits.logCount + 1 : ALL }
  const found = await context.logPages.find(query)
  if (isWide) requireFew(limits, span, found)
  const mostCharacters = isWide ? limits.wideLogCharacters : limits.logCharacters
  if (found.characters > mostCharacters) throw new LogsTooLarge(mostCharacters)
  return found.json === undefined ? readPages(context, query, found.count, turn) : onePage(found.json)
}

function requireFew({ logCount, logBlockSpan }: ChainLimits, { fromBlock, toBlock }: Span, { count, last }: LogPage) {
  if (count <= logCount || last === undefined) return
  // All blocks before the one that broke the limit were within it.
  const suggested = Math.max(last.blockNumber - 1, fromBlock + logBlockSpan - 1)
  throw new LogLimitExceeded(logCount, fromBlock, toBlock, suggested)
}

async function* noPages(): Pages {}

async function* onePage(json: Bytes): Pages {
  if (json.length > 0) yield json
}

/** Throws when the chain turns on the way: half an answer from each branch would be wrong and look right. */
async function* readPages({ store, turns }: ChainContext, query: LogQuery, count: number, turn: number): Pages {
  let next = query
  for (let left = count; left > 0; ) {
    const page = await readPage(store.logs, next)
    const { last, json } = page
    if (!turns.isSame(turn) || last === undefined || json === undefined) {
      throw new Error('the chain has turned to another branch while its logs were read')
    }
    yield json
    left -= page.count
    next = { ...query, after: last }
  }
}

/** About a mebibyte of what comes next; one log at least. */
async function readPage(logs: LogReader, query: LogQuery): Promise<LogPage> {
  for (let limit = PAGE_ROWS; limit > 1; limit = Math.ceil(limit / 4)) {
    const page = await logs.find({ ...query, limit }, PAGE_CHARACTERS)
    if (page.json !== undefined) return page
  }
  return logs.find({ ...query, limit: 1 }, ALL)
}

async function resolveSpan(context: ChainContext, range: LogFilter['range']): Promise<Span | undefined> {
  if (range.kind === 'block') {
    const found = await findMinedBlock(context, { kind: 'hash', hash: range.hash, requireCanonical: false })
    // Only the main chain's logs are kept; a block beside it answers like one that is not known.
    if (found === undefined || !found.isMain) return undefined
    const { number } = found.block.header
    return { fromBlock: number, toBlock: number }
  }
  const head = context.head.current().block.header.number
  const from = heightOf(range.from, head)
  const to = heightOf(range.to, head)
  if (from > to && range.to.kind === 'number') {
    throw new InvalidLogRange(`fromBlock (${describeSelector(range.from)}) is after toBlock (${range.to.asked})`)
  }
  if (from > head) return undefined
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
