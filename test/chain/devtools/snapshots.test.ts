import { describe, expect, it } from 'vitest'
import { toHex } from '../../../src/base/hex.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import { MINES_ON_DEMAND, requireAccount, signFrom } from '../../_helpers/chain.ts'
import {
  balanceOf,
  type Controlled,
  headOf,
  keepChain,
  LATEST,
  mine,
  NOBODY_LEAVES,
  openControlled,
} from './_controlled.ts'

const { address: SENDER } = requireAccount(0)
const { address: RECEIVER } = requireAccount(1)
const NEW = new Uint8Array(20).fill(0xee)
const transfer = (nonce: bigint) => signFrom(0, { nonce, to: NEW, value: 5n })

/** The visible parts of a chain. */
async function viewOf({ chain, ...rest }: Controlled) {
  const block = await headOf({ chain, ...rest })
  const proof = await chain.reads.getProof(SENDER, [], LATEST)
  return {
    hash: toHex(block.hash),
    sender: (await (await chain.reads.worldAt(LATEST)).getAccount(SENDER)) ?? 'none',
    other: (await balanceOf({ chain, ...rest }, NEW)) ?? 'none',
    proof: proof.proof.map(toHex),
  }
}

it('snapshots are numbered from 1 and mine no block', async () => {
  const one = await openControlled()
  expect([await one.controls.snapshots.take(), await one.controls.snapshots.take()]).toEqual([1, 2])
  expect(one.chain.reads.headNumber()).toBe(0)
})

it('a revert restores head, state and proofs, repeatedly', async () => {
  const one = await openControlled()
  await one.chain.submits.sendRaw(transfer(0n))
  const id = await one.controls.snapshots.take()
  const before = await viewOf(one)
  for (let round = 0; round < 3; round++) {
    await one.chain.submits.sendRaw(transfer(1n))
    await one.controls.edits.setBalance(SENDER, BigInt(round))
    await mine(one, 2)
    await one.controls.edits.setBalance(NEW, 1n)
    expect(await viewOf(one)).not.toEqual(before)
    expect(await one.controls.snapshots.revert(id)).toBe(true)
    expect(await viewOf(one)).toEqual(before)
  }
})

it('a revert undoes edits that were made after the snapshot at the same block, and keeps earlier ones', async () => {
  const one = await openControlled()
  await mine(one)
  await one.controls.edits.setBalance(NEW, 11n)
  const id = await one.controls.snapshots.take()
  await one.controls.edits.setBalance(NEW, 22n)
  await one.controls.edits.setCode(RECEIVER, Uint8Array.of(0))
  expect(await one.controls.snapshots.revert(id)).toBe(true)
  expect(await balanceOf(one, NEW)).toBe(11n)
  expect(await (await one.chain.reads.worldAt(LATEST)).getCode(RECEIVER)).toHaveLength(0)
  await mine(one)
  expect(await balanceOf(one, NEW)).toBe(11n)
})

it('a revert deletes later snapshots, whose ids are given again if the reference node would', async () => {
  const one = await openControlled({ reusesSnapshotIds: true })
  const first = await one.controls.snapshots.take()
  await mine(one)
  const second = await one.controls.snapshots.take()
  expect(await one.controls.snapshots.revert(first)).toBe(true)
  expect(await one.controls.snapshots.revert(second)).toBe(false)
  expect(await one.controls.snapshots.take()).toBe(second)
})

