import { describe, expect, it, onTestFinished } from 'vitest'
import { EMPTY_BYTES } from '../../../../src/base/bytes.ts'
import { fromHex } from '../../../../src/base/hex.ts'
import { bytesToBigint, toWord } from '../../../../src/base/integer.ts'
import { regtest } from '../../../../src/chainspec/regtest.ts'
import { contractAddress, REMASC_ADDRESS } from '../../../../src/primitives/transaction.ts'
import { openStore } from '../../../../src/storage/openStore.ts'
import { holdClock, LIMITS, MINES_ON_DEMAND, openTestChain, requireAccount, signFrom } from '../../../_helpers/chain.ts'
import { importAll, mine, openOn, readBalance, transfer } from '../../import/_branches.ts'

const PENDING = { kind: 'pending' } as const
const LATEST = { kind: 'latest' } as const

/** Uses up all its gas: init code that is an invalid opcode. */
const burn = (from: number, nonce: bigint) => signFrom(from, { nonce, gasLimit: 6_000_000n, data: Uint8Array.of(0xfe) })

/** Stores the block's timestamp in slot 0; its runtime code is the same. */
const CLOCK = fromHex('0x425f55425f5560205ff3')
const clockOf = (from: number, nonce = 0n) => contractAddress(requireAccount(from).address, nonce)
const deployClock = (from: number, gasPrice = 0n) => signFrom(from, { data: CLOCK, gasLimit: 200_000n, gasPrice })

async function openForTest() {
  const clock = holdClock()
  const chain = await openTestChain({ clock, submitting: MINES_ON_DEMAND })
  onTestFinished(() => chain.close())
  const world = () => chain.reads.worldAt(PENDING)
  const timeIn = async (contract: Uint8Array) =>
    bytesToBigint((await (await world()).getStorage(contract, toWord(0n))) ?? EMPTY_BYTES)
  return { chain, clock, world, timeIn, send: (encoded: Uint8Array) => chain.submits.sendRaw(encoded) }
}

it('the pending state has all pending transactions, beyond the gas of one block', async () => {
  const { chain, world, send } = await openForTest()
  const to = requireAccount(9).address
  const [before, sender] = [await readBalance(chain, 9), await readBalance(chain, 3)]
  for (const from of [0, 1, 2]) {
    await send(burn(from, 0n))
    await send(signFrom(from, { nonce: 1n, to, value: 1n }))
  }
  for (const nonce of [0n, 1n, 2n]) await send(signFrom(3, { nonce, to, value: 10n ** 9n, gasPrice: nonce }))
  await send(deployClock(4))
  expect((await chain.reads.getBlock(PENDING))?.block.transactions.length).toBeLessThan(10)
  expect(await readBalance(chain, 9, PENDING)).toBe((before ?? 0n) + 3n * 10n ** 9n + 3n)
  expect(await readBalance(chain, 3, PENDING)).toBe((sender ?? 0n) - 3n * 10n ** 9n - 3n * 21_000n)
  expect(await readBalance(chain, 9)).toBe(before)
  expect(await (await world()).getCode(clockOf(4))).toHaveLength(32)
  expect(await (await chain.reads.worldAt(LATEST)).getCode(clockOf(4))).toHaveLength(0)
  expect(await chain.reads.nonceAt(requireAccount(3).address, PENDING)).toBe(3n)
  expect(await chain.reads.nonceAt(requireAccount(2).address, PENDING)).toBe(2n)
  expect(await chain.reads.nonceAt(to, PENDING)).toBe(0n)
})

it('the pending state has no fees and no REMASC payments', async () => {
  const { chain, world, send } = await openForTest()
  await send(signFrom(0, { to: requireAccount(9).address, gasPrice: 10n }))
  for (const address of [REMASC_ADDRESS, regtest.minerCoinbase]) {
    const latest = await (await chain.reads.worldAt(LATEST)).getAccount(address)
    expect(await (await world()).getAccount(address)).toEqual(latest)
  }
})

it('a contract created by a pending transaction has its own nonce', async () => {
  const { chain, send } = await openForTest()
  await send(signFrom(0, { data: fromHex('0x5f5f5ff05f5f5ff000'), gasLimit: 300_000n })) // creates two
  expect(await chain.reads.nonceAt(clockOf(0), PENDING)).toBeGreaterThanOrEqual(2n)
  expect(await chain.reads.nonceAt(clockOf(0), LATEST)).toBe(0n)
})

