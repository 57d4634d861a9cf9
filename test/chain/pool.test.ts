import { describe, expect, it } from 'vitest'
import { createPool, type Pool } from '../../src/chain/pool.ts'
import { createGenesisBlock } from '../../src/model/genesis.ts'
import type { Header } from '../../src/model/header.ts'
import { decodeTransaction, type TransactionFields } from '../../src/model/transaction.ts'
import { regtest } from '../../src/network/networks/regtest.ts'
import { createSandbox } from '../../src/network/sandbox.ts'
import { holdClock, requireAccount, signFrom } from '../_helpers/chain.ts'

const network = createSandbox(regtest)
const genesis = createGenesisBlock(network, new Uint8Array(32)).header
const RICH = { nonce: 0n, balance: 10n ** 18n }

function openPool(best: Partial<Header> = {}) {
  const clock = holdClock()
  const pool = createPool(network, clock, { ...genesis, ...best })
  const add = (account: number, fields: Partial<TransactionFields>, state = RICH) =>
    pool.add(
      decodeTransaction(signFrom(account, { to: new Uint8Array(20), ...fields })),
      requireAccount(account).address,
      state,
    )
  return { pool, add, clock, best: { ...genesis, ...best } }
}

const order = (pool: Pool) => [...pool.inMiningOrder()].map(({ transaction }) => Number(transaction.gasPrice))

describe('the pool refuses, with the text of the reference', () => {
  const cases: Array<
    [string, Partial<TransactionFields>, { nonce: bigint; balance: bigint } | undefined, Partial<Header>]
  > = [
    ["transaction's init code size is invalid", { data: new Uint8Array(49_153), gasLimit: 5_000_000n }, RICH, {}],
    [
      "transaction's size is higher than defined maximum: 140102 > 131072",
      { data: new Uint8Array(140_000), to: new Uint8Array(20) },
      RICH,
      {},
    ],
    [
      "transaction's gas limit of 6800001 is higher than the block's gas limit of 6800000",
      { gasLimit: 6_800_001n },
      RICH,
      {},
    ],
    ['transaction nonce too low', { nonce: 2n }, { ...RICH, nonce: 3n }, {}],
    ['transaction nonce too high', { nonce: 19n }, { ...RICH, nonce: 3n }, {}],
    ['insufficient funds', { gasPrice: 10n }, { nonce: 0n, balance: 209_999n }, {}],
    ["transaction's gas price lower than block's minimum", { gasPrice: 9n }, RICH, { minimumGasPrice: 10n }],
    ["transaction's basic cost is above the gas limit", { gasLimit: 20_999n }, RICH, {}],
    ["transaction's gas price exceeds cap", { gasPrice: 801n }, RICH, { minimumGasPrice: 10n }],
    ['insufficient funds to pay for pending and new transactions', { value: 10n ** 18n + 1n }, RICH, {}],
  ]
  it.each(cases)('%s', (message, fields, account, best) => {
    const { pool } = openPool(best)
    const to = fields.data?.length === 49_153 ? {} : { to: new Uint8Array(20) }
    const transaction = decodeTransaction(signFrom(0, { ...to, ...fields }))
    expect(() => pool.add(transaction, requireAccount(0).address, account)).toThrow(message)
  })
  it("the sender account doesn't exist", () => {
    const { pool } = openPool()
    const transaction = decodeTransaction(signFrom(0))
    expect(() => pool.add(transaction, requireAccount(0).address, undefined)).toThrow(
      "the sender account doesn't exist",
    )
  })
  it('the same transaction twice, pending and queued', () => {
    const { add } = openPool()
    add(0, { nonce: 0n })
    expect(() => add(0, { nonce: 0n })).toThrow('pending transaction with same hash already exists')
    add(0, { nonce: 5n })
    expect(() => add(0, { nonce: 5n })).toThrow('queued transaction with same hash already exists')
  })
})

describe('the pool', () => {
  it('replaces a transaction for 40 % more, not for less', () => {
    const { pool, add } = openPool()
    add(0, { gasPrice: 100n })
    expect(() => add(0, { gasPrice: 139n })).toThrow('gas price not enough to bump transaction')
    add(0, { gasPrice: 140n })
    expect(order(pool)).toEqual([140])
  })
  it('names the kept ones that left, once, and nothing that was never kept', () => {
    const { pool, add } = openPool()
    pool.markKept(add(0, { gasPrice: 10n }).transaction.hash)
    add(1, { gasPrice: 10n })
    add(0, { gasPrice: 20n })
    add(1, { gasPrice: 20n })
    expect(pool.takeGone()).toHaveLength(1)
    expect(pool.takeGone()).toEqual([])
  })

  it('counts what waits against the balance, but not what is replaced', () => {
    const { add } = openPool()
    const account = { nonce: 0n, balance: 100n }
    add(0, { nonce: 0n, value: 60n }, account)
    expect(() => add(0, { nonce: 1n, value: 41n }, account)).toThrow('insufficient funds to pay for pending and new')
    add(0, { nonce: 1n, value: 40n }, account)
  })
  it('queues behind a gap and lets all go once it is filled', () => {
    const { pool, add } = openPool()
    add(0, { nonce: 1n, gasPrice: 5n })
    expect(pool.pendingCount()).toBe(0)
    expect(pool.pendingNonce(requireAccount(0).address)).toBeUndefined()
    add(0, { nonce: 0n, gasPrice: 3n })
    expect(order(pool)).toEqual([3, 5])
    expect(pool.pendingNonce(requireAccount(0).address)).toBe(2n)
  })
  it('gives the best price first, but never a nonce before its predecessor', () => {
    const { pool, add } = openPool()
    add(0, { nonce: 0n, gasPrice: 1n })
    add(0, { nonce: 1n, gasPrice: 9n })
    add(1, { nonce: 0n, gasPrice: 5n })
    add(2, { nonce: 0n, gasPrice: 2n })
    expect(order(pool)).toEqual([5, 2, 1, 9])
  })
  it('lets go what was mined, and what became too old by blocks or by time', () => {
    const { pool, add, clock, best } = openPool()
    const mined = add(0, { nonce: 0n })
    const other = add(1, { nonce: 0n })
    pool.markKept(mined.transaction.hash)
    pool.markKept(other.transaction.hash)
    expect(pool.keptAmong([mined.transaction.hash, new Uint8Array(32)])).toEqual([mined.transaction.hash])
    const goneAt = (number: number, transactions: (typeof mined)[] = []) => {
      pool.advance({ ...best, number }, transactions)
      return pool.takeGone()
    }
    expect(goneAt(1, [mined])).toEqual([])
    expect(pool.has(mined.transaction.hash)).toBe(false)
    expect(goneAt(10)).toEqual([])
    expect(goneAt(11)).toEqual([other.transaction.hash])
    const late = add(2, { nonce: 0n })
    pool.markKept(late.transaction.hash)
    clock.advance(650_000)
    expect(goneAt(12)).toEqual([late.transaction.hash])
  })
})
