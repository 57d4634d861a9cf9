import { type Bytes, HASH_BYTES } from '../../base/bytes.ts'
import { firstIndex } from '../../base/firstIndex.ts'
import { mapKey } from '../../base/mapKey.ts'
import { pacedReads } from '../../concurrency/pacedReads.ts'
import { keccak256 } from '../../crypto/keccak.ts'
import { readChain } from '../deltaChain.ts'
import { StoreError } from '../errors.ts'
import type { StateChangeRow, StateReader, StateValue, StateWriter } from '../store.ts'
import type { MemoryLongValues } from './longValues.ts'
import { type Records, requireField } from './records.ts'

/** The changes of a key, in order of height. Lists of numbers, because there are millions of changes. */
interface History {
  readonly heights: number[]
  /** Positions of the records of the values: a value, or the number {@link IS_LONG} and the hash of a long value. */
  readonly positions: number[]
}

/** Position of a deleted value. */
const DELETED = -1
const IS_LONG = 1

/** Length of an account's key, with which the keys of its code and cells begin. A search by a shorter prefix visits all accounts. */
const ACCOUNT_KEY_BYTES = 31

const accountOf = (name: string) => name.slice(0, ACCOUNT_KEY_BYTES)
/** Returns the key of which `mapKey` made this name. */
const toKey = (name: string): Bytes => Uint8Array.from(name, (character) => character.charCodeAt(0))

/** Creates the table of the main chain's flat state, which reads and adds long values in `longValues`. */
export function createMemoryState(records: Records, longValues: MemoryLongValues): StateReader & StateWriter {
  /** By the key's first bytes, then by key. */
  const accounts = new Map<string, Map<string, History>>()
  const changedAt = new Map<number, History[]>()
  let [oldest, newest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]

  const readValue = (position: number): Bytes | undefined => {
    if (position === DELETED) return undefined
    const record = records.get(position)
    const value = requireField(record, 0)
    if (record.numbers.length === 0) return value
    const long = readChain(longValues.getChain(value))
    if (long === undefined) throw new StoreError('storeCorrupted', 'a long value of the state is missing')
    return long
  }

  /** Returns the index of the newest change at or below a height; -1 without one. */
  const indexAt = ({ heights }: History, height: number) =>
    firstIndex(heights.length, (index) => (heights[index] ?? 0) > height) - 1

  const historyOf = (key: Bytes): History => {
    const name = mapKey(key)
    const account = accountOf(name)
    const ofAccount = accounts.get(account) ?? new Map<string, History>()
    if (ofAccount.size === 0) accounts.set(account, ofAccount)
    const known = ofAccount.get(name)
    if (known !== undefined) return known
    const created: History = { heights: [], positions: [] }
    ofAccount.set(name, created)
    return created
  }

  const addValue = ({ value, hash }: StateChangeRow): number => {
    if (value === undefined) return DELETED
    if (value.length <= HASH_BYTES) return records.add([], [value])
    if (hash !== undefined) return records.add([IS_LONG], [hash])
    const computed = keccak256(value)
    longValues.insertAll([{ hash: computed, value }])
    return records.add([IS_LONG], [computed])
  }

  const insert = (height: number, change: StateChangeRow, changed: History[]) => {
    const history = historyOf(change.key)
    const index = indexAt(history, height)
    const position = addValue(change)
    if (history.heights[index] === height) {
      history.positions[index] = position
      return
    }
    history.heights.splice(index + 1, 0, height)
    history.positions.splice(index + 1, 0, position)
    changed.push(history)
  }

  const getNow = (key: Bytes, height: number): StateValue => {
    const name = mapKey(key)
    const history = accounts.get(accountOf(name))?.get(name)
    const index = history === undefined ? -1 : indexAt(history, height)
    const since = history?.heights[index]
    if (history === undefined || since === undefined) return { value: undefined, since: 0 }
    return { value: readValue(history.positions[index] ?? DELETED), since }
  }

  return {
    getAt: (key, height) => pacedReads(() => getNow(key, height)),
    async getKeysAt(prefix, height) {
      const start = mapKey(prefix)
      const account = accounts.get(accountOf(start))
      const all = start.length < ACCOUNT_KEY_BYTES ? [...accounts.values()] : account === undefined ? [] : [account]
      const found: string[] = []
      for (const ofAccount of all) {
        for (const [name, history] of ofAccount) {
          const position = history.positions[indexAt(history, height)] ?? DELETED
          if (name.startsWith(start) && position !== DELETED) found.push(name)
        }
      }
      return found.sort().map(toKey)
    },
    insertAll(height, changes) {
      if (changes.length === 0) return
      const changed = changedAt.get(height) ?? []
      for (const change of changes) insert(height, change, changed)
      changedAt.set(height, changed)
      oldest = Math.min(oldest, height)
      newest = Math.max(newest, height)
    },
    deleteFrom(height) {
      for (; newest >= Math.max(height, oldest); newest--) {
        for (const { heights, positions } of changedAt.get(newest) ?? []) {
          heights.pop()
          positions.pop()
        }
        changedAt.delete(newest)
      }
    },
  }
}
