import { describe, expect, it } from 'vitest'
import type { Chain } from '../../../../src/chain/openChain.ts'
import { MINES_AT_ONCE, requireAccount, signFrom } from '../../../_helpers/chain.ts'
import { holdTimer } from '../../../_helpers/heldTimer.ts'
import { until } from '../../../_helpers/until.ts'
import { burn, openWithHeldWrites } from './_heldWrites.ts'

const transfer = (from: number, nonce = 0n) => signFrom(from, { nonce, to: requireAccount(9).address })
const heightOf = async (chain: Chain, hash: Uint8Array) => (await chain.reads.getReceipt(hash))?.location.blockNumber

describe('a run of several blocks', () => {
  it('a run returns to each sender when its block is stored', async () => {
    const { chain, hold } = await openWithHeldWrites()
    const secondWrite = hold(2)
    const [first, second] = [chain.submits.sendRaw(burn(0)), chain.submits.sendRaw(burn(1))]
    await secondWrite.reached
    expect(await heightOf(chain, await first)).toBe(1)
    expect(chain.reads.headNumber()).toBe(1)
    secondWrite.goOn()
    expect(await heightOf(chain, await second)).toBe(2)
  })

  it('a run rejects the sender whose block cannot be stored, not earlier ones', async () => {
    const { chain, store, hold } = await openWithHeldWrites()
    const [before, second] = [hold(), hold(3)]
    const mined = chain.submits.sendRaw(burn(3))
    await before.reached
    const sends = [burn(0), burn(1), burn(2)].map((encoded) => chain.submits.sendRaw(encoded))
    const answered = Promise.allSettled(sends)
    await until(() => chain.pool.counts().pending === 1 + sends.length) // they share the next run
    before.goOn()
    await mined
    await second.reached
    second.fail()
    expect((await answered).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect([chain.reads.headNumber(), await chain.reads.countTransactions({ kind: 'pending' })]).toEqual([2, 0])
    expect(await heightOf(chain, await chain.submits.sendRaw(burn(1)))).toBe(3)
    expect(await store.pool.getAll()).toEqual([])
  })

  it('a run yields to importer and development methods between two blocks', async () => {
    const { chain, hold } = await openWithHeldWrites()
    const firstWrite = hold()
    const sends = [burn(0), burn(1), burn(2)].map((encoded) => chain.submits.sendRaw(encoded))
    await firstWrite.reached
    await until(() => chain.pool.counts().pending === sends.length)
    const other = chain.miner.mineOne()
    firstWrite.goOn()
    expect((await other).block.header.number).toBe(2)
    const heights = (await Promise.all(sends)).map((hash) => heightOf(chain, hash))
    expect(await Promise.all(heights)).toEqual([1, 2, 3])
  })

  it('a run is not prolonged by later transactions, which are added where a block has space', async () => {
    const { chain, hold } = await openWithHeldWrites()
    const [before, firstWrite] = [hold(), hold(2)]
    const mined = chain.submits.sendRaw(burn(6))
    await before.reached
    const early = [burn(0), burn(1), burn(2)].map((encoded) => chain.submits.sendRaw(encoded))
    await until(() => chain.pool.counts().pending === 1 + early.length) // they share the next run
    before.goOn()
    await mined
    await firstWrite.reached
    const late = [burn(3, 9n), burn(4, 9n), transfer(5)].map((encoded) => chain.submits.sendRaw(encoded))
    await until(() => chain.pool.counts().pending === early.length + late.length)
    firstWrite.goOn()
    const heights = (await Promise.all([...early, ...late])).map((hash) => heightOf(chain, hash))
    expect(await Promise.all(heights)).toEqual([2, 3, 4, 5, 6, 3])
  })

  it('a run mines a replacement in place of the replaced transaction', async () => {
    const { chain, hold } = await openWithHeldWrites()
    const [before, firstWrite] = [hold(), hold(2)]
    const mined = chain.submits.sendRaw(burn(6))
    await before.reached
    const [first, replaced] = [chain.submits.sendRaw(burn(0)), chain.submits.sendRaw(burn(1))]
    const refused = expect(replaced).rejects.toMatchObject({ kind: 'transactionNotMined' })
    await until(() => chain.pool.counts().pending === 1 + 2) // they share the next run
    before.goOn()
    await mined
    await firstWrite.reached
    const [instead, later] = [chain.submits.sendRaw(burn(1, 2n)), chain.submits.sendRaw(burn(2, 3n))]
    await until(() => chain.pool.counts().pending === 3)
    firstWrite.goOn()
    const heights = (await Promise.all([first, instead, later])).map((hash) => heightOf(chain, hash))
    expect(await Promise.all(heights)).toEqual([2, 3, 4])
    await refused
  })

  it('a run ends with the block in progress when the chain closes, and keeps no unacknowledged transaction', async () => {
    const { chain, store, hold } = await openWithHeldWrites()
    const firstWrite = hold()
    const [first, second] = [chain.submits.sendRaw(burn(0)), chain.submits.sendRaw(burn(1))]
    await firstWrite.reached
    await until(() => chain.pool.counts().pending === 2)
    const closed = chain.close()
    firstWrite.goOn()
    await closed
    await first
    expect((await store.blocks.getHead())?.number).toBe(1)
    await second // its row is written: the store of this test stays open
    expect(await store.pool.getAll()).toHaveLength(1)
  })
})

describe('a sender that has waited for the maximum time', () => {
  const submitting = { ...MINES_AT_ONCE, maxWaitMs: 1_000 }

  async function openTimed() {
    const timer = holdTimer()
    const held = await openWithHeldWrites({ submitting, timer })
    return { ...held, timer }
  }

  it('a sender after the maximum wait gets the hash of a persisted transaction, which is mined later', async () => {
    const { chain, store, hold, timer } = await openTimed()
    const block = hold()
    const send = chain.submits.sendRaw(burn(0))
    await block.reached
    expect(await store.pool.getAll()).toEqual([])
    timer.advance(1_000)
    const hash = await send
    expect((await store.pool.getAll()).map((row) => row.hash)).toEqual([hash])
    expect(await heightOf(chain, hash)).toBeUndefined()
    block.goOn()
    await chain.submits.sendRaw(transfer(1))
    expect(await heightOf(chain, hash)).toBe(1)
    expect(await store.pool.getAll()).toEqual([]) // though the row is younger than the block
  })

  it('a sender after the maximum wait gets the hash if the row fails and the block succeeds', async () => {
    const { chain, hold, timer } = await openTimed()
    const [block, row] = [hold(1), hold(2)]
    const send = chain.submits.sendRaw(burn(0))
    await block.reached
    timer.advance(1_000)
    await row.reached
    row.fail()
    block.goOn()
    expect(await heightOf(chain, await send)).toBe(1)
  })

  it('a sender after the maximum wait gets an error if row and block fail', async () => {
    const { chain, hold, timer } = await openTimed()
    const [block, row] = [hold(1), hold(2)]
    const send = expect(chain.submits.sendRaw(burn(0))).rejects.toThrow('the disk is full')
    await block.reached
    timer.advance(1_000)
    await row.reached
    row.fail()
    block.fail()
    await send
    expect(await chain.reads.countTransactions({ kind: 'pending' })).toBe(0)
  })

  it('senders that get their hashes in time leave one timer for all, which starts no other', async () => {
    const { chain, timer } = await openTimed()
    for (const nonce of [0, 1]) await chain.submits.sendRaw(transfer(nonce))
    expect(timer.waiting()).toBe(1)
    timer.advance(1_000)
    expect(timer.waiting()).toBe(0)
  })
})
