import { expect, it } from 'vitest'
import { encodeString } from '../../src/base/encodeRlp.ts'
import { MAX_BYTES } from '../../src/snapshot/stateItem.ts'
import type { TrieEntry } from '../../src/state/trie/buildTrie.ts'
import { accounts, buildState, clones, contract, randomEntries } from './_builtStates.ts'
import { exportBuilt, requireRoundTrip } from './_roundTrip.ts'
import { exportToBytes } from './_stateFiles.ts'

/** Code of a proxy, which many contracts have. */
const PROXY = new Uint8Array(45).fill(0x36)

it.each<[name: string, entries: () => Iterable<TrieEntry>]>([
  ['300 contracts with 20 equal slots', () => clones(1, 300, { code: PROXY, cells: 20 })],
  ['two contracts with 1,000 equal slots', () => clones(1, 2, { code: PROXY, cells: 1000 })],
  ['contracts without code and with one slot', () => clones(1, 200, { code: new Uint8Array(0), cells: 1 })],
  ['accounts without nonce and balance', () => accounts(1, 2000)],
  ['one account', () => accounts(1, 1)],
  ['a contract with the longest code of a transaction', () => contract(1, { code: new Uint8Array(24_576), cells: 0 })],
  ['a contract with the longest value', () => contract(1, { code: new Uint8Array(MAX_BYTES.value), cells: 0 })],
])('the state of %s is imported as it was exported', async (_, entries) => {
  await requireRoundTrip([...entries()])
})

it('random states are imported as they were exported', async () => {
  for (let seed = 1; seed <= 5; seed++) await requireRoundTrip(randomEntries(seed))
})

it('an exported state has each node and each value once', async () => {
  const state = await buildState([...clones(1, 100, { code: new Uint8Array(45).fill(0x36), cells: 20 })])
  const file = Buffer.from(await exportBuilt(state))
  expect(file.length).toBeLessThan(100 * 300)
  expect(file.toString('latin1').split(Buffer.from(PROXY).toString('latin1'))).toHaveLength(2)
})

it('an export of a block that no import accepts ends with its number, its size and the limit', async () => {
  const { store, base } = await buildState([...accounts(1, 1)])
  const [hash, parentHash] = [new Uint8Array(32), new Uint8Array(32)]
  const block = {
    hash,
    number: 7,
    parentHash,
    totalDifficulty: 1n,
    encoded: encodeString(new Uint8Array(MAX_BYTES.block)),
  }
  await expect(exportToBytes(store.nodes, base, [block])).rejects.toThrow(
    /^block 7: a block must have at most 8388608 bytes, got 83886\d\d$/,
  )
})

it('an export of a row whose content has another hash ends with its table', async () => {
  const state = await buildState([...accounts(1, 3)])
  const damaged = {
    ...state.store.nodes,
    get: async (place: Parameters<typeof state.store.nodes.get>[0]) => {
      const row = await state.store.nodes.get(place)
      return row && { ...row, message: row.message.map((byte, index) => (index === 3 ? byte ^ 1 : byte)) }
    },
  }
  await expect(exportToBytes(damaged, state.base, [])).rejects.toMatchObject({
    kind: 'storeDamaged',
    cause: { message: expect.stringMatching(/^table trie_nodes, key 0x/) },
  })
})
