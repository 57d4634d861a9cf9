import { describe, expect, it, onTestFinished } from 'vitest'
import { fromHex } from '../../../../src/base/hex.ts'
import type { Chain } from '../../../../src/chain/openChain.ts'
import { openStore } from '../../../../src/storage/openStore.ts'
import { MINES_ON_DEMAND, openTestChain, requireAccount, signFrom } from '../../../_helpers/chain.ts'

const PENDING = { kind: 'pending' } as const
/** Code that loops until all its gas is used. */
const endless = (from: number) => signFrom(from, { gasLimit: 6_000_000n, data: fromHex('0x5b600056') })
const transfer = (from: number, nonce = 0n) => signFrom(from, { nonce, to: requireAccount(9).address, value: 1n })

/** A chain whose next read of the state the test can hold; everything yields at once. */
async function openHeld() {
  const store = await openStore({ kind: 'memory' })
  let holding: { reached(): void; readonly released: Promise<void> } | undefined
  const getAt: typeof store.state.getAt = async (...place) => {
    const held = holding
    holding = undefined
    held?.reached()
    await held?.released
    return store.state.getAt(...place)
  }
  const budgets = { handOverMs: 0, yieldAfterMs: 0, stopGraceMs: 0 }
  const setup = { store: { ...store, state: { ...store.state, getAt } }, stateCacheBytes: 1, budgets }
  const chain = await openTestChain({ ...setup, submitting: MINES_ON_DEMAND })
  onTestFinished(() => chain.close())
  return {
    chain,
    /** Holds the next read; `reached` resolves when it has started. */
    hold() {
      let release = () => {}
      let tellReached = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      const reached = new Promise<void>((resolve) => {
        tellReached = resolve
      })
      holding = { reached: tellReached, released }
      return { reached, release }
    },
  }
}

it('20 requests of the pending block during changes of the pool share two builds', async () => {
  const { chain, hold } = await openHeld()
  const read = hold()
  const asked = [chain.reads.getBlock(PENDING)]
  await read.reached
  for (let from = 0; from < 19; from++) {
    await chain.submits.sendRaw(transfer(from))
    asked.push(chain.reads.getBlock(PENDING))
  }
  read.release()
  const blocks = await Promise.all(asked)
  expect(new Set(blocks).size).toBe(2)
  expect([blocks[0], blocks[1]].map((found) => found?.block.transactions.length)).toEqual([1, 20])
})

it('a request sees each transaction acknowledged before it, also if it is mined during the build', async () => {
  const { chain, hold } = await openHeld()
  for (const nonce of [0n, 1n]) await chain.submits.sendRaw(transfer(0, nonce))
  const read = hold()
  const asked = chain.reads.getBlock(PENDING)
  await read.reached
  await chain.miner.mineOne()
  read.release()
  expect((await asked)?.block.header.number).toBe(1)
  expect((await asked)?.block.transactions).toHaveLength(3)
})

describe.each([
  ['block', async (chain: Chain, call?: { signal: AbortSignal }) => chain.reads.getBlock(PENDING, call)],
  [
    'state',
    async (chain: Chain, call?: { signal: AbortSignal }) =>
      (await chain.reads.worldAt(PENDING, call)).getAccount(requireAccount(9).address),
  ],
])('the pending %s', (_, ask) => {
  it('a pending build ends with its last waiting request, and restarts with the next one', async () => {
    const { chain } = await openHeld()
    for (const encoded of [transfer(0), endless(1)]) await chain.submits.sendRaw(encoded)
    const controller = new AbortController()
    const asked = ask(chain, controller)
    controller.abort()
    await expect(asked).rejects.toThrow('aborted')
    expect(await ask(chain)).toBeDefined()
  })
})

it('the pending state continues after an abort in the middle of a transaction', async () => {
  const { chain } = await openHeld()
  const balance = async (call?: { signal: AbortSignal }) =>
    (await (await chain.reads.worldAt(PENDING, call)).getAccount(requireAccount(9).address))?.balance ?? 0n
  await chain.submits.sendRaw(transfer(0))
  const before = await balance()
  for (const encoded of [endless(1), transfer(2)]) await chain.submits.sendRaw(encoded)
  const controller = new AbortController()
  const asked = balance(controller)
  controller.abort()
  await expect(asked).rejects.toThrow('aborted')
  expect(await balance()).toBe(before + 1n)
  expect(await chain.reads.nonceAt(requireAccount(1).address, PENDING)).toBe(1n)
})
