import type { Bytes } from '../../base/bytes.ts'
import type { Waiting } from '../../concurrency/fairSemaphore.ts'
import { LogMatcher } from '../../primitives/logMatcher.ts'
import type { FilterRow } from '../../storage/store.ts'
import type { ChainPlace, FilterEntries } from '../api/engine.ts'
import { type CommonAncestor, findCommonAncestor } from '../canonical/commonAncestor.ts'
import type { ChainContext } from '../context.ts'
import { readWholeBlocks } from '../queries/wholeBlocks.ts'
import { createChanges, headOf } from './changes.ts'
import { readLogs } from './feeds.ts'
import { decodeFilterQuery, type FilterQuery } from './filterQuery.ts'

/** Blocks that one poll follows back to the main chain, and hashes that it tells. */
const MOST_BLOCKS = 10_000

export type FilterKind = 'logs' | 'blocks' | 'transactions'

/** As `FilterEntries`, all there. */
export type NewEntries = Extract<FilterEntries, { kind: 'hashes' }> | { readonly kind: 'logs'; readonly pages: Bytes[] }

/** What a filter has to tell, and where it stands then. */
export interface News {
  readonly entries: NewEntries
  readonly place: ChainPlace
  readonly arrival: number
  /** Whether there is more than one poll looks at, also when nothing of it was to be told. */
  readonly isBehind: boolean
}

/** What is new for a filter, as much as one poll tells; the rest comes with the next. Throws `UnknownChainPlace`. */
export function readNews(context: ChainContext, row: FilterRow, waiting?: Waiting): Promise<News> {
  switch (row.kind) {
    case 'logs':
      return readLogNews(context, row, waiting)
    case 'blocks':
      return readBlockNews(context, row)
    case 'transactions':
      return readArrivals(context, row)
    default:
      throw new Error(`filter ${row.id} is of an unknown kind`)
  }
}

const placeOf = ({ placeNumber, placeHash }: FilterRow): ChainPlace => ({ number: placeNumber, hash: placeHash })

async function readBlockNews(context: ChainContext, row: FilterRow): Promise<News> {
  const { added, place, isComplete } = await createChanges(context).changesSince(placeOf(row), MOST_BLOCKS)
  const entries = { kind: 'hashes', hashes: added.map(({ hash }) => hash) } as const
  return { entries, place, arrival: row.arrival, isBehind: !isComplete }
}

async function readArrivals({ store }: ChainContext, row: FilterRow): Promise<News> {
  const rows = await store.arrivals.getAfter(row.arrival, MOST_BLOCKS)
  const entries = { kind: 'hashes', hashes: rows.map(({ hash }) => hash) } as const
  const arrival = rows.at(-1)?.number ?? row.arrival
  return { entries, place: placeOf(row), arrival, isBehind: rows.length === MOST_BLOCKS }
}

async function readLogNews(context: ChainContext, row: FilterRow, waiting: Waiting | undefined): Promise<News> {
  if (row.query === undefined) throw new Error(`filter ${row.id} has no query`)
  const query = decodeFilterQuery(row.query)
  if (query.blockHash !== undefined) return readBlockOnce(context, row, query, query.blockHash)
  const read = () => readLogChanges(context, query, placeOf(row), waiting)
  const { pages, place, isBehind } = await context.reorganisations.readConsistent(read)
  return { entries: { kind: 'logs', pages }, place, arrival: row.arrival, isBehind }
}

/** The logs of one block are told once; the count of arrivals, which such a filter has no other use for, says when. */
async function readBlockOnce(context: ChainContext, row: FilterRow, query: FilterQuery, hash: Bytes): Promise<News> {
  const texts = row.arrival > 0 ? [] : await readLogs(context, hash, new LogMatcher(query), false)
  const arrival = texts.length > 0 ? 1 : row.arrival
  return { entries: { kind: 'logs', pages: toPages(texts) }, place: placeOf(row), arrival, isBehind: false }
}

interface LogChanges {
  readonly pages: Bytes[]
  readonly place: ChainPlace
  readonly isBehind: boolean
}

/** Logs of blocks that left, newest block first, then of those that joined: whole blocks, about as many as fit. */
async function readLogChanges(
  context: ChainContext,
  query: FilterQuery,
  from: ChainPlace,
  waiting: Waiting | undefined,
): Promise<LogChanges> {
  const { limits } = context
  const top = headOf(context) // a block that is stored and not visible yet comes with the next poll
  const way = await findCommonAncestor(context, from, MOST_BLOCKS)
  const removed = await readRemoved(context, query, way)
  const pages = toPages(removed.texts)
  if (removed.place !== way.place || !way.isOnMain) return { pages, place: removed.place, isBehind: true }

  const span = {
    fromBlock: Math.max(way.place.number + 1, query.from),
    toBlock: Math.min(top.number, query.to ?? top.number),
  }
  if (span.fromBlock > span.toBlock) return { pages, place: top, isBehind: false }
  const most = {
    count: Math.max(0, limits.logCount - removed.texts.length),
    characters: Math.max(0, limits.wideLogCharacters - removed.characters),
  }
  const added = await readWholeBlocks(context.logs, { ...query, ...span }, most, removed.texts.length > 0, waiting)
  const all = [...pages, ...added.pages]
  if (added.toBlock === span.toBlock) return { pages: all, place: top, isBehind: false }
  const place = added.toBlock < span.fromBlock ? way.place : await requirePlace(context, added.toBlock)
  return { pages: all, place, isBehind: true }
}

/** The logs of blocks that left, until there are too many for one poll; one block's in any case. */
async function readRemoved(context: ChainContext, query: FilterQuery, way: CommonAncestor) {
  const { logCount, wideLogCharacters } = context.limits
  const matcher = new LogMatcher(query)
  const texts: string[] = []
  let characters = 0
  for (const [index, { number, hash }] of way.removed.entries()) {
    if (number < query.from || number > (query.to ?? number)) continue
    const logs = await readLogs(context, hash, matcher, true)
    texts.push(...logs)
    characters += logs.reduce((sum, { length }) => sum + length + 1, 0)
    const isFull = texts.length >= logCount || characters >= wideLogCharacters
    if (isFull) return { texts, characters, place: way.removed[index + 1] ?? way.place }
  }
  return { texts, characters, place: way.place }
}

async function requirePlace({ store }: ChainContext, number: number): Promise<ChainPlace> {
  const hash = await store.blocks.getMainHash(number)
  if (hash === undefined) throw new Error(`there is no block ${number}`)
  return { number, hash }
}

function toPages(texts: readonly string[]): Bytes[] {
  return texts.length === 0 ? [] : [new TextEncoder().encode(texts.join())]
}