describe('the id of a deleted snapshot is not given again', () => {
  it.each<[string, (one: Controlled) => Promise<unknown>]>([
    ['after a revert', ({ controls }) => controls.snapshots.revert(1)],
    [
      'after reverts of several snapshots',
      async ({ controls }) => [await controls.snapshots.revert(2), await controls.snapshots.revert(1)],
    ],
    ['after a reset', ({ controls }) => controls.snapshots.reset()],
    ['after a rollback', ({ controls }) => controls.snapshots.rollback(2)],
    ['after a reorganisation', ({ controls }) => controls.reorganise({ depth: 2, transactions: [] }, NOBODY_LEAVES)],
  ])('%s, nor after a restart', async (_, change) => {
    const open = keepChain()
    const one = await open()
    const { snapshots } = one.controls
    await snapshots.take()
    await mine(one)
    await snapshots.take()
    await mine(one)
    expect(await snapshots.take()).toBe(3)
    one.clock.advance(60_000) // blocks that are mined from now on are others
    await change(one)
    await mine(one)
    expect(await snapshots.revert(3)).toBe(false)
    expect(await snapshots.take()).toBe(4)
    expect(await snapshots.revert(3)).toBe(false)
    await snapshots.reset()
    await one.chain.close()
    const again = await open()
    expect(await again.controls.snapshots.take()).toBe(5)
    expect(await again.controls.snapshots.revert(4)).toBe(false)
    await again.chain.close()
  })
})

it('a revert to an unknown snapshot returns false and changes nothing', async () => {
  const one = await openControlled()
  await mine(one)
  expect(await one.controls.snapshots.revert(1)).toBe(false)
  expect(one.chain.reads.headNumber()).toBe(1)
})

it('a revert to a snapshot whose block left the main chain returns false', async () => {
  const one = await openControlled()
  await mine(one)
  const id = await one.controls.snapshots.take()
  const other = await openControlled()
  other.clock.advance(60_000)
  for (let height = 1; height <= 2; height++) {
    await mine(other)
    await one.chain.importer.importBlock(await headOf(other))
  }
  expect(await headOf(one)).toEqual(await headOf(other))
  expect(await one.controls.snapshots.revert(id)).toBe(false)
  expect(one.chain.reads.headNumber()).toBe(2)
})

it('a revert empties the pool in memory and in the store', async () => {
  const open = keepChain()
  const one = await open({ submitting: MINES_ON_DEMAND })
  const id = await one.controls.snapshots.take()
  await one.chain.submits.sendRaw(transfer(0n))
  await one.chain.submits.sendRaw(transfer(2n))
  expect(one.chain.pool.counts()).toEqual({ pending: 1, queued: 1 })
  await one.controls.snapshots.revert(id)
  expect(one.chain.pool.counts()).toEqual({ pending: 0, queued: 0 })
  await one.chain.close()
  const again = await open({ submitting: MINES_ON_DEMAND })
  expect(again.chain.pool.counts()).toEqual({ pending: 0, queued: 0 })
  await again.chain.submits.sendRaw(transfer(0n))
  await mine(again)
  expect(await balanceOf(again, NEW)).toBe(5n)
  await again.chain.close()
})

it('a revert restores the transactions that waited in the pool at the snapshot, also mined ones', async () => {
  const open = keepChain()
  const one = await open({ submitting: MINES_ON_DEMAND, revertsRestorePool: true })
  await one.chain.submits.sendRaw(transfer(0n))
  await one.chain.submits.sendRaw(transfer(2n))
  const id = await one.controls.snapshots.take()
  await one.chain.submits.sendRaw(transfer(1n))
  await mine(one)
  expect(one.chain.pool.counts()).toEqual({ pending: 0, queued: 0 })
  for (let round = 0; round < 2; round++) {
    await one.controls.snapshots.revert(id)
    expect(one.chain.pool.counts()).toEqual({ pending: 1, queued: 1 })
  }
  await one.chain.close()
  const again = await open({ submitting: MINES_ON_DEMAND, revertsRestorePool: true })
  expect(again.chain.pool.counts()).toEqual({ pending: 1, queued: 1 })
  await mine(again)
  expect(await balanceOf(again, NEW)).toBe(5n)
  await again.chain.close()
})

it('a revert without restored pools leaves no transaction of the snapshot', async () => {
  const one = await openControlled({ submitting: MINES_ON_DEMAND })
  await one.chain.submits.sendRaw(transfer(0n))
  const id = await one.controls.snapshots.take()
  await one.controls.snapshots.revert(id)
  expect(one.chain.pool.counts()).toEqual({ pending: 0, queued: 0 })
})

