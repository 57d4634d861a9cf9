import { describe, expect, it } from 'vitest'
import { holdClock, requireAccount, signFrom } from '../../../_helpers/chain.ts'
import { complete, headOf, openExternallyMined } from './_submissions.ts'

const transfer = (from: number, nonce: bigint, gasPrice: bigint) =>
  signFrom(from, { nonce, gasPrice, to: requireAccount(9).address })

describe('work', () => {
  it('miners share one work until pool, head or minute change', async () => {
    const clock = holdClock()
    const chain = await openExternallyMined({ clock })
    const { work } = chain
    const [first, ...others] = await Promise.all([work.getWork(), work.getWork(), work.getWork()])
    for (const other of others) expect(other).toBe(first)
    clock.advance(59_999)
    expect(await work.getWork()).toBe(first)
    clock.advance(1)
    const later = await work.getWork()
    expect(later.hashForMergedMining).not.toEqual(first.hashForMergedMining)
    await chain.submits.sendRaw(transfer(0, 0n, 10n))
    const paid = await work.getWork()
    expect([later.feesPaidToMiner, paid.feesPaidToMiner]).toEqual([0n, 210_000n])
    await chain.miner.mineOne()
    expect((await work.getWork()).parentHash).toEqual((await headOf(chain)).hash)
  })

  it('work leaves its transactions in the pool', async () => {
    const chain = await openExternallyMined()
    const hash = await chain.submits.sendRaw(transfer(0, 0n, 10n))
    await chain.work.getWork()
    expect((await chain.reads.getTransaction(hash))?.location).toBeUndefined()
    expect(await chain.reads.countTransactions({ kind: 'pending' })).toBe(1)
  })

  it('work stays valid while it is one of the newest 20', async () => {
    const chain = await openExternallyMined()
    const first = await chain.work.getWork()
    for (let nonce = 0n; nonce < 16n; nonce++) {
      await chain.submits.sendRaw(transfer(0, nonce, 1n))
      await chain.work.getWork()
    }
    for (let nonce = 0n; nonce < 3n; nonce++) {
      await chain.submits.sendRaw(transfer(1, nonce, 1n))
      await chain.work.getWork()
    }
    const missing = { misses: true }
    await expect(complete(chain, first, missing)).rejects.toThrow('Invalid block supplied by miner')
    await chain.submits.sendRaw(transfer(1, 3n, 1n))
    await chain.work.getWork()
    await expect(complete(chain, first, missing)).rejects.toThrow('could not find hash')
  })
})

describe('the notice', () => {
  it('a notice is returned once for each head', async () => {
    const chain = await openExternallyMined()
    const notify = async () => (await chain.work.getWorkWithNotify()).notify
    await chain.work.getWork() // does not clear the notice
    expect([await notify(), await notify()]).toEqual([true, false])
    await chain.miner.mineOne()
    expect([await notify(), await notify()]).toEqual([true, false])
  })

  it('a notice is returned again after the fees have more than doubled', async () => {
    const chain = await openExternallyMined()
    const notifyWith = async (encoded: Uint8Array) => {
      await chain.submits.sendRaw(encoded)
      return (await chain.work.getWorkWithNotify()).notify
    }
    expect(await notifyWith(transfer(0, 0n, 10n))).toBe(true)
    expect(await notifyWith(transfer(1, 0n, 10n))).toBe(false)
    expect(await notifyWith(transfer(2, 0n, 1n))).toBe(true)
    expect(await notifyWith(transfer(3, 0n, 21n))).toBe(false)
  })
})
