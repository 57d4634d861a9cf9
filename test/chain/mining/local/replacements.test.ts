import { expect, it } from 'vitest'
import { toHex } from '../../../../src/base/hex.ts'
import type { Chain } from '../../../../src/chain/openChain.ts'
import { decodeTransaction } from '../../../../src/primitives/transaction.ts'
import type { Store } from '../../../../src/storage/store.ts'
import { MINES_AT_ONCE, MINES_ON_DEMAND, openTestChain, requireAccount, signFrom } from '../../../_helpers/chain.ts'
import { openWithHeldWrites } from './_heldWrites.ts'

const priced = (gasPrice: bigint, fields: Parameters<typeof signFrom>[1] = {}) =>
  signFrom(0, { to: requireAccount(9).address, gasPrice, ...fields })
const other = (nonce = 0n) => signFrom(1, { nonce, to: requireAccount(9).address })
const namesOf = (...encoded: Uint8Array[]) => encoded.map((one) => toHex(decodeTransaction(one).hash))

/** Returns the pool by ascending nonce: pending, then queued. */
function inPool(chain: Chain): string[] {
  const { pending, queued } = chain.pool.content()
  return [...pending, ...queued].flatMap(({ transactions }) => transactions.map(({ hash }) => toHex(hash)))
}

const inStore = async (store: Store) => (await store.pool.getAll()).map(({ hash }) => toHex(hash))

/** Returns the pool after a restart. */
async function afterRestart(store: Store): Promise<string[]> {
  const chain = await openTestChain({ store: { ...store, close: async () => undefined }, submitting: MINES_ON_DEMAND })
  await chain.close()
  return inPool(chain)
}

it('an acknowledged transaction returns if its replacement cannot be persisted', async () => {
  const { chain, store, hold } = await openWithHeldWrites({ submitting: MINES_ON_DEMAND })
  const [first, next] = [priced(1n), priced(1n, { nonce: 1n })]
  for (const encoded of [first, next]) await chain.submits.sendRaw(encoded)
  const write = hold()
  const replacing = expect(chain.submits.sendRaw(priced(2n))).rejects.toThrow('the disk is full')
  await write.reached
  write.fail()
  await replacing
  await chain.submits.sendRaw(other(1n)) // another write, which deletes what has left
  const waiting = namesOf(first, next, other(1n))
  expect([inPool(chain).sort(), (await afterRestart(store)).sort()]).toEqual([waiting.sort(), waiting])
  expect((await chain.miner.mineOne()).block.transactions).toHaveLength(3)
})

it('other writes keep the row of a replaced transaction until its replacement is durable', async () => {
  const { chain, store, hold } = await openWithHeldWrites({ submitting: MINES_ON_DEMAND })
  await chain.submits.sendRaw(priced(1n))
  const write = hold()
  const replacing = chain.submits.sendRaw(priced(2n))
  await write.reached
  await chain.submits.sendRaw(other())
  expect((await afterRestart(store)).sort()).toEqual(namesOf(priced(1n), other()).sort())
  write.goOn()
  await replacing
  expect((await afterRestart(store)).sort()).toEqual(namesOf(priced(2n), other()).sort())
  expect(await store.pool.getAll()).toHaveLength(2)
})

it('an acknowledged transaction returns if the block of its replacement cannot be stored', async () => {
  const { chain, store, hold } = await openWithHeldWrites({ submitting: MINES_AT_ONCE })
  const waits = priced(1n, { gasLimit: 10_000_000n }) // no block after genesis has room for it
  await chain.submits.sendRaw(waits)
  const write = hold()
  const replacing = expect(chain.submits.sendRaw(priced(2n))).rejects.toThrow('the disk is full')
  await write.reached
  write.fail()
  await replacing
  expect([inPool(chain), await inStore(store)]).toEqual([namesOf(waits), namesOf(waits)])
  const hash = await chain.submits.sendRaw(priced(2n))
  expect((await chain.reads.getReceipt(hash))?.receipt.succeeded).toBe(true)
  await chain.submits.sendRaw(other()) // another write, which deletes what has left
  expect([inPool(chain), await inStore(store)]).toEqual([[], []])
})

it('of three replacements of one nonce, the last acknowledged one stays pending, whichever writes fail', async () => {
  for (const [failing, left] of [
    [[2], 3],
    [[3], 2],
    [[2, 3], 1],
    [[], 3],
  ] as const) {
    const { chain, store, hold } = await openWithHeldWrites({ submitting: MINES_ON_DEMAND })
    await chain.submits.sendRaw(priced(1n))
    const sends: Promise<unknown>[] = []
    for (const price of [2, 3]) {
      const write = hold()
      sends.push(chain.submits.sendRaw(priced(BigInt(price))).catch(() => undefined))
      await write.reached
      if (failing.some((one) => one === price)) write.fail()
      else write.goOn()
    }
    await Promise.all(sends)
    await chain.submits.sendRaw(other()) // another write
    const waiting = namesOf(priced(BigInt(left)), other()).sort()
    expect([inPool(chain).sort(), (await afterRestart(store)).sort()]).toEqual([waiting, waiting])
  }
})