describe('the pending state is computed', () => {
  it('the pending state is computed once until pool or head change', async () => {
    const { clock, timeIn, send, chain } = await openForTest()
    await send(deployClock(0))
    const time = await timeIn(clockOf(0))
    clock.advance(60_000)
    expect(await timeIn(clockOf(0))).toBe(time)
    await chain.miner.mineOne()
    await send(deployClock(1))
    expect(await timeIn(clockOf(1))).toBeGreaterThan(time)
  })

  it('the pending state is extended for later transactions and rebuilt for earlier ones', async () => {
    const { clock, timeIn, send } = await openForTest()
    await send(deployClock(0, 5n))
    const time = await timeIn(clockOf(0))
    clock.advance(60_000)
    await send(deployClock(1, 4n))
    expect(await timeIn(clockOf(1))).toBe(time)
    expect(await timeIn(clockOf(0))).toBe(time)
    await send(deployClock(2, 6n))
    expect(await timeIn(clockOf(0))).toBe(time + 60n)
  })

  it('the pending state is rebuilt when a transaction has left the pool', async () => {
    const { chain, clock, send, timeIn } = await openForTest()
    const replaced = { to: requireAccount(9).address, value: 7n, gasPrice: 1n }
    await send(deployClock(1, 5n))
    await send(signFrom(0, replaced))
    const before = await readBalance(chain, 9)
    const time = await timeIn(clockOf(1))
    clock.advance(60_000)
    expect(await readBalance(chain, 9, PENDING)).toBe((before ?? 0n) + 7n)
    await send(signFrom(0, { ...replaced, value: 8n, gasPrice: 2n }))
    expect(await readBalance(chain, 9, PENDING)).toBe((before ?? 0n) + 8n)
    expect(await timeIn(clockOf(1))).toBe(time + 60n)
  })

  it('concurrent requests share one pending state', async () => {
    const { chain, send } = await openForTest()
    const before = (await readBalance(chain, 9)) ?? 0n
    const read = () => readBalance(chain, 9, PENDING)
    const answers: (bigint | undefined)[] = []
    for (const value of [1n, 2n, 4n]) {
      const waiting = [read(), read()]
      await send(transfer(Number(value), 0n, value))
      answers.push(...(await Promise.all([...waiting, read()])))
    }
    expect(answers.at(-1)).toBe(before + 7n)
    for (const [index, balance] of answers.entries())
      expect(balance).toBeGreaterThanOrEqual(answers[index - 1] ?? before)
  })
})

it('the pending state skips transactions that cannot be executed', async () => {
  const [chain, other] = [
    await openOn(await openStore({ kind: 'memory' })),
    await openOn(await openStore({ kind: 'memory' })),
  ]
  const all = (await readBalance(chain, 0)) ?? 0n
  for (const encoded of [transfer(0, 0n, 1n), transfer(0, 1n, all / 2n), transfer(1, 0n, 3n)]) {
    await chain.submits.sendRaw(encoded)
  }
  const before = (await readBalance(chain, 9)) ?? 0n
  expect(await readBalance(chain, 9, PENDING)).toBe(before + 4n + all / 2n)
  await importAll(chain, await mine(other, [transfer(0, 0n, all - 1n)]))
  expect(await readBalance(chain, 9, PENDING)).toBe(before + all - 1n + 3n)
  expect(await readBalance(chain, 0, PENDING)).toBe(1n)
})

it('the pending state excludes transactions above its gas limit until others are mined', async () => {
  const limits = { ...LIMITS, pendingStateGas: 30_000n }
  const chain = await openTestChain({ limits, submitting: MINES_ON_DEMAND })
  onTestFinished(() => chain.close())
  const before = (await readBalance(chain, 9)) ?? 0n
  for (const from of [0, 1, 2]) await chain.submits.sendRaw(transfer(from, 0n, 2n ** BigInt(from)))
  expect(await readBalance(chain, 9, PENDING)).toBe(before + 3n)
  await chain.submits.sendRaw(transfer(3, 0n, 8n))
  expect(await readBalance(chain, 9, PENDING)).toBe(before + 3n)
  expect(await chain.reads.countTransactions(PENDING)).toBe(4)
  await chain.submits.sendRaw(signFrom(2, { to: requireAccount(9).address, value: 16n, gasPrice: 1n }))
  expect(await readBalance(chain, 9, PENDING)).toBe(before + 17n)
})

describe('the list at pending', () => {
  it('the pending list is empty without pending transactions, though a block would end with REMASC', async () => {
    const { chain, send } = await openForTest()
    expect(await chain.reads.countTransactions(PENDING)).toBe(0)
    expect(await chain.reads.getTransactionAt(PENDING, 0)).toBeUndefined()
    await send(signFrom(0, { to: requireAccount(9).address, nonce: 1n })) // queued
    expect(await chain.reads.countTransactions(PENDING)).toBe(0)
    expect((await chain.reads.getBlock(PENDING))?.block.transactions).toHaveLength(1)
  })

  it('the pending list has all pending transactions in the order of mining', async () => {
    const { chain, send } = await openForTest()
    const to = requireAccount(9).address
    const priceAt = async (index: number) => (await chain.reads.getTransactionAt(PENDING, index))?.transaction.gasPrice
    await send(signFrom(0, { to, gasPrice: 5n }))
    await send(signFrom(1, { to, gasPrice: 7n }))
    expect([await priceAt(1), await priceAt(0), await priceAt(2)]).toEqual([5n, 7n, undefined])
    for (const from of [2, 3]) await send(burn(from, 0n))
    await send(signFrom(0, { to, nonce: 1n, gasPrice: 9n }))
    expect(await chain.reads.countTransactions(PENDING)).toBe(5)
    expect(await Promise.all([0, 1, 2, 3, 4, 5, 2 ** 31 - 1].map(priceAt))).toEqual([
      ...[7n, 5n, 9n, 0n, 0n],
      ...[undefined, undefined],
    ])
    expect(await chain.reads.getTransactionAt(PENDING, 0)).not.toHaveProperty('location')
  })
})
