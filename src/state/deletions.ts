import type { Bytes } from '../base/bytes.ts'
import { mapKey } from '../base/mapKey.ts'
import { type MaybePromise, mapMaybePromise } from '../concurrency/maybePromise.ts'
import type { StateValue } from '../storage/store.ts'
import { accountKeyOf } from './keys.ts'
import type { StateChanges } from './stateView.ts'

/**
 * Deletions of a state that stands on another one, the base. Without a record of them, a read of a deleted value would
 * find that of the base. The key of a record is the deleted key with another first byte; that of an account covers its
 * code, its marker and its cells.
 */
const RECORD = 1
const RECORD_VALUE = Uint8Array.of(1)

const recordKey = (key: Bytes): Bytes => withFirstByte(key, RECORD)

/** Returns the deleted key of a record. */
export const deletedKey = (record: Bytes): Bytes => withFirstByte(record, 0)

function withFirstByte(key: Bytes, byte: number): Bytes {
  const changed = key.slice()
  changed[0] = byte
  return changed
}

/** Returns whether a key is that of a record of a deletion. */
export const isDeletionRecord = (key: Bytes): boolean => key[0] === RECORD

/** Returns whether a key is that of a record of an account's deletion, which changes values below it without rows of their own. */
export const isAccountDeletionRecord = (key: Bytes): boolean =>
  isDeletionRecord(key) && accountKeyOf(key).length === key.length

/** Returns the changes with a record of each deletion. */
export function withDeletionRecords(changes: StateChanges): StateChanges {
  const { deletedAccounts, writes } = changes
  const deletedKeys = writes.flatMap(({ key, value }) => (value === undefined || value.length === 0 ? [key] : []))
  const deleted = [...deletedAccounts, ...deletedKeys]
  if (deleted.length === 0) return changes
  const records = deleted.map((key) => ({ key: recordKey(key), value: RECORD_VALUE }))
  return { deletedAccounts, writes: [...writes, ...records], isOverBase: true }
}

/** Returns the changes that values and records of deletions describe: the inverse of {@link withDeletionRecords}. */
export function readDeletionRecords(writes: StateChanges['writes']): StateChanges {
  const [records, values] = [true, false].map((wanted) => writes.filter(({ key }) => isDeletionRecord(key) === wanted))
  const written = new Set(values?.map(({ key }) => mapKey(key)))
  const deleted = records?.map(({ key }) => ({ key: deletedKey(key), isAccount: isAccountDeletionRecord(key) })) ?? []
  const cleared = deleted.filter(({ key, isAccount }) => !isAccount && !written.has(mapKey(key)))
  return {
    deletedAccounts: deleted.filter(({ isAccount }) => isAccount).map(({ key }) => key),
    writes: [...cleared.map(({ key }) => ({ key, value: undefined })), ...(values ?? [])],
  }
}

/**
 * Returns the value of a key in a state over a base: what `readOwn` returns, unless it knows neither a value nor a
 * deletion of the key; then what `readBase` returns.
 */
export function readOverBase(
  key: Bytes,
  readOwn: (key: Bytes) => MaybePromise<StateValue>,
  readBase: () => MaybePromise<StateValue>,
): MaybePromise<StateValue> {
  const readBelow = ({ since: ownSince }: StateValue): MaybePromise<StateValue> => {
    // The record is older than a value that was written and deleted after it.
    const deletedBy = (record: StateValue) => ({ value: undefined, since: Math.max(ownSince, record.since) })
    return mapMaybePromise(readOwn(recordKey(key)), (record) => {
      if (record.value !== undefined) return deletedBy(record)
      const account = accountKeyOf(key)
      if (account.length === key.length) return readBase()
      return mapMaybePromise(readOwn(recordKey(account)), (ofAccount) =>
        ofAccount.value === undefined ? readBase() : deletedBy(ofAccount),
      )
    })
  }
  return mapMaybePromise(readOwn(key), (own) => (own.value === undefined ? readBelow(own) : own))
}
