import { expect, it } from 'vitest'
import { createPendingList } from '../../../src/chain/txpool/pendingList.ts'
import { createTxPool } from '../../../src/chain/txpool/txPool.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { createSandbox } from '../../../src/chainspec/sandbox.ts'
import { createGenesisBlock } from '../../../src/primitives/genesis.ts'
import { decodeTransaction } from '../../../src/primitives/transaction.ts'
import { holdClock, requireAccount, signFrom } from '../../_helpers/chain.ts'

const network = createSandbox(regtest)
const best = createGenesisBlock(network, new Uint8Array(32)).header

function openPool() {
  const pool = createTxPool({ network, clock: holdClock(), best })
  const add = (account: number, gasPrice: bigint) =>
    pool.add(
      decodeTransaction(signFrom(account, { to: new Uint8Array(20), gasPrice })),
      requireAccount(account).address,
      { nonce: 0n, balance: 10n ** 18n },
    )
  return { pool, add }
}

it('the pending list follows the pool, by index in the order of mining', () => {
  const { pool, add } = openPool()
  const at = createPendingList(pool)
  const prices = () => [0, 1, 2, 3].map((place) => at(place)?.transaction.gasPrice)
  expect(prices()).toEqual([undefined, undefined, undefined, undefined])
  add(0, 1n)
  add(1, 3n)
  expect(prices()).toEqual([3n, 1n, undefined, undefined])
  add(2, 2n)
  expect(prices()).toEqual([3n, 2n, 1n, undefined])
})

it('the pending list creates its iterator with the first read, so that it retains no old versions of the pool', () => {
  const { pool } = openPool()
  let begun = 0
  const inMiningOrder = () => {
    begun++
    return pool.inMiningOrder()
  }
  const at = createPendingList({ version: pool.version, inMiningOrder })
  expect(begun).toBe(0)
  at(0)
  at(1)
  expect(begun).toBe(1)
})

it('with the order fifo, an older transaction comes before one with a higher price', () => {
  const clock = holdClock()
  const pool = createTxPool({ network, clock, best, order: 'fifo' })
  const prices = [1n, 3n, 2n]
  for (const [account, gasPrice] of prices.entries()) {
    const transaction = decodeTransaction(signFrom(account, { to: new Uint8Array(20), gasPrice }))
    pool.add(transaction, requireAccount(account).address, { nonce: 0n, balance: 10n ** 18n })
    clock.advance(1)
  }
  expect(Array.from(pool.inMiningOrder(), ({ transaction }) => transaction.gasPrice)).toEqual(prices)
})
