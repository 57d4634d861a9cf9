import { expect, it } from 'vitest'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { createSandbox } from '../../../src/chainspec/sandbox.ts'
import { MINES_ON_DEMAND, requireAccount, signFrom } from '../../_helpers/chain.ts'
import { holdTimer } from '../../_helpers/heldTimer.ts'
import { type Controlled, headOf, keepChain, LATEST, mine, NOBODY_LEAVES, openControlled } from './_controlled.ts'

const { address: NEW } = requireAccount(1)
const send = ({ chain }: Controlled, nonce: bigint, gasPrice = 0n) =>
  chain.submits.sendRaw(signFrom(0, { nonce, gasPrice, to: NEW }))

it('a number of blocks is mined with an interval, and the clock continues after them', async () => {
  const one = await openControlled()
  await mine(one)
  const first = (await headOf(one)).header.timestamp
  await one.controls.mining.mine(3, { seconds: 3_600, countsFromHead: false }, NOBODY_LEAVES)
  const last = (await headOf(one)).header.timestamp
  expect([one.chain.reads.headNumber(), last - first]).toEqual([4, 1 + 2 * 3_600])
  one.clock.advance(10_000)
  await mine(one)
  expect((await headOf(one)).header.timestamp).toBe(last + 10)
})

it('blocks are mined up to a height, and none if it is reached', async () => {
  const one = await openControlled()
  await one.controls.mining.mineTo(3, NOBODY_LEAVES)
  await one.controls.mining.mineTo(2, NOBODY_LEAVES)
  expect(one.chain.reads.headNumber()).toBe(3)
})

it('an interval counts from the newest block if requested, but no block is before the clock', async () => {
  const one = await openControlled()
  const apart = { seconds: 100, countsFromHead: true }
  await one.controls.mining.mine(1, apart, NOBODY_LEAVES)
  const first = (await headOf(one)).header.timestamp
  expect(first).toBe(Math.floor(one.clock.nowMs() / 1000))
  await one.controls.mining.mine(1, apart, NOBODY_LEAVES)
  expect((await headOf(one)).header.timestamp).toBe(first + 100)
  await one.controls.mining.mine(3, apart, NOBODY_LEAVES)
  expect((await headOf(one)).header.timestamp).toBe(first + 400)
})

it('more than a million blocks are refused, and mining ends when the call is aborted', async () => {
  const one = await openControlled()
  await expect(one.controls.mining.mine(1_000_001, undefined, NOBODY_LEAVES)).rejects.toMatchObject({
    kind: 'controlRefused',
  })
  const gone = new AbortController()
  gone.abort()
  await one.controls.mining.mine(10_001, undefined, gone)
  expect(one.chain.reads.headNumber()).toBe(0)
})

it('automatic mining follows the last setting', async () => {
  const one = await openControlled()
  one.controls.mining.setMinesAtOnce(false)
  expect(one.chain.mining.isRunning()).toBe(false)
  await send(one, 0n)
  expect(one.chain.reads.headNumber()).toBe(0)
  one.controls.mining.setMinesAtOnce(true)
  await send(one, 1n)
  expect([one.chain.reads.headNumber(), await one.chain.reads.nonceAt(requireAccount(0).address, LATEST)]).toEqual([
    1,
    2n,
  ])
})

it('mining stops, and starts in the mode of the process, or automatically if that was off', async () => {
  const timer = holdTimer()
  const one = await openControlled({ submitting: MINES_ON_DEMAND, miningIntervalMs: 1_000, timer })
  one.controls.mining.stop()
  expect([timer.waiting(), one.chain.mining.isRunning()]).toEqual([0, false])
  one.controls.mining.start()
  expect([timer.waiting(), one.controls.mining.minesAtOnce()]).toEqual([1, false])
  const other = await openControlled({ submitting: MINES_ON_DEMAND })
  other.controls.mining.start()
  expect(other.controls.mining.minesAtOnce()).toBe(true)
})

it('a block is mined after each interval until the interval is removed', async () => {
  const timer = holdTimer()
  const one = await openControlled({ submitting: MINES_ON_DEMAND, timer })
  one.controls.mining.setInterval(1_000)
  for (const height of [1, 2]) {
    const waitsAgain = timer.nextWait()
    timer.advance(1_000)
    await waitsAgain
    expect(one.chain.reads.headNumber()).toBe(height)
  }
  one.controls.mining.setInterval(0)
  expect(timer.waiting()).toBe(0)
})

it('a block that could not be mined at its interval is reported, and mining continues', async () => {
  const timer = holdTimer()
  const failures: unknown[] = []
  const one = await openControlled({
    submitting: MINES_ON_DEMAND,
    miningIntervalMs: 1_000,
    timer,
    onMiningFailure: (error) => failures.push(error),
  })
  await one.controls.time.setNext(2 ** 52 - 1)
  await mine(one)
  const waitsAgain = timer.nextWait()
  timer.advance(1_000)
  await waitsAgain
  expect(failures).toEqual([expect.objectContaining({ kind: 'noTimeLeft' })])
})

