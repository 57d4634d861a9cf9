import { expect, it } from 'vitest'
import { fromHex, toHex } from '../../src/base/hex.ts'
import { accountKey, codeKey, contractMarkerKey, storageKey } from '../../src/state/keys.ts'
import { createOverlay } from '../../src/state/overlay.ts'
import type { WritableState } from '../../src/state/stateView.ts'
import { watchState } from '../../src/state/watchedState.ts'
import { createMemoryWorld } from '../_helpers/memoryWorld.ts'

const ADDRESS = fromHex(`0x${'11'.repeat(20)}`)
const SLOT = new Uint8Array(32).fill(3)
const [ACCOUNT, CODE] = [accountKey(ADDRESS), codeKey(ADDRESS)]
const [MARKER, CELL] = [contractMarkerKey(ADDRESS), storageKey(ADDRESS, SLOT)]
const EMPTY_ACCOUNT = { nonce: 0n, balance: 0n }

it.each<[string, (world: WritableState) => unknown, [string, Uint8Array][]]>([
  ['getAccount', (world) => world.getAccount(ADDRESS), [['read', ACCOUNT]]],
  ['getStorage', (world) => world.getStorage(ADDRESS, SLOT), [['read', CELL]]],
  [
    'getCode',
    (world) => world.getCode(ADDRESS),
    [
      ['read', ACCOUNT],
      ['read', CODE],
    ],
  ],
  ['isContract', (world) => world.isContract(ADDRESS), [['read', MARKER]]],
  ['putAccount', (world) => world.putAccount(ADDRESS, EMPTY_ACCOUNT), [['write', ACCOUNT]]],
  ['putStorage', (world) => world.putStorage(ADDRESS, SLOT, undefined), [['write', CELL]]],
  ['putCode', (world) => world.putCode(ADDRESS, SLOT), [['write', CODE]]],
  ['markContract', (world) => world.markContract(ADDRESS), [['write', MARKER]]],
  ['deleteAccount', (world) => world.deleteAccount(ADDRESS), [['write', ACCOUNT]]],
])('%s reports the keys that it accesses', async (_name, access, expected) => {
  const touched: [string, string][] = []
  await access(watchState(createMemoryWorld(), (kind, _key, toKey) => touched.push([kind, toHex(toKey())])))
  expect(touched).toEqual(expected.map(([kind, key]) => [kind, toHex(key)]))
})

it('a watched state reports a unique and stable name per key', async () => {
  const names = new Set<string>()
  const world = watchState(createMemoryWorld(), (_kind, name) => names.add(name))
  for (let round = 0; round < 2; round++) {
    for (const address of [ADDRESS, new Uint8Array(20)]) {
      await world.getCode(address)
      await world.isContract(address)
      await world.getStorage(address, SLOT)
      await world.getStorage(address, new Uint8Array(32))
    }
  }
  expect(names.size).toBe(10)
})

it('a watched state passes all operations to the state below, also checkpoints', async () => {
  const below = createOverlay(createMemoryWorld())
  const world = watchState(below, () => undefined)
  world.checkpoint()
  await world.putAccount(ADDRESS, EMPTY_ACCOUNT)
  world.revert()
  await world.markContract(ADDRESS)
  expect(await world.getAccount(ADDRESS)).toBeUndefined()
  expect(world.changes()).toEqual(below.changes())
  expect(below.changes().writes.map(({ key }) => key)).toEqual([MARKER])
})

it('a watched state does not write if the listener throws', () => {
  const below = createMemoryWorld()
  const world = watchState(below, () => {
    throw new RangeError('not this key')
  })
  expect(() => world.putAccount(ADDRESS, EMPTY_ACCOUNT)).toThrow('not this key')
  expect(below.dump()).toEqual({})
})
