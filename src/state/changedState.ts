import { type Bytes, EMPTY_BYTES } from '../base/bytes.ts'
import { mapKey } from '../base/mapKey.ts'
import type { MaybePromise } from '../concurrency/maybePromise.ts'
import { decodeAccount } from './account.ts'
import { accountKey, codeKey, contractMarkerKey, storageKey } from './keys.ts'
import type { StateChanges, StateView } from './stateView.ts'

/** Changes of a state by the `mapKey` of their keys. */
export interface ChangeIndex {
  /** Keys of deleted accounts. */
  readonly deleted: ReadonlySet<string>
  /** Values by key, including keys below deleted accounts. */
  readonly written: ReadonlyMap<string, Bytes | undefined>
}

/** An index of changes, which many calls share. */
const indexes = new WeakMap<StateChanges, ChangeIndex>()

function indexOf(changes: StateChanges): ChangeIndex {
  const known = indexes.get(changes)
  if (known !== undefined) return known
  const index = {
    deleted: new Set(changes.deletedAccounts.map(mapKey)),
    written: new Map(changes.writes.map(({ key, value }) => [mapKey(key), value])),
  }
  indexes.set(changes, index)
  return index
}

/** Creates the view of the state `below` with `changes` applied. */
export function createChangedStateView(below: StateView, changes: StateChanges): StateView {
  return createIndexedStateView(below, indexOf(changes))
}

/** Creates the view of the state `below` with the changes of an index, which may grow afterwards. */
export function createIndexedStateView(below: StateView, { deleted, written }: ChangeIndex): StateView {
  /** Returns the value that the changes give a key, or the result of `otherwise`. */
  function look<T>(
    address: Bytes,
    key: Bytes,
    decode: (value: Bytes | undefined) => T,
    otherwise: () => MaybePromise<T>,
  ): MaybePromise<T> {
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
