import { describe, expect, it } from 'vitest'
import type { PoolEntry } from '../../../src/chain/txpool/entry.ts'
import { createTxPool, type PoolSetup, type TxPool } from '../../../src/chain/txpool/txPool.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { createSandbox } from '../../../src/chainspec/sandbox.ts'
import { createGenesisBlock } from '../../../src/primitives/genesis.ts'
import type { Header } from '../../../src/primitives/header.ts'
import { decodeTransaction, type TransactionFields } from '../../../src/primitives/transaction.ts'
import { holdClock, requireAccount, signFrom } from '../../_helpers/chain.ts'

const network = createSandbox(regtest)
const genesis = createGenesisBlock(network, new Uint8Array(32)).header
const RICH = { nonce: 0n, balance: 10n ** 18n }

function openPool(setup: Partial<PoolSetup> = {}) {
  const clock = holdClock()
  const pool = createTxPool({ network, clock, best: genesis, ...setup })
  const add = (account: number, fields: Partial<TransactionFields> = {}, state = RICH) =>
    pool.add(
      decodeTransaction(signFrom(account, { to: new Uint8Array(20), ...fields })),
      requireAccount(account).address,
      state,
    )
  const advance = (number: number, mined: ReturnType<typeof add>[] = []) =>
    pool.advance({ ...genesis, number } satisfies Header, mined)
  return { pool, add, clock, advance }
}

/** The rows that the next write deletes, when these transactions leave with it. */
const rowsToDelete = (pool: TxPool, ...leaving: Uint8Array[]) => pool.deleteRows(leaving, async (hashes) => hashes)
const keep = (pool: TxPool, { transaction }: PoolEntry) => pool.persist(transaction.hash, async (hashes) => hashes)
const order = (pool: TxPool) => [...pool.inMiningOrder()].map(({ transaction }) => Number(transaction.gasPrice))
const addressOf = (account: number) => requireAccount(account).address

describe('a replacement', () => {
  it('a replacement of a pending transaction must offer 40 % more', () => {
    const { pool, add } = openPool()
    add(0, { gasPrice: 101n })
    expect(() => add(0, { gasPrice: 140n })).toThrow('gas price not enough to bump transaction')
    add(0, { gasPrice: 141n }) // 141.4, rounded down
    expect(order(pool)).toEqual([141])
    expect(pool.pendingCount()).toBe(1)
  })

  it('a replacement of a transaction with price 0 must offer more', () => {
    const { add } = openPool()
    add(0, { gasPrice: 0n })
    expect(() => add(0, { gasPrice: 0n, value: 1n })).toThrow('gas price not enough to bump transaction')
    add(0, { gasPrice: 1n })
  })

  it('a replacement of a queued transaction may have any price', () => {
    const { pool, add } = openPool()
    const first = add(0, { nonce: 1n, gasPrice: 100n })
    add(0, { nonce: 1n, gasPrice: 3n })
    expect(pool.has(first.transaction.hash)).toBe(false)
    add(0, { nonce: 0n, gasPrice: 2n })
    expect(order(pool)).toEqual([2, 3])
  })

  it('a replacement does not admit queued transactions behind a gap', () => {
    const { pool, add } = openPool()
    add(0, { nonce: 0n, gasPrice: 1n })
    add(0, { nonce: 2n, gasPrice: 1n })
    add(0, { nonce: 0n, gasPrice: 2n })
    expect(pool.pendingNonce(addressOf(0))).toBe(1n)
  })
})

describe('the money of a sender', () => {
  const poor = { nonce: 0n, balance: 100_000n }

  it("a sender's balance must cover all its pending transactions, without the replaced one", () => {
    const { add } = openPool()
    add(0, { nonce: 0n, value: 60_000n }, poor)
    expect(() => add(0, { nonce: 1n, value: 40_001n }, poor)).toThrow('insufficient funds to pay for pending and new')
    add(0, { nonce: 1n, value: 40_000n }, poor)
    expect(() => add(0, { nonce: 1n, value: 19_001n, gasPrice: 1n }, poor)).toThrow('insufficient funds to pay')
    add(0, { nonce: 1n, value: 19_000n, gasPrice: 1n }, poor)
  })

  it("a sender's balance is checked when a queued transaction becomes pending", () => {
    const { pool, add } = openPool()
    const tooMuch = add(0, { nonce: 1n, value: 60_000n }, poor)
    const behind = add(0, { nonce: 2n, value: 1n }, poor)
    add(0, { nonce: 0n, value: 60_000n }, poor)
    expect(pool.pendingNonce(addressOf(0))).toBe(1n)
    expect(pool.has(tooMuch.transaction.hash)).toBe(false)
    expect(pool.has(behind.transaction.hash)).toBe(true)
  })
})

