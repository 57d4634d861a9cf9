import { expect, it, vi } from 'vitest'
import { createPendingNow } from '../../../src/chain/txpool/pendingNow.ts'
import { createPoolSenders } from '../../../src/chain/txpool/senders.ts'
import { decodeTransaction } from '../../../src/primitives/transaction.ts'
import { requireAccount, signFrom } from '../../_helpers/chain.ts'

/** Queues of senders with their transactions. */
function createQueues() {
  const senders = createPoolSenders()
  const put = (from: number, nonce: bigint, gasPrice = 0n) => {
    const transaction = decodeTransaction(signFrom(from, { nonce, gasPrice }))
    const entry = { transaction, sender: requireAccount(from).address, addedAtMs: 0, addedAtHeight: 0 }
    senders.put(entry, 0n)
    return entry
  }
  return { senders, put, pendingNow: () => createPendingNow(senders.withPending) }
}

it('a transaction added during the iteration is yielded once, after the recorded ones', () => {
  const { put, pendingNow } = createQueues()
  const [first, second] = [put(0, 0n, 2n), put(1, 0n, 1n)]
  const { left, since } = pendingNow()
  const walk = left()
  const given = [walk.next().value]
  const late = [put(0, 1n, 5n), put(2, 0n, 4n), put(1, 1n, 3n)]
  given.push(...walk, ...since())
  expect(given).toEqual([first, second, ...late])
})

it('mined transactions are not left, and a replacement counts as the replaced one', () => {
  const { senders, put, pendingNow } = createQueues()
  put(0, 0n)
  put(1, 0n)
  const { left, isLeft, since } = pendingNow()
  const instead = put(1, 0n, 1n)
  senders.moveTo(requireAccount(0).address, 1n)
  const late = put(0, 1n)
  expect([isLeft(), ...left()]).toEqual([true, instead])
  senders.remove(instead)
  expect([isLeft(), ...left()]).toEqual([false])
  expect([...since()]).toEqual([late])
})

it('recorded transactions are not yielded again among the later ones', () => {
  const { senders, put, pendingNow } = createQueues()
  for (let nonce = 0n; nonce < 16n; nonce++) put(0, nonce)
  const { since } = pendingNow()
  const late = put(1, 0n)
  const looks = Array.from(senders.withPending(), ({ byNonce }) => vi.spyOn(byNonce, 'get'))
  expect([...since()]).toEqual([late])
  expect(looks.map(({ mock }) => mock.calls.length)).toEqual([0, 1])
})