it('a revert removes the transactions of its blocks, which can be sent again', async () => {
  const one = await openControlled()
  const id = await one.controls.snapshots.take()
  const hash = await one.chain.submits.sendRaw(transfer(0n))
  const block = await headOf(one)
  await one.controls.snapshots.revert(id)
  expect(await one.chain.reads.getReceipt(hash)).toBeUndefined()
  expect(await one.chain.reads.getTransaction(hash)).toBeUndefined()
  expect(await one.chain.reads.findBlock({ kind: 'number', number: 1, asked: '0x1' })).toBeUndefined()
  expect(await one.chain.submits.sendRaw(transfer(0n))).toEqual(hash)
  expect(await one.chain.reads.getReceipt(hash)).toBeDefined()
  // The clock did not move, so the block is the same.
  expect(toHex((await headOf(one)).hash)).toBe(toHex(block.hash))
})

it('a block that is mined again after a revert has its own state, without earlier edits', async () => {
  const open = keepChain()
  const one = await open()
  const id = await one.controls.snapshots.take()
  await mine(one)
  const { hash } = await headOf(one)
  await one.controls.edits.setBalance(NEW, 77n)
  await one.controls.snapshots.revert(id)
  await mine(one)
  expect((await headOf(one)).hash).toEqual(hash)
  expect(await balanceOf(one, NEW)).toBeUndefined()
  await one.chain.close()
  const again = await open({ clock: one.clock })
  await mine(again)
  expect(await again.chain.reads.getProof(NEW, [], LATEST)).toMatchObject({ account: undefined })
  await again.chain.close()
})

it('snapshots, edits and settings survive a restart', async () => {
  const open = keepChain()
  const one = await open()
  await one.controls.edits.setBalance(NEW, 3n) // into genesis
  await one.controls.time.increase(1_000)
  const id = await one.controls.snapshots.take()
  const before = await viewOf(one)
  await mine(one, 3)
  await one.controls.edits.setBalance(NEW, 4n)
  const after = await viewOf(one)
  await one.chain.close()

  const again = await open({ clock: one.clock })
  expect(await viewOf(again)).toEqual(after)
  expect(await again.controls.snapshots.revert(id)).toBe(true)
  expect(await viewOf(again)).toEqual(before)
  await again.chain.close()

  const last = await open({ clock: one.clock })
  expect(await viewOf(last)).toEqual(before)
  await mine(last)
  expect((await headOf(last)).header.timestamp).toBe(Math.floor(one.clock.nowMs() / 1000) + 1_000)
  expect(await balanceOf(last, NEW)).toBe(3n)
  await last.chain.close()
})

it('a revert restores the settings of the next blocks', async () => {
  const one = await openControlled()
  await one.controls.time.increase(60)
  const id = await one.controls.snapshots.take()
  await one.controls.time.increase(600)
  await one.controls.mining.setCoinbase(NEW)
  await mine(one)
  await one.controls.snapshots.revert(id)
  await mine(one)
  const { header } = await headOf(one)
  expect(header.timestamp).toBe(Math.floor(one.clock.nowMs() / 1000) + 60)
  expect(header.coinbase).not.toEqual(NEW)
})

it('a reset restores the original genesis state and deletes all snapshots', async () => {
  const one = await openControlled()
  const first = await viewOf(one)
  await one.controls.edits.setBalance(NEW, 1n)
  const id = await one.controls.snapshots.take()
  await one.controls.impersonation.begin(NEW)
  one.controls.mining.stop()
  await one.controls.time.freeze(2_000_000_000)
  const instanceId = one.controls.instanceId()
  await mine(one, 3)
  await one.controls.snapshots.reset()
  expect(await viewOf(one)).toEqual(first)
  expect(await one.controls.snapshots.revert(id)).toBe(false)
  expect(one.controls.mining.minesAtOnce()).toBe(true)
  expect(one.controls.impersonation.isOn(NEW)).toBe(false)
  expect(one.controls.instanceId()).not.toEqual(instanceId)
  await mine(one)
  expect((await headOf(one)).header.timestamp).toBe(Math.floor(one.clock.nowMs() / 1000))
})

