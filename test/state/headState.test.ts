import { describe, expect, it } from 'vitest'
import type { Bytes } from '../../src/base/bytes.ts'
import { withDeletionRecords } from '../../src/state/deletions.ts'
import { createHeadState } from '../../src/state/headState.ts'
import { accountKey } from '../../src/state/keys.ts'
import { createOverlay } from '../../src/state/overlay.ts'
import { toStateRows } from '../../src/state/stateRows.ts'
import type { WritableState } from '../../src/state/stateView.ts'
import { openStore } from '../../src/storage/openStore.ts'
import type { StateReader } from '../../src/storage/store.ts'
import { closedAfterTest } from '../_helpers/temporary.ts'
import { addressOf, putContract, slotOf, snapshot } from './worlds.ts'

const ALICE = addressOf(1)
const CODE = new Uint8Array(100).fill(0x5b)

/** A store with a head state over it; `add` appends a block, and `reads` counts reads of the store. */
async function openChain(maxBytes?: number) {
  const store = closedAfterTest(await openStore({ kind: 'memory' }))
  const chain = { reads: 0, height: -1, beforeAnswer: async () => {} }
  const counting: Pick<StateReader, 'getAt'> = {
    async getAt(key: Bytes, height: number) {
      chain.reads++
      const value = await store.state.getAt(key, height)
      await chain.beforeAnswer()
      return value
    },
  }
  const head = createHeadState(counting, -1, maxBytes)
  const add = async (work: (world: WritableState) => Promise<void>) => {
    const world = createOverlay(head.worldAt(chain.height))
    await work(world)
    const rows = await toStateRows(world.changes(), store.state, chain.height)
    chain.height++
    await store.write(({ state }) => state.insertAll(chain.height, rows))
    head.apply(chain.height, rows)
  }
  return { store, chain, head, add }
}

const pay = (balance: bigint) => async (world: WritableState) => world.putAccount(ALICE, { nonce: 0n, balance })

