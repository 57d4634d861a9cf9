import { describe, expect, it } from 'vitest'
import { createAccountQuotas } from '../../../src/chain/txpool/accountQuotas.ts'
import { createTxPool } from '../../../src/chain/txpool/txPool.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { createGenesisBlock } from '../../../src/primitives/genesis.ts'
import { decodeTransaction, type TransactionFields } from '../../../src/primitives/transaction.ts'
import { holdClock, requireAccount, signFrom } from '../../_helpers/chain.ts'

const best = { ...createGenesisBlock(regtest, new Uint8Array(32)).header, number: 1, gasLimit: 10_000_000n }
const PER_SECOND = 9_000_000 // 0.9 of the gas limit
const FULL = 2000 * PER_SECOND
const to = new Uint8Array(20)

/** Quotas of one account. Virtual gas follows from the gas limit, because all other terms are constant. */
function openQuotas() {
  const clock = holdClock()
  const wall = holdClock()
  const quotas = createAccountQuotas(wall, clock)
  const accept = (sender: number, nonce: bigint, gasLimit: bigint, fields: Partial<TransactionFields> = { to }) =>
    quotas.accept(decodeTransaction(signFrom(sender, { nonce, gasLimit, ...fields })), requireAccount(sender).address, {
      pendingNonce: nonce,
      blockGasLimit: best.gasLimit,
      blockMinimumPrice: 0n,
      marketPrice: undefined,
      replacedPrice: undefined,
    })
  return { clock, wall, quotas, accept }
}

describe('an account', () => {
  it('a new account may send one transaction of any weight, and then must wait', () => {
    const { clock, accept } = openQuotas()
    expect(accept(0, 0n, 10_000_000n)).toBe(true) // 250 million
    expect(accept(0, 1n, 100_000n)).toBe(false) // 314,000
    clock.advance(30)
    expect(accept(0, 1n, 100_000n)).toBe(false)
    clock.advance(10)
    expect(accept(0, 1n, 100_000n)).toBe(true)
  })

  it('a new account keeps the rest of one second after a light first transaction', () => {
    const { accept } = openQuotas()
    expect(accept(0, 0n, 21_000n)).toBe(true) // 105,900 of 9 million
    expect(accept(0, 1n, 2_000_000n)).toBe(false) // 10.8 million
    expect(accept(0, 1n, 1_500_000n)).toBe(true) // 7.2 million
  })

  it('an account that has sent before starts with a full quota', () => {
    const { clock, accept } = openQuotas()
    let count = 0
    while (count < 10_000 && accept(0, 1_000_000n, 10_000_000n)) count++
    expect(count).toBe(Math.floor(FULL / (10_000_000 * 5 * 1.00427)))
    clock.advance(10_000)
    expect(accept(0, 1_000_000n, 10_000_000n)).toBe(true)
  })

  it('a quota does not grow above its maximum', () => {
    const { clock, accept } = openQuotas()
    expect(accept(0, 1_000_000n, 10_000_000n)).toBe(true)
    clock.advance(1_799_000) // before the next cleaning
    let count = 0
    while (count < 10_000 && accept(0, 1_000_000n, 10_000_000n)) count++
    expect(count).toBe(Math.floor(FULL / (10_000_000 * 5 * 1.00427)))
  })

  it('a refused transaction is not charged', () => {
    const { clock, accept } = openQuotas()
    accept(0, 0n, 10_000_000n)
    clock.advance(1000)
    expect(accept(0, 1n, 2_000_000n)).toBe(false)
    expect(accept(0, 1n, 1_500_000n)).toBe(true)
  })

  it("a quota grows by the timer if the clock is set back, and reports the clock's time", () => {
    const { clock, wall, quotas, accept } = openQuotas()
    accept(0, 0n, 10_000_000n)
    clock.advance(1000)
    wall.advance(-3_600_000)
    expect(accept(0, 1n, 1_500_000n)).toBe(true)
    expect(quotas.get(requireAccount(0).address)?.countedAtMs).toBe(wall.nowMs())
  })

  it("a receiver's quota grows from then on, and its first transaction must wait", () => {
    const { clock, accept } = openQuotas()
    const address = requireAccount(1).address
    accept(0, 5n, 21_000n, { to: address })
    expect(accept(1, 0n, 10_000_000n)).toBe(false)
    clock.advance(30_000)
    expect(accept(1, 0n, 10_000_000n)).toBe(true)
  })

  it('a contract creation starts no quota of a receiver', () => {
    const { accept } = openQuotas()
    expect(accept(0, 5n, 100_000n, {})).toBe(true)
  })

  it('an account is dropped when its quota has been full for long', () => {
    const { clock, accept } = openQuotas()
    accept(0, 0n, 21_000n, { to: requireAccount(1).address })
    clock.advance(2_000_000)
    accept(2, 5n, 21_000n)
    expect(accept(1, 0n, 100_000_000_000n)).toBe(true) // a first transaction of any weight again
  })
})

describe('the pool', () => {
  const RICH = { nonce: 0n, balance: 10n ** 18n }
  function openPool() {
    const clock = holdClock()
    const pool = createTxPool({ network: regtest, clock, best, quotas: createAccountQuotas(clock, clock) })
    const add = (nonce: bigint, fields: Partial<TransactionFields> = {}, account = RICH) =>
      pool.add(
        decodeTransaction(signFrom(0, { to, nonce, gasLimit: 4_000_000n, ...fields })),
        requireAccount(0).address,
        account,
      )
    return { pool, add, clock }
  }

  it('the pool checks the quota before the balance', () => {
    const { add } = openPool()
    add(0n)
    expect(() => add(1n, { value: 2n * RICH.balance })).toThrow('account exceeds quota')
  })

  it('the pool charges a queued transaction when it becomes pending, and drops it if the quota is too low', () => {
    const { pool, add } = openPool()
    const queued = add(1n)
    add(0n)
    expect(pool.has(queued.transaction.hash)).toBe(false)
    expect(pool.pendingNonce(requireAccount(0).address)).toBe(1n)
  })

  it('the pool charges a replacement as a nonce gap', () => {
    const { add, clock } = openPool()
    add(0n, { gasLimit: 600_000n, gasPrice: 100n }) // new: 3.7 of 9 million are taken
    // The nonce is after the pending one: 500,000 * 2 * 3 * (1 + 100 / 140) * 1.2 and a factor for the size: 6.2 million.
    expect(() => add(0n, { gasLimit: 500_000n, gasPrice: 140n })).toThrow('account exceeds quota')
    clock.advance(110)
    add(0n, { gasLimit: 500_000n, gasPrice: 140n })
  })

  it('the pool restores stored transactions without quotas', () => {
    const { pool, add } = openPool()
    const first = add(0n)
    const later = openPool()
    expect(later.pool.restore(first, RICH)).toBe(true)
    const second = { ...first, transaction: decodeTransaction(signFrom(0, { to, nonce: 1n, gasLimit: 4_000_000n })) }
    expect(later.pool.restore(second, RICH)).toBe(true)
    expect(pool.pendingCount()).toBe(1)
  })
})
