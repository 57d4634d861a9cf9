import type { Hex } from '../../base/hex.ts'
import type { Waiting } from '../../concurrency/fairSemaphore.ts'
import { createKeyedMutex, createMutex } from '../../concurrency/mutex.ts'
import type { FilterRow } from '../../storage/store.ts'
import type { BlockSelector, ChainPlace, FilterEntries, Filters, LogFilter, Reads } from '../api/engine.ts'
import { FilterNotFound, UnknownChainPlace } from '../api/errors.ts'
import { hints } from '../api/hints.ts'
import type { ChainContext } from '../context.ts'
import { createArrivalRetention } from './arrivalRetention.ts'
import { createChanges } from './feeds.ts'
import {
  type FilterChanges,
  type FilterKind,
  type NewEntries,
  noChanges,
  positionOf,
  readFilterChanges,
} from './filterChanges.ts'
import { decodeFilterQuery, encodeFilterQuery, type FilterQuery } from './filterQuery.ts'
import { createFilterRows, type FilterLimits } from './filterRows.ts'

/** Max polls of other processes on the same filter after which a poll fails. */
const MAX_TRIES = 10

/**
 * Min blocks without entries after which a poll stores its position; reading fewer blocks again costs less than a
 * write.
 */
const FAR_BLOCKS = 64

/** Returns the filters of a chain. They are rows of its store, so they outlive the process. */
export function createFilters(context: ChainContext, findLogs: Reads['findLogs'], limits: FilterLimits): Filters {
  const { arrivalLog, sharing } = context
  const changes = createChanges(context)
  const rows = createFilterRows(context, limits)
  const installing = createMutex()
  const pruneArrivals = createArrivalRetention(context, rows, installing)
  const polls = createKeyedMutex()

  function install(keyId: string, kind: FilterKind, from: ChainPlace, query?: FilterQuery): Promise<Hex> {
    return installing.run(() => {
      if (kind === 'transactions') arrivalLog.watch() // first, so that new arrivals get numbers above the last
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
    await sharing.catchUp() // another process may have delivered blocks that are unknown here
    return row
  }

  /**
   * Returns the changes of a filter. A filter whose block is no longer known is deleted, so that no change is lost
   * silently. One that is ahead of the chain waits for it: a network of other nodes may begin at one that is behind.
   */
  async function requireChanges(row: FilterRow, waiting?: Waiting): Promise<FilterChanges> {
    try {
      return await readFilterChanges(context, row, waiting)
    } catch (error) {
      if (!(error instanceof UnknownChainPlace)) throw error
      const { number, hash } = positionOf(row)
      if (number > changes.head().number) return noChanges(row)
      await rows.delete(row.id)
      throw new FilterNotFound(hints.lostFilter(number, hash))
    }
  }

  async function poll(keyId: string, id: string, waiting?: Waiting): Promise<FilterEntries> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const row = await requireRow(keyId, id)
      const { entries, position, arrival, isBehind } = await requireChanges(row, waiting)
      if (isEmpty(entries) && !isBehind && !isFar(row, position)) {
        await rows.touch(row)
        return entries
      }
      const progress = { placeNumber: position.number, placeHash: position.hash, arrival }
      if (!(await rows.advance(row, progress))) continue // another poll has returned these entries
      return entries
    }
    throw new Error(`filter ${id} is polled by others all the time`)
  }

  return {
    async installForLogs(keyId, filter, waiting) {
      const { position, query } = await planLogs(filter, waiting)
      return install(keyId, 'logs', position, query)
    },
    installForBlocks: (keyId) => install(keyId, 'blocks', changes.head()),
    installForTransactions: (keyId) => install(keyId, 'transactions', changes.head()),
    uninstall: (keyId, id) =>
      polls.run(id, async () => {
        const row = await rows.find(keyId, id)
        const isGone = row !== undefined && (await rows.delete(id))
        if (row?.kind === 'transactions') await pruneArrivals()
        return isGone
      }),
    poll: (keyId, id, waiting) => polls.run(id, () => poll(keyId, id, waiting)),
    async readAll(keyId, id, waiting) {
      const row = await requireRow(keyId, id)
      await rows.touch(row)
      if (row.kind !== 'logs' || row.query === undefined) return (await requireChanges(row, waiting)).entries
      const query = decodeFilterQuery(row.query)
      const isEmptyRange = query.to !== undefined && query.to < query.since
      return { kind: 'logs', pages: isEmptyRange ? [] : await findLogs(toLogFilter(query), waiting) }
    },
  }

  /** Returns the start of a new log filter. Logs that already exist must be within the limits of a query. */
  async function planLogs({ range, addresses, topics }: LogFilter, waiting?: Waiting) {
    const position = changes.head()
    const always = { addresses, topics, from: 0, since: position.number + 1, to: undefined }
    if (range.kind === 'block') return { position, query: { ...always, blockHash: range.hash } }
    for await (const _page of await findLogs({ range, addresses, topics }, waiting)) break
    const from = heightOf(range.from)
    const query = { ...always, to: heightOf(range.to), blockHash: undefined }
    if (from === undefined) return { position, query }
    const before = await changes.placeAt(Math.max(0, from - 1)) // genesis has no logs
    return { position: before ?? position, query: { ...query, from, since: from } }
  }
}

/** Returns the height of a number or of `earliest`; undefined for selectors that follow the head. */
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

/** Returns whether the next poll would read many blocks from the row's position. */
function isFar(row: FilterRow, position: ChainPlace): boolean {
  return Math.abs(position.number - row.placeNumber) >= FAR_BLOCKS
}