it('a rollback restores head, state and proofs of an earlier block, also after a restart', async () => {
  const open = keepChain()
  const one = await open()
  await one.chain.submits.sendRaw(transfer(0n))
  await one.controls.edits.setBalance(RECEIVER, 11n)
  const before = await viewOf(one)
  await one.chain.submits.sendRaw(transfer(1n))
  await one.controls.edits.setBalance(RECEIVER, 22n)
  await mine(one)
  await one.controls.snapshots.rollback(2)
  expect(await viewOf(one)).toEqual(before)
  expect(await balanceOf(one, RECEIVER)).toBe(11n)
  await one.chain.close()
  const again = await open()
  expect(await viewOf(again)).toEqual(before)
  await again.chain.submits.sendRaw(transfer(1n))
  expect(await balanceOf(again, NEW)).toBe(10n)
  expect(await balanceOf(again, RECEIVER)).toBe(11n)
  await again.chain.close()
})

it('a rollback keeps the clock, and snapshots of the blocks that stay', async () => {
  const one = await openControlled()
  await mine(one)
  const kept = await one.controls.snapshots.take()
  await mine(one)
  const removed = await one.controls.snapshots.take()
  await one.controls.time.freeze(2_000_000_000)
  await mine(one)
  await one.controls.snapshots.rollback(2)
  expect(await one.controls.snapshots.revert(removed)).toBe(false)
  await mine(one)
  expect((await headOf(one)).header.timestamp).toBe(2_000_000_000)
  expect(await one.controls.snapshots.revert(kept)).toBe(true)
  expect(one.chain.reads.headNumber()).toBe(1)
})

it('a rollback of 0 blocks leaves the pool unchanged', async () => {
  const one = await openControlled({ submitting: MINES_ON_DEMAND })
  await one.chain.submits.sendRaw(transfer(0n))
  await one.controls.snapshots.rollback(0)
  expect(one.chain.pool.counts()).toEqual({ pending: 1, queued: 0 })
})

it('a rollback reaches genesis and is refused below it', async () => {
  const one = await openControlled()
  const first = await viewOf(one)
  await mine(one, 2)
  await expect(one.controls.snapshots.rollback(3)).rejects.toMatchObject({
    kind: 'controlRefused',
    message: 'cannot remove 3 blocks: the chain has 2 above its first, block 0',
  })
  expect(one.chain.reads.headNumber()).toBe(2)
  await one.controls.snapshots.rollback(2)
  expect(await viewOf(one)).toEqual(first)
})

it('a revert reports the removed blocks to followers of the chain', async () => {
  const one = await openControlled()
  await mine(one)
  const id = await one.controls.snapshots.take()
  await mine(one, 2)
  const place = one.chain.feeds.head()
  const filter = await one.chain.filters.installForBlocks('somebody')
  await one.controls.snapshots.revert(id)
  one.clock.advance(60_000)
  await mine(one)
  const { removed, added } = await one.chain.feeds.changesSince(place, 100)
  expect(removed.map(({ number }) => number)).toEqual([3, 2])
  expect(added.map(({ number }) => number)).toEqual([2])
  const { hash } = await headOf(one)
  expect(await one.chain.filters.poll('somebody', filter)).toEqual({ kind: 'hashes', hashes: [hash] })
})

it('a revert whose write fails leaves the chain unchanged', async () => {
  const store = await openStore({ kind: 'memory' })
  let isFull = false
  const failing: typeof store = {
    ...store,
    write: (collect) => (isFull ? Promise.reject(new Error('the disk is full')) : store.write(collect)),
  }
  const one = await openControlled({ store: failing })
  const id = await one.controls.snapshots.take()
  await one.chain.submits.sendRaw(transfer(0n))
  const before = await viewOf(one)
  isFull = true
  await expect(one.controls.snapshots.revert(id)).rejects.toThrow('the disk is full')
  await expect(one.controls.edits.setBalance(NEW, 9n)).rejects.toThrow('the disk is full')
  await expect(one.controls.time.increase(9)).rejects.toThrow('the disk is full')
  expect(await viewOf(one)).toEqual(before)
  isFull = false
  expect(await one.controls.snapshots.revert(id)).toBe(true)
  expect(one.chain.reads.headNumber()).toBe(0)
})
