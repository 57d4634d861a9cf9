import type { LogQuery, LogReader } from '../store/store.ts'
import type { ChainContext } from './context.ts'
import type { BlockSelector, LogFilter } from './engine.ts'
import { InvalidLogRange, LogLimitExceeded, LogsTooLarge } from './errors.ts'
import { describeSelector, findMinedBlock } from './findBlock.ts'

interface Span {
  readonly fromBlock: number
  readonly toBlock: number
}

const PAGE_CHARACTERS = 1024 * 1024
const PAGE_ROWS = 1_000
const ALL = Number.MAX_SAFE_INTEGER

type Pages = AsyncIterable<readonly string[]>

/**
 * The ready wire objects of the main chain's logs that match, in chain order, a page at a time. A span within the limit of
 * blocks may return any number of logs up to a size, a wider one at most the limit of logs; throws `LogLimitExceeded`,
 * `LogsTooLarge` and `InvalidLogRange`, all before the first page.
 */
export async function findLogs(context: ChainContext, filter: LogFilter): Promise<Pages> {
  const span = await resolveSpan(context, filter.range)
  if (span === undefined) return noPages()
  const { limits } = context
  const { logs } = context.store
  const isWide = span.toBlock - span.fromBlock + 1 > limits.logBlockSpan
  const criteria = { ...span, addresses: filter.addresses, topics: filter.topics }
  const query = { ...criteria, limit: isWide ? limits.logCount + 1 : ALL }
  const { count, characters, lastBlockNumber } = await logs.measure(query)
  if (isWide && count > limits.logCount) {
    // All blocks before the one that broke the limit were within it.
    const suggested = Math.max(lastBlockNumber - 1, span.fromBlock + limits.logBlockSpan - 1)
    throw new LogLimitExceeded(limits.logCount, span.fromBlock, span.toBlock, suggested)
  }
  const mostCharacters = isWide ? limits.wideLogCharacters : limits.logCharacters
  if (characters > mostCharacters) throw new LogsTooLarge(mostCharacters)
  return readPages(logs, query, characters)
}

async function* noPages(): Pages {}

/** Pages of about a mebibyte; what is shorter comes as one. */
async function* readPages(logs: LogReader, query: LogQuery, characters: number): Pages {
  if (characters <= PAGE_CHARACTERS) return yield (await logs.find(query)).map((row) => row.json)
  for (let next = query; ; ) {
    const rows = await logs.find({ ...next, limit: await fittingRows(logs, next) })
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows.map((row) => row.json)
    next = { ...query, after: last }
  }
}

/** How many of the next rows make a page; one at least. */
async function fittingRows(logs: LogReader, query: LogQuery): Promise<number> {
  for (let rows = PAGE_ROWS; rows > 1; rows = Math.ceil(rows / 4)) {
    if ((await logs.measure({ ...query, limit: rows })).characters <= PAGE_CHARACTERS) return rows
  }
  return 1
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
