import { expect, it } from 'vitest'
import { encodeAccount } from '../../src/state/account.ts'
import { accountKey, codeKey, contractMarkerKey, storageKey } from '../../src/state/keys.ts'
import { createOverlay } from '../../src/state/overlay.ts'
import { addressOf, applyChanges, putContract, slotOf, snapshot, worldOver } from './worlds.ts'

const [ALICE, BOB] = [addressOf(1), addressOf(2)]
const CODE = Uint8Array.of(0x60, 0x01)
const EMPTY_WORLD = worldOver(new Map())

/** A state in which Alice is a contract. */
async function stateWithAlice() {
  const world = createOverlay(EMPTY_WORLD)
  await putContract(world, ALICE, CODE)
  return applyChanges(new Map(), world.changes())
}

it('an overlay returns written values, and others from the state below', async () => {
  const world = createOverlay(worldOver(await stateWithAlice()))
  await world.putAccount(BOB, { nonce: 0n, balance: 5n })
  await world.putStorage(ALICE, slotOf(2), Uint8Array.of(0))
  expect(await world.getAccount(BOB)).toEqual({ nonce: 0n, balance: 5n })
  expect(await world.getAccount(ALICE)).toEqual({ nonce: 1n, balance: 100n })
  expect(await world.getStorage(ALICE, slotOf(1))).toEqual(Uint8Array.of(11))
  expect(await world.getStorage(ALICE, slotOf(2))).toEqual(Uint8Array.of(0))
  expect(await world.getCode(ALICE)).toEqual(CODE)
  expect(await world.isContract(ALICE)).toBe(true)
  expect(await world.isContract(BOB)).toBe(false)
  expect(await world.getCode(BOB)).toEqual(new Uint8Array(0))
})

it('an overlay reads each value once from the state below', async () => {
  const asked: string[] = []
  const world = createOverlay(worldOver(await stateWithAlice(), asked))
  for (let i = 0; i < 3; i++) await snapshot(world, [ALICE], [slotOf(1), slotOf(9)])
  expect(asked).toHaveLength(5)
})

it('forgetReads drops values that were read, and keeps written ones', async () => {
  const asked: string[] = []
  const below = worldOver(await stateWithAlice())
  const world = createOverlay({
    ...below,
    async getStorage(address, slot) {
      asked.push('cell')
      return below.getStorage(address, slot)
    },
    async getAccount(address) {
      asked.push('account')
      return below.getAccount(address)
    },
  })
  const readAll = () =>
    Promise.all([world.getStorage(ALICE, slotOf(1)), world.getAccount(BOB), world.getAccount(ALICE)])
  await world.putStorage(ALICE, slotOf(2), Uint8Array.of(5))
  await world.putAccount(ALICE, { nonce: 2n, balance: 1n })
  const before = await readAll()
  const changes = world.changes()
  expect(asked.splice(0)).toEqual(['cell', 'account'])
  world.forgetReads()
  expect(await readAll()).toEqual(before)
  expect(asked.splice(0)).toEqual(['cell', 'account'])
  expect(await world.getStorage(ALICE, slotOf(2))).toEqual(Uint8Array.of(5))
  expect(asked).toEqual([])
  expect(world.changes()).toEqual(changes)
})

it('forgetReads keeps a deletion', async () => {
  const world = createOverlay(worldOver(await stateWithAlice()))
  await world.deleteAccount(ALICE)
  expect(await world.getStorage(ALICE, slotOf(1))).toBeUndefined()
  world.forgetReads()
  expect(await world.getAccount(ALICE)).toBeUndefined()
  expect(await world.getStorage(ALICE, slotOf(1))).toBeUndefined()
  expect(world.changes().deletedAccounts).toHaveLength(1)
})

it('writing an undefined or empty value deletes a storage slot', async () => {
  const state = await stateWithAlice()
  for (const nothing of [undefined, new Uint8Array(0)]) {
    const world = createOverlay(worldOver(state))
    await world.putStorage(ALICE, slotOf(1), nothing)
    expect(await world.getStorage(ALICE, slotOf(1))).toBeUndefined()
    expect(world.changes().writes).toEqual([{ key: storageKey(ALICE, slotOf(1)), value: undefined }])
  }
})

it('the changes of an overlay have every unitrie key with its value', async () => {
  const world = createOverlay(EMPTY_WORLD)
  await putContract(world, ALICE, CODE)
  expect(world.changes()).toEqual({
    deletedAccounts: [],
    writes: [
      { key: accountKey(ALICE), value: encodeAccount({ nonce: 1n, balance: 100n }) },
      { key: codeKey(ALICE), value: CODE },
      { key: contractMarkerKey(ALICE), value: Uint8Array.of(1) },
      { key: storageKey(ALICE, slotOf(1)), value: Uint8Array.of(11) },
    ],
  })
})

