import type { Hex } from '../../base/hex.ts'
import type { Waiting } from '../../concurrency/fairSemaphore.ts'
import { createTurns } from '../../concurrency/keyedMutex.ts'
import { createMutex } from '../../concurrency/mutex.ts'
import type { FilterRow } from '../../storage/store.ts'
import type { BlockSelector, ChainPlace, FilterEntries, Filters, LogFilter, Reads } from '../api/engine.ts'
import { FilterNotFound, UnknownChainPlace } from '../api/errors.ts'
import type { ChainContext } from '../context.ts'
import { createArrivalWatch } from './arrivalWatch.ts'
import { createChanges } from './changes.ts'
import { decodeFilterQuery, encodeFilterQuery, type FilterQuery } from './filterQuery.ts'
import { createFilterRows, type FilterLimits } from './filterRows.ts'
import { type FilterKind, type NewEntries, type News, readNews } from './readNews.ts'

/** A poll gives way to as many others of the same filter, from other processes. */
const MOST_TRIES = 10

/** So many blocks without anything for a filter are looked at again by its next poll: that costs less than a write. */
const FAR_BLOCKS = 64

/** The filters of a chain: rows of its store, so they outlive the process. */
export function createFilters(context: ChainContext, findLogs: Reads['findLogs'], limits: FilterLimits): Filters {
  const { arrivalLog, sharing } = context
  const changes = createChanges(context)
  const rows = createFilterRows(context, limits)
  const installing = createMutex()
  const watch = createArrivalWatch(context, rows, installing)
  const turns = createTurns()

  function install(keyId: string, kind: FilterKind, from: ChainPlace, query?: FilterQuery): Promise<Hex> {
    return installing.run(() => {
      if (kind === 'transactions') arrivalLog.watch() // first: what comes from now on has a number above the last
      return rows.install({
        keyId,
        kind,
        query: query && encodeFilterQuery(query),
        placeNumber: from.number,
        placeHash: from.hash,
        arrival: kind === 'transactions' ? arrivalLog.last() : 0,
      })
    })
  }

  async function requireRow(keyId: string, id: string): Promise<FilterRow> {
    const row = await rows.find(keyId, id)
    if (row === undefined) throw new FilterNotFound()
    await sharing.catchUp() // it may have been told more than is here, by another process
    return row
  }

  /** A filter whose block is gone from the store has no way on: it goes, rather than missing something silently. */
  async function requireNews(row: FilterRow, waiting?: Waiting): Promise<News> {
    try {
      return await readNews(context, row, waiting)
    } catch (error) {
      if (!(error instanceof UnknownChainPlace)) throw error
      await rows.delete(row.id)
      throw new FilterNotFound()
    }
  }

  async function poll(keyId: string, id: string, waiting?: Waiting): Promise<FilterEntries> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const row = await requireRow(keyId, id)
      const { entries, place, arrival, isBehind } = await requireNews(row, waiting)
      if (isEmpty(entries) && !isBehind && !isFar(row, place)) {
        await rows.touch(row)
        return entries
      }
      const progress = { placeNumber: place.number, placeHash: place.hash, arrival }
      if (!(await rows.advance(row, progress))) continue // somebody else told it: what comes after that is ours
      return entries
    }
    throw new Error(`filter ${id} is polled by others all the time`)
  }

  return {
    async installForLogs(keyId, filter, waiting) {
      const { place, query } = await planLogs(filter, waiting)
      return install(keyId, 'logs', place, query)
    },
    installForBlocks: (keyId) => install(keyId, 'blocks', changes.head()),
    installForTransactions: (keyId) => install(keyId, 'transactions', changes.head()),
    uninstall: (keyId, id) =>
      turns.run(id, async () => {
        const row = await rows.find(keyId, id)
        const isGone = row !== undefined && (await rows.delete(id))
        if (row?.kind === 'transactions') await watch.tidy()
        return isGone
      }),
    poll: (keyId, id, waiting) => turns.run(id, () => poll(keyId, id, waiting)),
    async readAll(keyId, id, waiting) {
      const row = await requireRow(keyId, id)
      await rows.touch(row)
      if (row.kind !== 'logs' || row.query === undefined) return (await requireNews(row, waiting)).entries
      const query = decodeFilterQuery(row.query)
      const isEmptyRange = query.to !== undefined && query.to < query.since
      return { kind: 'logs', pages: isEmptyRange ? [] : await findLogs(toLogFilter(query), waiting) }
    },
  }

  /** Where a new log filter begins; what is there already is held against the limits of a query. */
  async function planLogs({ range, addresses, topics }: LogFilter, waiting?: Waiting) {
    const place = changes.head()
    const always = { addresses, topics, from: 0, since: place.number + 1, to: undefined }
    if (range.kind === 'block') return { place, query: { ...always, blockHash: range.hash } }
    for await (const _page of await findLogs({ range, addresses, topics }, waiting)) break
    const from = heightOf(range.from)
    const query = { ...always, to: heightOf(range.to), blockHash: undefined }
    if (from === undefined) return { place, query }
    const before = await changes.placeAt(Math.max(0, from - 1)) // genesis has no logs
    return { place: before ?? place, query: { ...query, from, since: from } }
  }
}

/** The height that a selector names; what is as new as the head names none. */
function heightOf(selector: BlockSelector): number | undefined {
  return selector.kind === 'number' ? selector.number : selector.kind === 'earliest' ? 0 : undefined
}

function toLogFilter({ since, to, blockHash, addresses, topics }: FilterQuery): LogFilter {
  if (blockHash !== undefined) return { range: { kind: 'block', hash: blockHash }, addresses, topics }
  const toSelector = (number: number): BlockSelector => ({ kind: 'number', number, asked: `0x${number.toString(16)}` })
  const end: BlockSelector = to === undefined ? { kind: 'latest' } : toSelector(to)
  return { range: { kind: 'span', from: toSelector(since), to: end }, addresses, topics }
}

function isEmpty(entries: NewEntries): boolean {
  return (entries.kind === 'hashes' ? entries.hashes : entries.pages).length === 0
}

/** Whether the way from the row's place would be long for the next poll. */
function isFar(row: FilterRow, place: ChainPlace): boolean {
  return Math.abs(place.number - row.placeNumber) >= FAR_BLOCKS
}
