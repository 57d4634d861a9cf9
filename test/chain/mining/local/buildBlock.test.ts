import { expect, it, onTestFinished, vi } from 'vitest'
import { regtest } from '../../../../src/chainspec/regtest.ts'
import { Yielder } from '../../../../src/concurrency/yielder.ts'
import { MINES_ON_DEMAND, openTestChain, requireAccount, signFrom } from '../../../_helpers/chain.ts'
import { turnsBeside } from '../../../_helpers/turnsBeside.ts'
import { burn } from './_heldWrites.ts'

it("a block excludes and drops transactions below its minimum price, and includes other senders'", async () => {
  const network = { ...regtest, targetMinimumGasPrice: 1000n }
  const chain = await openTestChain({ network, submitting: MINES_ON_DEMAND })
  const to = requireAccount(9).address
  const cheap = await chain.submits.sendRaw(signFrom(0, { to, gasPrice: 0n })) // enough above genesis, whose minimum is 0
  const behind = await chain.submits.sendRaw(signFrom(0, { to, nonce: 1n, gasPrice: 5n }))
  const enough = await chain.submits.sendRaw(signFrom(1, { to, gasPrice: 1n }))

  const { block } = await chain.miner.mineOne()
  expect(block.header.minimumGasPrice).toBe(1n)
  expect(block.transactions.slice(0, -1).map(({ hash }) => hash)).toEqual([enough])
  expect(await chain.reads.getTransaction(cheap)).toBeUndefined()
  expect(await chain.reads.getTransaction(behind)).toBeUndefined() // waits for nonce 0 again

  await chain.submits.sendRaw(signFrom(0, { to, gasPrice: 2n }))
  const next = await chain.miner.mineOne()
  expect(next.block.transactions.map(({ gasPrice }) => gasPrice)).toEqual([2n, 5n, 0n])
  await chain.close()
})

it('building a block yields between two candidates, also when the block is full', async () => {
  const budgets = { handOverMs: 0, yieldAfterMs: 0, stopGraceMs: 0 }
  const chain = await openTestChain({ budgets, submitting: MINES_ON_DEMAND })
  await chain.submits.sendRaw(burn(0, 1n))
  for (let from = 1; from < 20; from++) {
    for (let nonce = 0n; nonce < 5n; nonce++) await chain.submits.sendRaw(burn(from, 0n, nonce))
  }
  const pauses = vi.spyOn(Yielder.prototype, 'pause') // one for each candidate, and those of the code that runs
  onTestFinished(() => pauses.mockRestore())
  const mined = chain.miner.mineOne()
  expect(await turnsBeside(mined)).toBeGreaterThanOrEqual(1 + 19)
  expect((await mined).block.transactions).toHaveLength(2)
  expect(pauses.mock.calls.length).toBeLessThan(1 + 19 * 5) // what is behind one that has no room is none
  await chain.close()
})
