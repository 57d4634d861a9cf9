import type { Bytes } from '../base/bytes.ts'
import { mapKey } from '../base/mapKey.ts'
import type { MaybePromise } from '../concurrency/maybePromise.ts'
import type { LongValueRow, StateChangeRow, StateReader } from '../storage/store.ts'
import type { StateChanges } from './stateView.ts'

/**
 * Returns the rows that a block's changes add to the flat history, each key once. `heightBelow` is the parent's height:
 * values that a deleted account had there are deleted unless they were written again. `longValues` are the long values
 * of the same changes, whose hashes the trie has.
 */
export function toStateRows(
  changes: StateChanges,
  state: Pick<StateReader, 'getKeysAt'>,
  heightBelow: number,
  longValues: readonly LongValueRow[] = [],
): MaybePromise<StateChangeRow[]> {
  const hashes = new Map<Bytes | undefined, Bytes>(longValues.map(({ hash, value }) => [value, hash]))
  const rows = changes.writes.map((write): StateChangeRow => {
    const hash = hashes.get(write.value)
    return hash === undefined ? write : { ...write, hash }
  })
  return changes.deletedAccounts.length === 0
    ? rows
    : addDeletions(rows, changes, (key) => state.getKeysAt(key, heightBelow))
}

async function addDeletions(
  rows: StateChangeRow[],
  { deletedAccounts, writes }: StateChanges,
  getKeys: (account: Bytes) => Promise<readonly Bytes[]>,
): Promise<StateChangeRow[]> {
  const written = new Set(writes.map(({ key }) => mapKey(key)))
  for (const account of deletedAccounts) {
    for (const key of await getKeys(account)) {
      if (!written.has(mapKey(key))) rows.push({ key, value: undefined })
    }
  }
  return rows
}
