import { setImmediate } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import type { Chain } from '../../../../src/chain/openChain.ts'
import { regtest } from '../../../../src/chainspec/regtest.ts'
import { createSandbox } from '../../../../src/chainspec/sandbox.ts'
import { decodeTransaction, type TransactionFields } from '../../../../src/primitives/transaction.ts'
import { openStore } from '../../../../src/storage/openStore.ts'
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
import { until } from '../../../_helpers/until.ts'
import { requireDevtools } from '../../devtools/_controlled.ts'
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

describe('on a development chain', () => {
  const { address: to } = requireAccount(9)
  const GWEI = 10n ** 9n
  const network = createSandbox(regtest, { minimumGasPriceWei: GWEI })
  const send = (nonce: bigint, fields: Partial<TransactionFields> = {}) =>
    chain.submits.sendRaw(signFrom(0, { to, gasPrice: GWEI, nonce, ...fields }))
  const mining = () => requireDevtools(chain).mining
  const counts = () => ({ ...chain.pool.counts(), head: chain.reads.headNumber() })

  it.each([
    ['a price below its minimum', 'gas price lower', { gasPrice: GWEI }, () => mining().setMinimumGasPrice(2n * GWEI)],
    ['a price above its cap', 'exceeds cap', { gasPrice: 81n }, () => mining().setMinimumGasPrice(1n)],
    ['too much gas for it', 'gas limit of 3000001', { gasLimit: 3_000_001n }, () => mining().setGasLimit(3_000_000n)],
  ])(
    'with auto-mining the next block decides: a transaction with %s is refused and causes no block',
    async (...row) => {
      const [, message, fields, control] = row
      chain = await openTestChain({ network, isDevelopment: true })
      await control()
      await expect(send(0n, fields)).rejects.toThrow(message)
      expect(counts()).toEqual({ pending: 0, queued: 0, head: 0 })
    },
  )

  it.each([
    ['a price', { gasPrice: 0n }, () => mining().setMinimumGasPrice(0n)],
    ['a gas limit', { gasLimit: 15_000_000n }, () => mining().setGasLimit(60_000_000n)],
  ])(
    'with auto-mining a transaction with %s that only the next block can have is mined',
    async (_, fields, control) => {
      chain = await openTestChain({ network, isDevelopment: true })
      await control()
      const hash = await send(0n, fields)
      expect(await chain.reads.getReceipt(hash)).toMatchObject({ receipt: { succeeded: true } })
    },
  )

  it('gas that no list of the first block has is refused, though the genesis block is without parallel lists', async () => {
    chain = await openTestChain({ isDevelopment: true })
    await expect(send(0n, { gasLimit: 9_000_000n })).rejects.toMatchObject({
      message: expect.stringContaining("is higher than the block's gas limit of 6800001"),
      hint: expect.stringContaining('--gas-limit 30000000'),
    })
  })

  it('a transaction that the next block can no longer have is removed, and the error has the cause', async () => {
    const one = await openWithHeldWrites({ network, isDevelopment: true })
    chain = one.chain
    const held = one.hold()
    const set = mining().setMinimumGasPrice(2n * GWEI)
    await held.reached
    const sent = send(0n) // admitted with the earlier minimum, and mined after the control
    const refused = expect(sent).rejects.toMatchObject({
      kind: 'transactionNotMined',
      hint: expect.stringContaining('is below the block'),
    })
    await until(() => chain.pool.counts().pending === 1)
    held.goOn()
    await set
    await refused
    expect(counts()).toEqual({ pending: 0, queued: 0, head: 0 })
  })

  it('without auto-mining transactions wait for a block that can have them, also beyond ten blocks', async () => {
    chain = await openTestChain({ network, isDevelopment: true, submitting: MINES_ON_DEMAND })
    await mining().setMinimumGasPrice(2n * GWEI)
    for (let nonce = 0n; nonce < 3n; nonce++) await send(nonce)
    for (let block = 0; block < 12; block++) await chain.miner.mineOne()
    expect(counts()).toEqual({ pending: 3, queued: 0, head: 12 })
    mining().setMinesAtOnce(true)
    const other = await chain.submits.sendRaw(signFrom(1, { to, gasPrice: 2n * GWEI }))
    expect(await chain.reads.getReceipt(other)).toBeDefined()
    expect(counts()).toEqual({ pending: 3, queued: 0, head: 13 }) // no empty block for those that wait
    await mining().setMinimumGasPrice(GWEI)
    await chain.miner.mineOne()
    expect(counts()).toEqual({ pending: 0, queued: 0, head: 14 })
  })

  it('a waiting transaction is restored, and the sender can replace it', async () => {
    const store = await openStore({ kind: 'memory' })
    const open = () =>
      openTestChain({
        ...{ network, isDevelopment: true, submitting: MINES_ON_DEMAND },
        store: { ...store, close: async () => undefined },
      })
    chain = await open()
    await mining().setMinimumGasPrice(3n * GWEI)
    await send(0n)
    await chain.miner.mineOne()
    await chain.close()
    chain = await open()
    expect(counts()).toEqual({ pending: 1, queued: 0, head: 1 })
    await send(0n, { gasPrice: 3n * GWEI })
    await chain.miner.mineOne()
    expect(counts()).toEqual({ pending: 0, queued: 0, head: 2 })
  })

  it('without auto-mining a sender has any number of transactions, and the window of nonces follows them', async () => {
    chain = await openTestChain({ isDevelopment: true, submitting: MINES_ON_DEMAND })
    for (let nonce = 0n; nonce < 100n; nonce++) await send(nonce)
    const hints: string[] = []
    const listener = { onHint: (hint: string) => void hints.push(hint), onConsole: () => undefined }
    await chain.submits.sendRaw(signFrom(0, { to, nonce: 115n }), listener)
    expect(hints).toEqual([expect.stringContaining('Automining is off, and nonce 115 is ahead')])
    await expect(send(116n)).rejects.toMatchObject({
      message: 'transaction nonce too high',
      hint: expect.stringContaining("ahead of the pool's next nonce, 100. Automining is off"),
    })
    await chain.miner.mineOne()
    expect(counts()).toEqual({ pending: 0, queued: 1, head: 1 })
  })

  it("with auto-mining nonces count from the pool's next one", async () => {
    chain = await openTestChain({ isDevelopment: true, submitting: MINES_ON_DEMAND, network })
    await mining().setMinimumGasPrice(2n * GWEI)
    for (let nonce = 0n; nonce < 20n; nonce++) await send(nonce)
    mining().setMinesAtOnce(true)
    await send(20n, { gasPrice: 2n * GWEI })
    await expect(send(37n, { gasPrice: 2n * GWEI })).rejects.toThrow('transaction nonce too high')
    expect(counts()).toEqual({ pending: 21, queued: 0, head: 0 })
  })
})
