import { type Bytes, EMPTY_BYTES } from '../base/bytes.ts'
import type { Awaitable } from '../concurrency/maybePromise.ts'
import { decodeAccount } from './account.ts'
import { accountKey, codeKey, contractMarkerKey, storageKey } from './keys.ts'
import { mapKey } from './mapKey.ts'
import type { WorldChanges, WorldReader } from './stateView.ts'

/** Changes of a state by the `mapKey` of their keys. */
export interface ChangeIndex {
  /** Keys of accounts. */
  readonly deleted: ReadonlySet<string>
  /** Values by key, also below deleted accounts. */
  readonly written: ReadonlyMap<string, Bytes | undefined>
}

/** Many calls look through the same changes. */
const indexes = new WeakMap<WorldChanges, ChangeIndex>()

function indexOf(changes: WorldChanges): ChangeIndex {
  const known = indexes.get(changes)
  if (known !== undefined) return known
  const index = {
    deleted: new Set(changes.deletedAccounts.map(mapKey)),
    written: new Map(changes.writes.map(({ key, value }) => [mapKey(key), value])),
  }
  indexes.set(changes, index)
  return index
}

/** Creates the world that `changes` make of `below`. */
export function createChangedWorld(below: WorldReader, changes: WorldChanges): WorldReader {
  return createIndexedWorld(below, indexOf(changes))
}

/** Creates the state that the changes of an index make of `below`; it follows the index. */
export function createIndexedWorld(below: WorldReader, { deleted, written }: ChangeIndex): WorldReader {
  /** What the changes say about a key, and `otherwise` where they say nothing. */
  function look<T>(
    address: Bytes,
    key: Bytes,
    decode: (value: Bytes | undefined) => T,
    otherwise: () => Awaitable<T>,
  ): Awaitable<T> {
    const name = mapKey(key)
    if (written.has(name)) return decode(written.get(name))
    if (deleted.size > 0 && deleted.has(mapKey(accountKey(address)))) return decode(undefined)
    return otherwise()
  }

  return {
    getAccount: (address) =>
      look(
        address,
        accountKey(address),
        (value) => (value === undefined ? undefined : decodeAccount(value)),
        () => below.getAccount(address),
      ),
    getStorage: (address, slot) =>
      look(
        address,
        storageKey(address, slot),
        (value) => value,
        () => below.getStorage(address, slot),
      ),
    getCode: (address) =>
      look(
        address,
        codeKey(address),
        (value) => value ?? EMPTY_BYTES,
        () => below.getCode(address),
      ),
    isContract: (address) =>
      look(
        address,
        contractMarkerKey(address),
        (value) => value !== undefined,
        () => below.isContract(address),
      ),
  }
}
