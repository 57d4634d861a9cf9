import type { StateChangeRow, StateReader } from '../store/store.ts'
import { mapKey } from './mapKey.ts'
import type { WorldChanges } from './world.ts'

/**
 * The rows that a block's changes add to the flat history, each key once. `heightBelow` is the parent's height: what a
 * deleted account had there goes, unless it was written again.
 */
export async function toStateRows(
  changes: WorldChanges,
  state: Pick<StateReader, 'getKeysAt'>,
  heightBelow: number,
): Promise<StateChangeRow[]> {
  const rows: StateChangeRow[] = [...changes.writes]
  const written = new Set(changes.writes.map(({ key }) => mapKey(key)))
  for (const account of changes.deletedAccounts) {
    for (const key of await state.getKeysAt(account, heightBelow)) {
      if (!written.has(mapKey(key))) rows.push({ key, value: undefined })
    }
  }
  return rows
}
