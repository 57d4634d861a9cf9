import { setImmediate } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import type { Chain } from '../../../../src/chain/openChain.ts'
import { regtest } from '../../../../src/chainspec/regtest.ts'
import { createSandbox } from '../../../../src/chainspec/sandbox.ts'
import { decodeTransaction } from '../../../../src/primitives/transaction.ts'
import type { Store } from '../../../../src/storage/store.ts'
import {
  holdClock,
  MINES_AT_ONCE,
  MINES_ON_DEMAND,
  openTestChain,
  requireAccount,
  signFrom,
  timerBy,
} from '../../../_helpers/chain.ts'
import { openWithHeldWrites } from './_heldWrites.ts'

const sandbox = createSandbox(regtest)

let chain: Chain
afterEach(() => chain.close())

/** Uses all its gas: the contract's first opcode is invalid. */
const BURNS = { data: Uint8Array.of(0xfe), gasLimit: 600_000n, gasPrice: 1000n }
const HEAVY = { to: requireAccount(9).address, gasLimit: 4_000_000n }

describe('accounts', () => {
  it('accounts have no quotas by default', async () => {
    chain = await openTestChain({ submitting: MINES_ON_DEMAND })
    for (const nonce of [0n, 1n, 2n]) await chain.submits.sendRaw(signFrom(0, { ...HEAVY, nonce }))
    expect(await chain.reads.nonceAt(requireAccount(0).address, { kind: 'pending' })).toBe(3n)
  })

  it('accounts have quotas with limitsAccounts', async () => {
    chain = await openTestChain({ submitting: { ...MINES_ON_DEMAND, limitsAccounts: true } })
    await chain.submits.sendRaw(signFrom(0, HEAVY))
    await expect(chain.submits.sendRaw(signFrom(0, { ...HEAVY, nonce: 1n }))).rejects.toMatchObject({
      kind: 'transactionRefused',
      message: 'account exceeds quota',
    })
  })

  it('accounts are charged more for a price below that of recent full blocks', async () => {
    const gasLimit = 6_800_000n
    const network = { ...sandbox, targetGasLimit: gasLimit, genesis: { ...sandbox.genesis, gasLimit } }
    const clock = holdClock()
    const timer = timerBy(clock)
    chain = await openTestChain({ network, clock, timer, submitting: { ...MINES_ON_DEMAND, limitsAccounts: true } })
    for (let nonce = 0n; nonce < 50n; nonce++) {
      clock.advance(10_000)
      for (let account = 0; account < 11; account++) await chain.submits.sendRaw(signFrom(account, { ...BURNS, nonce }))
      await chain.miner.mineOne()
    }
    const { to } = HEAVY
    await chain.submits.sendRaw(signFrom(11, { to, gasPrice: 1000n })) // leaves 6.0 of 6.12 million
    const next = { to, gasLimit: 1_000_000n, nonce: 1n } // 4.8 million, or four times that
    await expect(chain.submits.sendRaw(signFrom(11, next))).rejects.toThrow('account exceeds quota')
    await chain.submits.sendRaw(signFrom(11, { ...next, gasPrice: 1000n }))
  })
})

describe('a transaction that is sent again before it is durable', () => {
  const KNOWN = 'pending transaction with same hash already exists'
  const sent = signFrom(0, HEAVY)

  for (const submitting of [MINES_AT_ONCE, MINES_ON_DEMAND]) {
    const when = submitting.minesAtOnce ? 'mined at once' : 'mined on demand'

    it(`a duplicate is refused as known once the first copy is durable (${when})`, async () => {
      const { chain: ours, store, hold } = await openWithHeldWrites({ submitting })
      chain = ours
      const write = hold()
      const first = ours.submits.sendRaw(sent)
      await write.reached
      const again = expect(ours.submits.sendRaw(sent)).rejects.toThrow(KNOWN)
      write.goOn()
      await first
      await again
      expect(await isKept(store)).toBe(true)
    })

    it(`a duplicate is admitted if the first copy failed (${when})`, async () => {
      const { chain: ours, store, hold } = await openWithHeldWrites({ submitting })
      chain = ours
      const write = hold()
      const first = expect(ours.submits.sendRaw(sent)).rejects.toThrow('the disk is full')
      await write.reached
      const again = Promise.all([1, 2].map(() => ours.submits.sendRaw(sent).catch(({ message }: Error) => message)))
      write.fail()
      await first
      expect((await again).filter((answer) => typeof answer !== 'string')).toEqual([decodeTransaction(sent).hash])
      expect(await isKept(store)).toBe(true)
    })
  }

  it('a third copy is admitted if the first two failed', async () => {
    let beforeLook = async () => {}
    const { chain: ours, store, hold } = await openWithHeldWrites({ submitting: MINES_ON_DEMAND }, () => beforeLook())
    chain = ours
    const [firstWrite, secondWrite] = [hold(1), hold(2)]
    const refused = () => expect(ours.submits.sendRaw(sent)).rejects.toThrow('the disk is full')
    const first = refused()
    await firstWrite.reached
    let second = Promise.resolve()
    beforeLook = async () => {
      beforeLook = async () => {}
      second = refused() // the first one has left the pool, and its sender does not know yet
      await secondWrite.reached
    }
    firstWrite.fail()
    await first
    const third = ours.submits.sendRaw(sent)
    const settled = expect(third).resolves.toEqual(decodeTransaction(sent).hash)
    await setImmediate() // until it has asked
    secondWrite.fail()
    await second
    await settled
    expect(await isKept(store)).toBe(true)
  })

  async function isKept(store: Store): Promise<boolean> {
    const { hash } = decodeTransaction(sent)
    return (await store.pool.getAll()).length === 1 || (await store.transactions.getByHash(hash)) !== undefined
  }
})

describe('the pending nonce', () => {
  it("the pending nonce counts the account's pending transactions", async () => {
    chain = await openTestChain({ submitting: MINES_ON_DEMAND })
    await chain.submits.sendRaw(signFrom(0, HEAVY))
    const pending = { kind: 'pending' } as const
    expect(await chain.reads.nonceAt(requireAccount(0).address, pending)).toBe(1n)
    expect(await chain.reads.nonceAt(requireAccount(1).address, pending)).toBe(0n)
  })
})
