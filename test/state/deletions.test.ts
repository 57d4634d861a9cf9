import { describe, expect, it } from 'vitest'
import type { Bytes } from '../../src/base/bytes.ts'
import { mapKey } from '../../src/base/mapKey.ts'
import { isDeletionRecord, readDeletionRecords, readOverBase, withDeletionRecords } from '../../src/state/deletions.ts'
import { accountKey, codeKey, contractMarkerKey, storageKey } from '../../src/state/keys.ts'
import type { StateChanges } from '../../src/state/stateView.ts'
import type { StateValue } from '../../src/storage/store.ts'
import { addressOf, slotOf } from './worlds.ts'

const ALICE = addressOf(1)
const REMASC_SENDER = Uint8Array.of(0)
const OWN = Uint8Array.of(7)
const BASE = Uint8Array.of(9)
const KEYS: Readonly<Record<string, Bytes>> = {
  account: accountKey(ALICE),
  code: codeKey(ALICE),
  marker: contractMarkerKey(ALICE),
  cell: storageKey(ALICE, slotOf(1)),
}
const cell = storageKey(ALICE, slotOf(1))

/** Returns a reader of the state that changes leave, one block each, over a base in which every key has a value. */
function createState(...blocks: readonly StateChanges[]) {
  const own = new Map<string, { readonly value: Bytes | undefined; readonly since: number }>()
  for (const [since, { writes }] of blocks.map(withDeletionRecords).entries()) {
    for (const { key, value } of writes) own.set(mapKey(key), { value, since })
  }
  const readOwn = (key: Bytes) => own.get(mapKey(key)) ?? { value: undefined, since: 0 }
  return (key: Bytes) => readOverBase(key, readOwn, () => ({ value: BASE, since: 0 }))
}

const write = (key: Bytes, value: Bytes | undefined): StateChanges => ({
  deletedAccounts: [],
  writes: [{ key, value }],
})
const deletion = { deletedAccounts: [accountKey(ALICE)], writes: [] }

describe('a state over a base', () => {
  it.each(Object.entries(KEYS))('has the value of the base for an unchanged %s', (_, key) => {
    expect(createState()(key)).toEqual({ value: BASE, since: 0 })
  })

  it.each(Object.entries(KEYS))('has no value for the %s of a deleted account, since its block', (_, key) => {
    expect(createState(write(cell, OWN), { ...deletion, writes: [{ key: cell, value: undefined }] })(key)).toEqual({
      value: undefined,
      since: 1,
    })
  })

  it('has no value for a deleted cell, and that of the base for others', () => {
    const read = createState(write(cell, undefined))
    expect(read(cell)).toEqual({ value: undefined, since: 0 })
    expect(read(storageKey(ALICE, slotOf(2)))).toEqual({ value: BASE, since: 0 })
  })

  it('has no value since the last deletion, whose record an earlier one has written', () => {
    const older = write(cell, undefined)
    const own = new Map<string, StateValue>([
      [mapKey(cell), { value: undefined, since: 8 }],
      ...withDeletionRecords(older)
        .writes.slice(1)
        .map(({ key, value }) => [mapKey(key), { value, since: 2 }] as const),
    ])
    const readOwn = (key: Bytes) => own.get(mapKey(key)) ?? { value: undefined, since: 0 }
    expect(readOverBase(cell, readOwn, () => ({ value: BASE, since: 0 }))).toEqual({ value: undefined, since: 8 })
  })

  it('has the new values of an account that was created again, and none of the base below it', () => {
    const read = createState(deletion, write(accountKey(ALICE), OWN), write(cell, OWN))
    expect([accountKey(ALICE), cell].map(read)).toEqual([
      { value: OWN, since: 1 },
      { value: OWN, since: 2 },
    ])
    expect(read(codeKey(ALICE))).toEqual({ value: undefined, since: 0 })
  })

  it('has the values of the base for other accounts than a deleted one', () => {
    const read = createState(deletion)
    expect(read(accountKey(addressOf(2)))).toEqual({ value: BASE, since: 0 })
    expect(read(accountKey(REMASC_SENDER))).toEqual({ value: BASE, since: 0 })
  })

  it('has no value for the deleted sender of REMASC transactions, whose key is shorter', () => {
    const read = createState({ deletedAccounts: [accountKey(REMASC_SENDER)], writes: [] })
    expect(read(accountKey(REMASC_SENDER))).toEqual({ value: undefined, since: 0 })
    expect(read(accountKey(ALICE))).toEqual({ value: BASE, since: 0 })
  })
})

it('changes without a deletion are stored as they are', () => {
  const changes = write(cell, OWN)
  expect(withDeletionRecords(changes)).toBe(changes)
})

it('changes are the same after their records of deletions were read', () => {
  const other = accountKey(addressOf(2))
  const changes = {
    deletedAccounts: [accountKey(ALICE)],
    writes: [
      { key: other, value: undefined },
      { key: accountKey(ALICE), value: OWN },
      { key: cell, value: OWN },
    ],
  }
  const stored = (of: StateChanges) => withDeletionRecords(of).writes.filter(({ value }) => value !== undefined)
  expect(readDeletionRecords(stored(changes))).toEqual({
    deletedAccounts: [accountKey(ALICE), other],
    writes: changes.writes.slice(1),
  })
  expect(readDeletionRecords(stored(write(cell, undefined)))).toEqual({
    deletedAccounts: [],
    writes: [{ key: cell, value: undefined }],
  })
})

it('records have keys that no value of the state has', () => {
  const { writes } = withDeletionRecords({ deletedAccounts: Object.values(KEYS), writes: [] })
  expect(writes.map(({ key }) => isDeletionRecord(key))).toEqual([true, true, true, true])
  expect(Object.values(KEYS).map(isDeletionRecord)).toEqual([false, false, false, false])
})