describe('nonces', () => {
  it('transactions behind a nonce gap are queued until it is filled', () => {
    const { pool, add } = openPool()
    const queued = add(0, { nonce: 1n, gasPrice: 5n })
    expect(pool.pendingCount()).toBe(0)
    expect(pool.pendingNonce(addressOf(0))).toBeUndefined()
    expect(pool.getPending(queued.transaction.hash)).toBeUndefined()
    add(0, { nonce: 0n, gasPrice: 3n })
    expect(order(pool)).toEqual([3, 5])
    expect(pool.pendingCount()).toBe(2)
    expect(pool.pendingNonce(addressOf(0))).toBe(2n)
    expect(pool.getPending(queued.transaction.hash)?.transaction).toBe(queued.transaction)
  })

  it('a sender may have sixteen transactions', () => {
    const { pool, add } = openPool()
    for (let nonce = 0n; nonce < 16n; nonce++) add(0, { nonce })
    expect(() => add(0, { nonce: 16n })).toThrow('transaction nonce too high')
    expect(pool.pendingCount()).toBe(16)
  })

  it('transactions after a removed one are queued again', () => {
    const { pool, add } = openPool()
    const entries = [0n, 1n, 2n].map((nonce) => add(0, { nonce }))
    pool.remove(entries[1]?.transaction.hash ?? new Uint8Array(0))
    expect(pool.pendingNonce(addressOf(0))).toBe(1n)
    expect(pool.pendingCount()).toBe(1)
    add(0, { nonce: 1n, gasPrice: 7n })
    expect(order(pool)).toEqual([0, 7, 0])
  })
})

describe('the order of mining', () => {
  it('the order of mining is by price, but never a nonce before its predecessor', () => {
    const { pool, add } = openPool()
    add(0, { nonce: 0n, gasPrice: 1n })
    add(0, { nonce: 1n, gasPrice: 9n })
    add(1, { nonce: 0n, gasPrice: 5n })
    add(2, { nonce: 0n, gasPrice: 2n })
    expect(order(pool)).toEqual([5, 2, 1, 9])
  })

  it('the order of mining is by arrival at equal prices', () => {
    const { pool, add, clock } = openPool()
    add(4, { nonce: 0n })
    add(3, { nonce: 0n })
    add(2, { nonce: 0n })
    clock.advance(1)
    add(4, { nonce: 1n })
    const senders = [...pool.inMiningOrder()].map(({ sender }) => sender)
    expect(senders).toEqual([4, 3, 2, 4].map(addressOf))
  })

  it('the order of mining skips a sender after next(false)', () => {
    const { pool, add } = openPool()
    for (const nonce of [0n, 1n]) for (const from of [0, 1, 2]) add(from, { nonce, gasPrice: 9n - BigInt(from) })
    const walk = pool.inMiningOrder()
    const wanted = [true, true, false, true, true]
    const senders = [walk.next(), ...wanted.map((goesOn) => walk.next(goesOn))].map(({ value }) => value?.sender)
    expect(senders).toEqual([...[0, 0, 1, 2, 2].map(addressOf), undefined])
  })

  it('the order of mining holds for many transactions', () => {
    const { pool, add } = openPool()
    const prices = Array.from({ length: 30 * 16 }, (_, index) => BigInt((index * 7919) % 1009))
    for (const [index, gasPrice] of prices.entries())
      add(index % 30, { nonce: BigInt(Math.floor(index / 30)), gasPrice })
    const nextOf = new Map<string, bigint>()
    let heads = prices.slice(0, 30)
    for (const { sender, transaction } of pool.inMiningOrder()) {
      expect(transaction.nonce).toBe(nextOf.get(`${sender}`) ?? 0n)
      nextOf.set(`${sender}`, transaction.nonce + 1n)
      const account = heads.indexOf(transaction.gasPrice)
      expect(heads.every((price) => price <= transaction.gasPrice)).toBe(true)
      expect(account).toBeGreaterThanOrEqual(0)
      heads = heads.toSpliced(account, 1)
      const following = prices[Number(transaction.nonce + 1n) * 30 + indexOfSender(sender)]
      if (following !== undefined) heads.push(following)
    }
    expect(heads).toEqual([])
  })
})