describe('head state', () => {
  it('the head state reads values that were written or read before from its cache', async () => {
    const { chain, head, add } = await openChain()
    await add((world) => putContract(world, ALICE, CODE))
    chain.reads = 0
    await snapshot(head.worldAt(0), [ALICE], [slotOf(1)])
    expect(chain.reads).toBe(0)
    for (let i = 0; i < 3; i++) expect(await head.worldAt(0).getAccount(addressOf(9))).toBeUndefined()
    expect(chain.reads).toBe(1)
  })

  it('the head state returns a cached account synchronously, also a missing one', async () => {
    const { head, add } = await openChain()
    await add(pay(1n))
    await head.worldAt(0).getAccount(addressOf(9))
    for (let i = 0; i < 3; i++) {
      expect(head.worldAt(0).getAccount(ALICE)).toEqual({ nonce: 0n, balance: 1n })
      expect(head.worldAt(0).getAccount(addressOf(9))).toBeUndefined()
    }
  })

  it('a cached account of a block stays equal after later blocks and resets', async () => {
    const { chain, head, add } = await openChain()
    await add(pay(1n))
    const first = head.worldAt(0)
    expect((await first.getAccount(ALICE))?.balance).toBe(1n)
    await add(pay(2n))
    expect((await first.getAccount(ALICE))?.balance).toBe(1n)
    expect((await head.worldAt(1).getAccount(ALICE))?.balance).toBe(2n)
    head.apply(chain.height, []) // an edit of the same block
    expect((await head.worldAt(1).getAccount(ALICE))?.balance).toBe(2n)
    head.reset(0)
    expect((await head.worldAt(0).getAccount(ALICE))?.balance).toBe(1n)
    expect((await first.getAccount(ALICE))?.balance).toBe(1n)
  })

  it('the head state returns the same array for a code in every view', async () => {
    const { head, add } = await openChain()
    await add((world) => putContract(world, ALICE, CODE))
    expect(await head.worldAt(0).getCode(ALICE)).toBe(await createOverlay(head.worldAt(0)).getCode(ALICE))
  })

  it('the head state reads values unchanged since an old block from its cache', async () => {
    const { store, chain, add } = await openChain()
    await add((world) => putContract(world, ALICE, CODE))
    for (let height = 1; height < 5; height++) await add(pay(BigInt(height)))
    let reads = 0
    const counting: Pick<StateReader, 'getAt'> = {
      getAt(key, height) {
        reads++
        return store.state.getAt(key, height)
      },
    }
    const head = createHeadState(counting, chain.height)
    for (const height of [4, 0, 2, 3]) expect(await head.worldAt(height).getCode(ALICE)).toEqual(CODE)
    expect(reads).toBe(1)
    expect((await head.worldAt(2).getAccount(ALICE))?.balance).toBe(2n) // the newest value is from a later block
    expect(reads).toBe(3)
    expect((await head.worldAt(4).getAccount(ALICE))?.balance).toBe(4n)
    for (const height of [0, 4]) expect(await head.worldAt(height).getAccount(addressOf(9))).toBeUndefined()
    expect(reads).toBe(4)
  })

  it('a record of a deleted account clears cached values, which may be those of the base', async () => {
    const base: { value: Bytes | undefined } = { value: CODE }
    const head = createHeadState({ getAt: async () => ({ ...base, since: 0 }) }, 0)
    const before = head.worldAt(0).version?.()
    expect(await head.worldAt(0).getStorage(ALICE, slotOf(1))).toEqual(CODE)
    const { writes } = withDeletionRecords({ deletedAccounts: [accountKey(ALICE)], writes: [] })
    base.value = undefined
    head.apply(1, writes)
    expect(await head.worldAt(1).getStorage(ALICE, slotOf(1))).toBeUndefined()
    expect(before && head.worldAt(1).version?.()?.changesSince(before)).toBeUndefined()
  })

  it('values below the first block of a chain are read without those of the head', async () => {
    const heights: number[] = []
    const getAt: StateReader['getAt'] = async (_, height) => {
      heights.push(height)
      return { value: undefined, since: height }
    }
    await createHeadState({ getAt }, 9, undefined, () => 7)
      .worldAt(6)
      .getStorage(ALICE, slotOf(1))
    expect(heights).toEqual([6])
  })

  it('a state view does not change while blocks are added', async () => {
    const { head, add } = await openChain()
    await add(pay(1n))
    const old = head.worldAt(0)
    await add(pay(2n))
    await add(async () => {})
    expect((await old.getAccount(ALICE))?.balance).toBe(1n)
    expect((await head.worldAt(1).getAccount(ALICE))?.balance).toBe(2n)
    expect((await head.worldAt(2).getAccount(ALICE))?.balance).toBe(2n)
  })

  it('a read during which a block is added does not cache the old value', async () => {
    const { chain, head, add } = await openChain()
    await add(pay(1n))
    head.reset(0)
    chain.beforeAnswer = async () => {
      chain.beforeAnswer = async () => {}
      await add(pay(2n))
      head.reset(1) // the new value is not in the cache either
    }
    expect((await head.worldAt(0).getAccount(ALICE))?.balance).toBe(1n)
    expect((await head.worldAt(1).getAccount(ALICE))?.balance).toBe(2n)
  })

  it('a read during which its block is replaced is not cached', async () => {
    const { store, chain, head, add } = await openChain()
    await add(pay(1n))
    head.reset(0)
    chain.beforeAnswer = async () => {
      chain.beforeAnswer = async () => {}
      const world = createOverlay(head.worldAt(-1))
      await pay(2n)(world)
      const rows = await toStateRows(world.changes(), store.state, -1)
      await store.write(({ state }) => {
        state.deleteFrom(0)
        state.insertAll(0, rows)
      })
      head.reset(0)
    }
    await head.worldAt(0).getAccount(ALICE)
    expect((await head.worldAt(0).getAccount(ALICE))?.balance).toBe(2n)
  })

  it('the head state reads from the store after a reorganisation', async () => {
    const { store, head, add } = await openChain()
    await add(pay(1n))
    await add(pay(2n))
    await store.write(({ state }) => state.deleteFrom(1))
    head.reset(0)
    expect((await head.worldAt(0).getAccount(ALICE))?.balance).toBe(1n)
  })

  it('a height that is committed but not applied is read from the store', async () => {
    const { store, head, add } = await openChain()
    await add(pay(1n))
    const world = createOverlay(head.worldAt(0))
    await pay(5n)(world)
    const rows = await toStateRows(world.changes(), store.state, 0)
    await store.write(({ state }) => state.insertAll(1, rows))
    expect((await head.worldAt(1).getAccount(ALICE))?.balance).toBe(5n)
    expect((await head.worldAt(0).getAccount(ALICE))?.balance).toBe(1n)
  })

  it('the head state returns correct values with a cache of 400 bytes', async () => {
    const { head, add } = await openChain(400)
    await add((world) => putContract(world, ALICE, CODE))
    await add(pay(2n))
    expect((await head.worldAt(0).getAccount(ALICE))?.balance).toBe(100n)
    expect((await head.worldAt(1).getAccount(ALICE))?.balance).toBe(2n)
    expect(await head.worldAt(1).getCode(ALICE)).toEqual(CODE)
  })
})

describe('flat rows', () => {
  it('a deleted account has no storage from its height on, and keeps it below', async () => {
    const { head, add } = await openChain()
    await add((world) => putContract(world, ALICE, CODE))
    await add(async (world) => world.deleteAccount(ALICE))
    const gone = { account: undefined, isContract: false, code: '0x', cells: ['0x'] }
    for (const world of [head.worldAt(1)]) expect(await snapshot(world, [ALICE], [slotOf(1)])).toEqual([gone])
    head.reset(1)
    expect(await snapshot(head.worldAt(1), [ALICE], [slotOf(1)])).toEqual([gone])
    expect(await head.worldAt(0).getStorage(ALICE, slotOf(1))).toEqual(Uint8Array.of(11))
  })

  it('the rows of a deleted and recreated account have each key once', async () => {
    const { store, head, add } = await openChain()
    await add((world) => putContract(world, ALICE, CODE))
    const world = createOverlay(head.worldAt(0))
    await world.deleteAccount(ALICE)
    await world.putAccount(ALICE, { nonce: 0n, balance: 3n })
    const rows = await toStateRows(world.changes(), store.state, 0)
    expect(rows.filter(({ value }) => value === undefined)).toHaveLength(3)
    expect(rows).toHaveLength(4)
  })
})
