import type { Bytes } from '../../base/bytes.ts'
import type { Waiting } from '../../concurrency/fairSemaphore.ts'
import { LogMatcher } from '../../primitives/logMatcher.ts'
import type { FilterRow } from '../../storage/store.ts'
import type { ChainPlace, FilterEntries } from '../api/engine.ts'
import { type CommonAncestor, findCommonAncestor } from '../canonical/commonAncestor.ts'
import type { ChainContext } from '../context.ts'
import { readWholeBlocks } from '../queries/wholeBlocks.ts'
import { createChanges, headOf, readLogs } from './feeds.ts'
import { decodeFilterQuery, type FilterQuery } from './filterQuery.ts'

/** Max blocks that one poll follows back to the main chain, and max hashes that it returns. */
const MAX_BLOCKS = 10_000

export type FilterKind = 'logs' | 'blocks' | 'transactions'

/** `FilterEntries` whose pages are all in memory. */
export type NewEntries = Extract<FilterEntries, { kind: 'hashes' }> | { readonly kind: 'logs'; readonly pages: Bytes[] }

/** The entries that a poll returns, and the filter's position after it. */
export interface FilterChanges {
  readonly entries: NewEntries
  readonly position: ChainPlace
  /** Number of the last delivered arrival of a transaction. */
  readonly arrival: number
  /** Whether one poll could not look at everything, even if it found no entries. */
  readonly isBehind: boolean
}

/** Returns the changes of a filter since its last poll, up to the limits of one poll. Throws `UnknownChainPlace`. */
export function readFilterChanges(context: ChainContext, row: FilterRow, waiting?: Waiting): Promise<FilterChanges> {
  switch (row.kind) {
    case 'logs':
      return readLogChanges(context, row, waiting)
    case 'blocks':
      return readBlockChanges(context, row)
    case 'transactions':
      return readArrivals(context, row)
    default:
      throw new Error(`filter ${row.id} is of an unknown kind`)
  }
}

/** Returns the block up to which a filter has been read. */
export const positionOf = ({ placeNumber, placeHash }: FilterRow): ChainPlace => ({
  number: placeNumber,
  hash: placeHash,
})

/** Returns that nothing has changed since the last poll of a filter. */
export function noChanges(row: FilterRow): FilterChanges {
  const entries: NewEntries = row.kind === 'logs' ? { kind: 'logs', pages: [] } : { kind: 'hashes', hashes: [] }
  return { entries, position: positionOf(row), arrival: row.arrival, isBehind: false }
}

async function readBlockChanges(context: ChainContext, row: FilterRow): Promise<FilterChanges> {
  const { added, place, isComplete } = await createChanges(context).changesSince(positionOf(row), MAX_BLOCKS)
  const entries = { kind: 'hashes', hashes: added.map(({ hash }) => hash) } as const
  return { entries, position: place, arrival: row.arrival, isBehind: !isComplete }
}

async function readArrivals({ store }: ChainContext, row: FilterRow): Promise<FilterChanges> {
  const rows = await store.arrivals.getAfter(row.arrival, MAX_BLOCKS)
  const entries = { kind: 'hashes', hashes: rows.map(({ hash }) => hash) } as const
  const arrival = rows.at(-1)?.number ?? row.arrival
  return { entries, position: positionOf(row), arrival, isBehind: rows.length === MAX_BLOCKS }
}

async function readLogChanges(
  context: ChainContext,
  row: FilterRow,
  waiting: Waiting | undefined,
): Promise<FilterChanges> {
  if (row.query === undefined) throw new Error(`filter ${row.id} has no query`)
  const query = decodeFilterQuery(row.query)
  if (query.blockHash !== undefined) return readBlockOnce(context, row, query, query.blockHash)
  const read = () => readRangeChanges(context, query, positionOf(row), waiting)
  const { pages, position, isBehind } = await context.reorganisations.readConsistent(read)
  return { entries: { kind: 'logs', pages }, position, arrival: row.arrival, isBehind }
}

/**
 * Returns the logs of one block in one poll. Such a filter counts no arrivals, so `arrival` stores whether it was
 * polled.
 */
async function readBlockOnce(
  context: ChainContext,
  row: FilterRow,
  query: FilterQuery,
  hash: Bytes,
): Promise<FilterChanges> {
  const texts = row.arrival > 0 ? [] : await readLogs(context, hash, new LogMatcher(query), { removed: false })
  const arrival = texts.length > 0 ? 1 : row.arrival
  return { entries: { kind: 'logs', pages: toPages(texts) }, position: positionOf(row), arrival, isBehind: false }
}

interface RangeChanges {
  readonly pages: Bytes[]
  readonly position: ChainPlace
  readonly isBehind: boolean
}

/** Returns logs of blocks that left, newest block first, then of blocks that joined: whole blocks up to the limits. */
async function readRangeChanges(
  context: ChainContext,
  query: FilterQuery,
  from: ChainPlace,
  waiting: Waiting | undefined,
): Promise<RangeChanges> {
  const { limits } = context
  const top = headOf(context) // a block that is stored and not visible yet follows with the next poll
  const way = await findCommonAncestor(context, from, MAX_BLOCKS)
  const removed = await readRemoved(context, query, way)
  const pages = toPages(removed.texts)
  if (removed.position !== way.place || !way.isOnMain) return { pages, position: removed.position, isBehind: true }

  const span = {
    fromBlock: Math.max(way.place.number + 1, query.from),
    toBlock: Math.min(top.number, query.to ?? top.number),
  }
  if (span.fromBlock > span.toBlock) return { pages, position: top, isBehind: false }
  const max = {
    count: Math.max(0, limits.logCount - removed.texts.length),
    characters: Math.max(0, limits.wideLogCharacters - removed.characters),
  }
  const options = { mayBeNone: removed.texts.length > 0, ...(waiting && { waiting }) }
  const added = await readWholeBlocks(context.logs, { ...query, ...span }, max, options)
  const all = [...pages, ...added.pages]
  if (added.toBlock === span.toBlock) return { pages: all, position: top, isBehind: false }
  const position = added.toBlock < span.fromBlock ? way.place : await requirePosition(context, added.toBlock)
  return { pages: all, position, isBehind: true }
}

/** Returns the logs of blocks that left, up to the limits of one poll, of at least one block. */
async function readRemoved(context: ChainContext, query: FilterQuery, way: CommonAncestor) {
  const { logCount, wideLogCharacters } = context.limits
  const matcher = new LogMatcher(query)
  const texts: string[] = []
  let characters = 0
  for (const [index, { number, hash }] of way.removed.entries()) {
    if (number < query.from || number > (query.to ?? number)) continue
    const logs = await readLogs(context, hash, matcher, { removed: true })
    texts.push(...logs)
    characters += logs.reduce((sum, { length }) => sum + length + 1, 0)
    const isFull = texts.length >= logCount || characters >= wideLogCharacters
    if (isFull) return { texts, characters, position: way.removed[index + 1] ?? way.place }
  }
  return { texts, characters, position: way.place }
}

async function requirePosition({ store }: ChainContext, number: number): Promise<ChainPlace> {
  const hash = await store.blocks.getMainHash(number)
  if (hash === undefined) throw new Error(`there is no block ${number}`)
  return { number, hash }
}

function toPages(texts: readonly string[]): Bytes[] {
  return texts.length === 0 ? [] : [new TextEncoder().encode(texts.join())]
}