it('a new coinbase is used and returned', async () => {
  const one = await openControlled()
  await one.controls.mining.setCoinbase(NEW)
  await mine(one)
  expect((await headOf(one)).header.coinbase).toEqual(NEW)
  expect(one.chain.mining.coinbase()).toEqual(NEW)
})

it('blocks keep the given minimum gas price until it is removed, and exclude cheaper transactions', async () => {
  const one = await openControlled({ submitting: MINES_ON_DEMAND })
  await send(one, 0n, 5n)
  await one.controls.mining.setMinimumGasPrice(1_000n)
  await mine(one)
  const { header, transactions } = await headOf(one)
  expect([header.minimumGasPrice, transactions.length]).toEqual([1_000n, 1])
  await mine(one)
  expect((await headOf(one)).header.minimumGasPrice).toBe(1_000n)
  await one.controls.mining.setMinimumGasPrice(undefined)
  await mine(one)
  expect((await headOf(one)).header.minimumGasPrice).toBe(990n)
})

it('the minimum gas price that a control has set returns with a snapshot, survives a restart, and ends with a reset', async () => {
  const network = createSandbox(regtest, { minimumGasPriceWei: 1_000n })
  const open = keepChain()
  const one = await open({ network })
  const priceAfterBlock = async (opened: Controlled) => {
    await mine(opened)
    return (await headOf(opened)).header.minimumGasPrice
  }
  const before = await one.controls.snapshots.take()
  await one.controls.mining.setMinimumGasPrice(0n)
  const after = await one.controls.snapshots.take()
  expect([await priceAfterBlock(one), await priceAfterBlock(one)]).toEqual([0n, 0n])
  await one.controls.snapshots.rollback(1)
  expect(await priceAfterBlock(one)).toBe(0n)
  await one.controls.mining.setMinimumGasPrice(7n)
  await one.controls.snapshots.revert(after)
  expect(await priceAfterBlock(one)).toBe(0n)
  await one.chain.close()
  const again = await open({ network })
  expect(await priceAfterBlock(again)).toBe(0n)
  await again.controls.snapshots.revert(before)
  expect(await priceAfterBlock(again)).toBe(1_000n)
  await again.controls.mining.setMinimumGasPrice(0n)
  await again.controls.snapshots.reset()
  expect(await priceAfterBlock(again)).toBe(1_000n)
  await again.chain.close()
})

it('several settings for the next block are combined', async () => {
  const one = await openControlled()
  const time = Math.floor(one.clock.nowMs() / 1000) + 77
  await one.controls.mining.setMinimumGasPrice(1_000n)
  await one.controls.time.setNext(time)
  await mine(one)
  expect((await headOf(one)).header).toMatchObject({ timestamp: time, minimumGasPrice: 1_000n })
})

it('a pending transaction is dropped from the pool and the store', async () => {
  const one = await openControlled({ submitting: MINES_ON_DEMAND })
  const hash = await send(one, 0n)
  await send(one, 1n)
  expect(await one.controls.dropTransaction(hash)).toBe(true)
  expect(await one.controls.dropTransaction(hash)).toBe(false)
  expect(one.chain.pool.counts()).toEqual({ pending: 0, queued: 1 })
})

it('the pool is emptied of all transactions, or of those of one account', async () => {
  const one = await openControlled({ submitting: MINES_ON_DEMAND })
  await send(one, 0n)
  await send(one, 2n)
  await one.controls.dropTransactionsOf(NEW)
  expect(one.chain.pool.counts()).toEqual({ pending: 1, queued: 1 })
  await one.controls.dropTransactionsOf(requireAccount(0).address)
  expect(one.chain.pool.counts()).toEqual({ pending: 0, queued: 0 })
  await send(one, 0n)
  await send(one, 2n)
  await one.controls.dropAllTransactions()
  expect(one.chain.pool.counts()).toEqual({ pending: 0, queued: 0 })
  await send(one, 0n)
  expect(one.chain.pool.counts()).toEqual({ pending: 1, queued: 0 })
})

it('gas limit, minimum price and interval of blocks survive a restart, and a snapshot restores them', async () => {
  const open = keepChain()
  const one = await open()
  await mine(one)
  const snapshot = await one.controls.snapshots.take()
  await one.controls.mining.setGasLimit(20_000_000n)
  await one.controls.mining.setMinimumGasPrice(2n ** 255n - 1n)
  await one.controls.time.setInterval(40)
  await one.chain.close()
  const again = await open()
  const { header: before } = await headOf(again)
  await mine(again)
  const { header } = await headOf(again)
  expect(header).toMatchObject({ gasLimit: 20_000_000n, minimumGasPrice: 2n ** 255n - 1n })
  expect(header.timestamp).toBe(before.timestamp + 40)
  await again.controls.snapshots.revert(snapshot)
  await mine(again)
  expect((await headOf(again)).header.gasLimit).toBeLessThan(20_000_000n)
  await again.chain.close()
})