it('a value written back to its old value is no change of an overlay', async () => {
  const world = createOverlay(worldOver(await stateWithAlice()))
  await snapshot(world, [ALICE], [slotOf(1)])
  await world.putAccount(ALICE, { nonce: 9n, balance: 0n })
  await world.putStorage(ALICE, slotOf(1), undefined)
  await putContract(world, ALICE, CODE.slice())
  expect(world.changes().writes).toEqual([])
})

it('an overlay returns the same array for a code each time', async () => {
  const world = createOverlay(worldOver(await stateWithAlice()))
  expect(await world.getCode(ALICE)).toBe(await world.getCode(ALICE))
  await world.putCode(BOB, CODE)
  expect(await world.getCode(BOB)).toBe(CODE)
})

it('a reverted checkpoint discards its changes, and a committed one belongs to its outer checkpoint', async () => {
  const world = createOverlay(EMPTY_WORLD)
  await world.putAccount(ALICE, { nonce: 0n, balance: 1n })
  world.checkpoint()
  await world.putAccount(ALICE, { nonce: 0n, balance: 2n })
  world.checkpoint()
  await putContract(world, BOB, CODE)
  world.commit()
  world.checkpoint()
  await world.putAccount(ALICE, { nonce: 0n, balance: 3n })
  world.revert()
  expect(await world.getAccount(ALICE)).toEqual({ nonce: 0n, balance: 2n })
  expect(await world.isContract(BOB)).toBe(true)
  world.revert()
  expect(await world.getAccount(ALICE)).toEqual({ nonce: 0n, balance: 1n })
  expect(await snapshot(world, [BOB], [slotOf(1)])).toEqual(await snapshot(EMPTY_WORLD, [BOB], [slotOf(1)]))
  expect(world.changes().writes).toHaveLength(1)
  expect(() => world.revert()).toThrow('no checkpoint')
  expect(() => world.commit()).toThrow('no checkpoint')
})

it('a deleted account of an overlay has no storage, code or marker', async () => {
  const world = createOverlay(worldOver(await stateWithAlice()))
  await world.putStorage(ALICE, slotOf(2), Uint8Array.of(2))
  await world.deleteAccount(ALICE)
  const slots = [slotOf(1), slotOf(2)]
  expect(await snapshot(world, [ALICE], slots)).toEqual(await snapshot(EMPTY_WORLD, [ALICE], slots))
  expect(world.changes()).toEqual({ deletedAccounts: [accountKey(ALICE)], writes: [] })
})

it('a deleted account that is recreated has only values written since', async () => {
  const world = createOverlay(worldOver(await stateWithAlice()))
  await world.deleteAccount(ALICE)
  await world.putAccount(ALICE, { nonce: 0n, balance: 7n })
  await world.putStorage(ALICE, slotOf(3), Uint8Array.of(3))
  expect(await world.getStorage(ALICE, slotOf(1))).toBeUndefined()
  expect(await world.isContract(ALICE)).toBe(false)
  expect(world.changes()).toEqual({
    deletedAccounts: [accountKey(ALICE)],
    writes: [
      { key: accountKey(ALICE), value: encodeAccount({ nonce: 0n, balance: 7n }) },
      { key: storageKey(ALICE, slotOf(3)), value: Uint8Array.of(3) },
    ],
  })
})

it('a reverted deletion restores the account, also values written before it', async () => {
  const world = createOverlay(worldOver(await stateWithAlice()))
  await world.putStorage(ALICE, slotOf(2), Uint8Array.of(2))
  const before = await snapshot(world, [ALICE], [slotOf(1), slotOf(2)])
  world.checkpoint()
  await world.deleteAccount(ALICE)
  await putContract(world, ALICE, Uint8Array.of(1))
  world.checkpoint()
  await world.deleteAccount(ALICE)
  world.commit()
  world.revert()
  expect(await snapshot(world, [ALICE], [slotOf(1), slotOf(2)])).toEqual(before)
  expect(world.changes().deletedAccounts).toEqual([])
})

it('the one-byte address of REMASC is a separate account', async () => {
  const world = createOverlay(EMPTY_WORLD)
  await world.putAccount(Uint8Array.of(0), { nonce: 3n, balance: 0n })
  expect(await world.getAccount(Uint8Array.of(0))).toEqual({ nonce: 3n, balance: 0n })
  expect(await world.getAccount(addressOf(0))).toBeUndefined()
  expect(world.changes().writes[0]?.key).toHaveLength(12)
})