function indexOfSender(sender: Uint8Array): number {
  return Array.from({ length: 30 }, (_, index) => index).findIndex((index) => `${addressOf(index)}` === `${sender}`)
}

describe('time', () => {
  it('transactions expire after ten blocks', async () => {
    const { pool, add, advance } = openPool()
    const entry = add(0)
    const { hash } = entry.transaction
    await keep(pool, entry)
    advance(10)
    expect(pool.has(hash)).toBe(true)
    advance(11)
    expect(pool.has(hash)).toBe(false)
    expect(await rowsToDelete(pool)).toEqual([hash])
  })

  it('transactions expire after 650 seconds without a block', async () => {
    const { pool, add, clock } = openPool()
    const entry = add(0)
    const { hash } = entry.transaction
    await keep(pool, entry)
    const before = pool.version()
    clock.advance(649_999)
    expect(pool.getPending(hash)).toBeDefined()
    clock.advance(1)
    expect(pool.getPending(hash)).toBeUndefined()
    expect([...pool.inMiningOrder()]).toEqual([])
    expect(pool.pendingCount()).toBe(0)
    expect(pool.pendingNonce(addressOf(0))).toBeUndefined()
    expect(pool.version()).toBeGreaterThan(before)
    expect(await rowsToDelete(pool)).toEqual([hash])
    add(0)
  })

  it('the age of a queued transaction restarts when it becomes pending', () => {
    const { pool, add, clock } = openPool()
    const { hash } = add(0, { nonce: 1n }).transaction
    clock.advance(400_000)
    add(0, { nonce: 0n })
    clock.advance(400_000)
    expect(pool.has(hash)).toBe(true)
    clock.advance(250_000)
    expect(pool.has(hash)).toBe(false)
  })
})

describe('a new block', () => {
  it('a new block removes its transactions and those with used nonces', async () => {
    const { pool, add, advance } = openPool()
    const mined = add(0, { nonce: 0n })
    const stale = add(1, { nonce: 0n })
    add(0, { nonce: 1n })
    for (const entry of [mined, stale]) await keep(pool, entry)
    expect(await rowsToDelete(pool, mined.transaction.hash, new Uint8Array(32))).toEqual([mined.transaction.hash])
    const other = { ...stale, transaction: decodeTransaction(signFrom(1, { value: 1n })) }
    advance(1, [mined, other])
    expect(pool.has(mined.transaction.hash)).toBe(false)
    expect(await rowsToDelete(pool)).toEqual([stale.transaction.hash])
    expect(pool.pendingNonce(addressOf(0))).toBe(2n)
    expect(pool.pendingCount()).toBe(1)
  })

  it("a new block leaves its senders' next transactions pending, after others that arrived at the same time", () => {
    const { pool, add, advance } = openPool()
    const [first] = [0, 1, 2].flatMap((account) => [add(account, { nonce: 0n }), add(account, { nonce: 1n })])
    if (first === undefined) throw new Error('nothing was added')
    advance(1, [first])
    expect([...pool.inMiningOrder()].map(({ sender }) => sender)).toEqual([1, 1, 2, 2, 0].map(addressOf))
    expect(pool.pendingCount()).toBe(5)
  })

  it('a new block makes queued transactions pending', () => {
    const { pool, add, advance } = openPool()
    add(0, { nonce: 1n, gasPrice: 4n })
    const elsewhere = decodeTransaction(signFrom(0, { nonce: 0n }))
    advance(1, [{ transaction: elsewhere, sender: addressOf(0), addedAtMs: 0, addedAtHeight: 0 }])
    expect(order(pool)).toEqual([4])
  })

  it('a reorganisation restores transactions before those that followed them', () => {
    const { pool, add, advance } = openPool()
    const mined = add(0, { nonce: 0n, gasPrice: 1n })
    add(0, { nonce: 1n, gasPrice: 2n })
    advance(1, [mined])
    expect(order(pool)).toEqual([2])
    advance(1)
    pool.add(mined.transaction, mined.sender, RICH) // its account is back at nonce 0
    expect(order(pool)).toEqual([1, 2])
  })
})

