import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { firstIndex } from '../../base/firstIndex.ts'
import { mapKey } from '../../base/mapKey.ts'
import { pacedReads } from '../../concurrency/pacedReads.ts'
import type { LogPage, LogPlace, LogQuery, LogReader, LogRow, LogTemplate, LogWriter } from '../store.ts'
import { isImpossible, requireFewAlternatives } from '../tables/logConditions.ts'
import { type PrintableLog, printLog } from './logText.ts'
import { type Records, requireField, requireNumber } from './records.ts'

/** Finds the hashes that the text of a log contains. */
export interface LogHashes {
  of(blockNumber: number, transactionIndex: number): Pick<PrintableLog, 'blockHash' | 'transactionHash'>
}

const NO_LOGS = { count: 0, characters: 0, last: undefined, json: EMPTY_BYTES }

/** Default number of logs per search, a few milliseconds. */
const LOOKS = 2_000

/** Number of fields of a log's record before its topics: address, data. */
const FIRST_TOPIC = 2

/** Maximum number of logs of a block, by which a log's place is one number. No block has gas for more. */
const PLACES_IN_BLOCK = 2 ** 24

/** Creates the table of the main chain's logs. `find` rejects with a `RangeError` for too many alternatives. */
export function createMemoryLogs(records: Records, hashes: LogHashes): LogReader & LogWriter {
  /** Places of all logs as numbers, in chain order. */
  const places: number[] = []
  /** Positions of their records. */
  const positions: number[] = []
  /** Indexes in `places` of the logs with an address, a first topic, or both, in ascending order. */
  const byContent = new Map<string, number[]>()

  const blockOf = (index: number) => Math.floor((places[index] ?? 0) / PLACES_IN_BLOCK)

  const read = (index: number): LogRow => {
    const record = records.get(positions[index] ?? Number.NaN)
    return {
      blockNumber: blockOf(index),
      index: (places[index] ?? 0) % PLACES_IN_BLOCK,
      transactionIndex: requireNumber(record, 0),
      address: requireField(record, 0),
      data: requireField(record, 1),
      topics: record.fields.slice(FIRST_TOPIC),
    }
  }

  const add = (row: LogRow): void => {
    const place = toPlace(row)
    if (place <= (places.at(-1) ?? -1)) throw new RangeError(`a log at ${row.blockNumber} is not above the newest one`)
    for (const name of namesOf(row)) {
      const indexes = byContent.get(name)
      if (indexes === undefined) byContent.set(name, [places.length])
      else indexes.push(places.length)
    }
    places.push(place)
    positions.push(records.add([row.transactionIndex], [row.address, row.data, ...row.topics]))
  }

  /** Returns the indexes of the logs of a query that one list covers, up to the bound of one search. */
  const findCandidates = (query: LogQuery) => {
    const { fromBlock, toBlock, after, looks = LOOKS } = query
    const name = nameOf(query)
    const indexes = name === undefined ? undefined : (byContent.get(name) ?? [])
    const indexOf = (rank: number) => (indexes === undefined ? rank : (indexes[rank] ?? 0))
    const count = (indexes ?? places).length
    const rankOf = (reached: (index: number) => boolean) => firstIndex(count, (rank) => reached(indexOf(rank)))

    const start = rankOf((index) =>
      after === undefined ? blockOf(index) >= fromBlock : (places[index] ?? 0) > toPlace(after),
    )
    const end = rankOf((index) => blockOf(index) > toBlock)
    // No search ends within a block.
    const isWhole = fromBlock >= toBlock || end - start <= looks
    const reach = isWhole ? toBlock : blockOf(indexOf(start + looks))
    const last = isWhole ? end : rankOf((index) => blockOf(index) > reach)
    return { reach, indexes: Array.from({ length: Math.max(0, last - start) }, (_, offset) => indexOf(start + offset)) }
  }

  const findNow = (query: LogQuery, mostCharacters: number, template: LogTemplate): LogPage => {
    const matches = createMatcher(query)
    const { reach: toBlock, indexes } = findCandidates(query)
    const texts: string[] = []
    let [characters, last]: [number, LogRow | undefined] = [0, undefined]
    for (const index of indexes) {
      if (texts.length >= query.limit) break
      const row = read(index)
      if (!matches(row)) continue
      const text = printLog({ ...row, ...hashes.of(row.blockNumber, row.transactionIndex) }, template)
      texts.push(text)
      characters += text.length
      last = row
    }
    if (last === undefined) return { ...NO_LOGS, toBlock }
    const place = { blockNumber: last.blockNumber, index: last.index }
    const json = characters > mostCharacters ? undefined : new TextEncoder().encode(texts.join())
    return { count: texts.length, characters, last: place, json, toBlock }
  }

  return {
    find: async (query, mostCharacters, template) =>
      isImpossible(query)
        ? { ...NO_LOGS, toBlock: query.toBlock }
        : pacedReads(() => findNow(query, mostCharacters, template)),
    insertAll(rows) {
      for (const row of rows.toSorted((a, b) => toPlace(a) - toPlace(b))) add(row)
    },
    deleteFrom(blockNumber) {
      while (places.length > 0 && blockOf(places.length - 1) >= blockNumber) {
        for (const name of namesOf(read(places.length - 1))) byContent.get(name)?.pop()
        places.pop()
        positions.pop()
      }
    },
  }
}

const toPlace = ({ blockNumber, index }: LogPlace): number => blockNumber * PLACES_IN_BLOCK + index

/** Returns the names of the lists that contain a log. */
function namesOf({ address, topics: [first] }: LogRow): string[] {
  const ofAddress = mapKey(address)
  return first === undefined ? [ofAddress] : [ofAddress, mapKey(first), ofAddress + mapKey(first)]
}

/** Returns the name of the shortest list that contains all logs of a query; undefined if only that of all logs does. */
function nameOf({ addresses, topics: [first = []] }: LogQuery): string | undefined {
  const parts = [addresses, first].filter(({ length }) => length === 1).flat()
  return parts.length === 0 ? undefined : parts.map(mapKey).join('')
}

function createMatcher({ addresses, topics }: LogQuery): (row: LogRow) => boolean {
  const allowedAddresses = toSet(addresses, 'address')
  const allowedTopics = topics.map((alternatives, position) => toSet(alternatives ?? [], `topic${position}`))
  return (row) =>
    allows(allowedAddresses, row.address) &&
    allowedTopics.every((allowed, position) => allows(allowed, row.topics[position]))
}

/** Returns the alternatives; undefined if anything is allowed. */
function toSet(alternatives: readonly Bytes[], part: string): ReadonlySet<string> | undefined {
  requireFewAlternatives(alternatives, part)
  return alternatives.length === 0 ? undefined : new Set(alternatives.map(mapKey))
}

const allows = (allowed: ReadonlySet<string> | undefined, bytes: Bytes | undefined): boolean =>
  allowed === undefined || (bytes !== undefined && allowed.has(mapKey(bytes)))