describe('rows of the store', () => {
  it('rows of replaced transactions are deleted once, and transactions without rows have none to delete', async () => {
    const { pool, add } = openPool()
    const replaced = add(0, { gasPrice: 10n })
    await keep(pool, replaced)
    add(1, { gasPrice: 10n })
    const [instead, other] = [add(0, { gasPrice: 20n }), add(1, { gasPrice: 20n })]
    expect(await rowsToDelete(pool)).toEqual([]) // until its replacement is persisted
    expect(await keep(pool, other)).toEqual([])
    expect(await keep(pool, instead)).toEqual([replaced.transaction.hash])
    expect(await rowsToDelete(pool)).toEqual([])
  })

  it('rows are restored, and reported if they are no longer acceptable', async () => {
    const { pool, add } = openPool()
    const entry = add(0, { nonce: 2n })
    const later = openPool()
    expect(later.pool.restore(entry, RICH)).toBe(true)
    expect(await rowsToDelete(later.pool, entry.transaction.hash)).toHaveLength(1)
    expect(later.pool.restore(entry, RICH)).toBe(false)
    expect(later.pool.restore(add(1), undefined)).toBe(false)
    expect(pool.pendingCount()).toBe(1)
  })
})

describe('acknowledged transactions', () => {
  it("an acknowledged transaction returns above the pool's limits, and makes its successors pending", () => {
    const { pool } = openPool({ limits: { entries: 2, bytes: 1_000_000 } })
    const source = openPool()
    const entries = Array.from({ length: 20 }, (_, index) => {
      const nonce = BigInt(index)
      return source.add(0, { nonce }, { ...RICH, nonce: nonce - (nonce % 16n) })
    })
    for (const entry of entries.slice(1)) expect(pool.restore(entry, RICH)).toBe(true)
    expect([pool.count(), pool.pendingCount()]).toEqual([19, 0])
    const [first] = entries
    expect(first && pool.restore(first, RICH)).toBe(true)
    expect([pool.count(), pool.pendingCount()]).toEqual([20, 20])
  })

  it('an acknowledged transaction returns when the transaction that displaced it leaves', async () => {
    const { pool, add } = openPool()
    const poor = { nonce: 0n, balance: 100_000n }
    const next = add(0, { nonce: 1n, value: 60_000n }, poor)
    await keep(pool, next)
    const dear = add(0, { nonce: 0n, value: 50_000n }, poor)
    expect(pool.has(next.transaction.hash)).toBe(false)
    expect(await rowsToDelete(pool)).toEqual([])
    pool.remove(dear.transaction.hash)
    expect([pool.count(), pool.pendingCount()]).toEqual([1, 0])
    await keep(pool, add(0, { nonce: 0n, value: 40_000n }, poor))
    expect(pool.pendingCount()).toBe(2)
  })

  it('an acknowledged transaction does not return after its nonce was mined or the pool was cleared', async () => {
    const { pool, add, advance } = openPool()
    for (const account of [0, 1]) await keep(pool, add(account, { gasPrice: 1n }))
    const [mined, other] = [add(0, { gasPrice: 2n }), add(1, { gasPrice: 2n })]
    advance(1, [mined])
    pool.remove(mined.transaction.hash)
    pool.clear({ ...genesis, number: 1 })
    pool.remove(other.transaction.hash)
    expect(pool.count()).toBe(0)
    expect(await rowsToDelete(pool)).toHaveLength(2)
  })

  it('an acknowledged transaction is announced once, also after a displacement', async () => {
    const { pool, add } = openPool()
    const tell = () => pool.announceArrivals([], async (arrived) => arrived)
    const entry = add(0, { gasPrice: 1n })
    await keep(pool, entry)
    expect(await tell()).toEqual([entry.transaction.hash])
    pool.remove(add(0, { gasPrice: 2n }).transaction.hash)
    expect([pool.has(entry.transaction.hash), await tell()]).toEqual([true, []])
  })
})

describe('memory', () => {
  it('the pool has a maximum number of transactions', () => {
    const { add } = openPool({ limits: { entries: 2, bytes: 1_000_000 } })
    add(0)
    add(1)
    expect(() => add(2)).toThrow('transaction pool is full')
    add(0, { gasPrice: 1n }) // replaces one
  })

  it('the pool has a maximum number of bytes', () => {
    const { pool, add, advance } = openPool({ limits: { entries: 100, bytes: 1000 } })
    const long = add(0, { data: new Uint8Array(700), gasLimit: 100_000n })
    expect(() => add(1, { data: new Uint8Array(300), gasLimit: 100_000n })).toThrow('transaction pool is full')
    advance(1, [long])
    add(1, { data: new Uint8Array(300), gasLimit: 100_000n })
    expect(pool.pendingCount()).toBe(1)
  })
})
