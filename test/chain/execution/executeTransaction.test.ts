import { describe, expect } from 'vitest'
import { fromHex, toHex } from '../../../src/base/hex.ts'
import { executeTransaction } from '../../../src/chain/execution/executeTransaction.ts'
import { NotExecutable, requireExecutable } from '../../../src/chain/execution/requireExecutable.ts'
import type { Chain } from '../../../src/chain/openChain.ts'
import { RULES, type Rule } from '../../../src/chainspec/rules.ts'
import { catchMaybePromise, mapMaybePromise } from '../../../src/concurrency/maybePromise.ts'
import { contractAddress, signTransaction, type TransactionFields } from '../../../src/primitives/transaction.ts'
import { createOverlay } from '../../../src/state/overlay.ts'
import { RUN_BUDGETS } from '../../_helpers/budgets.ts'
import { requireAccount, signFrom } from '../../_helpers/chain.ts'
import { createTestEvm } from '../../_helpers/createTestEvm.ts'
import { BLOCK, SENDER } from '../../_helpers/evmScene.ts'
import { it } from '../../_helpers/it.ts'
import { createMemoryWorld } from '../../_helpers/memoryWorld.ts'

/** Stores 1 in its first cell and leaves code that clears it: `PUSH0 PUSH0 SSTORE`. */
const CLEARS_A_CELL = fromHex('0x60015f55625f5f555f526003601df3')
const contract = contractAddress(requireAccount(0).address, 0n)

describe('a transaction', () => {
  let chain: Chain
  it.beforeEach(async ({ chain: opened }) => {
    chain = opened
    await chain.submits.sendRaw(signFrom(0, { data: CLEARS_A_CELL, gasLimit: 200_000n }))
  })

  const send = async (fields: Partial<TransactionFields>) => {
    const hash = await chain.submits.sendRaw(signFrom(0, { nonce: 1n, to: contract, gasLimit: 100_000n, ...fields }))
    return (await chain.reads.getReceipt(hash))?.receipt
  }
  const balanceOf = async (address: Uint8Array) =>
    (await (await chain.reads.worldAt({ kind: 'latest' })).getAccount(address))?.balance ?? 0n

  it('the refund of a transaction is at most half of its gas', async () => {
    const gross = 21_000n + 2n + 2n + 5_000n
    expect(await send({})).toMatchObject({ succeeded: true, gasUsed: gross / 2n })
  })

  it('a cleared slot refunds 15000 gas if the transaction used more than twice that', async () => {
    const gross = 21_000n + 1_000n * 16n + 2n + 2n + 5_000n
    expect(await send({ data: new Uint8Array(1_000).fill(1) })).toMatchObject({ gasUsed: gross - 15_000n })
  })

  it('a transfer pays its used gas to REMASC, gets the rest back, and moves its value once', async () => {
    const [sender, remasc] = [requireAccount(0).address, fromHex('0x0000000000000000000000000000000001000008')]
    const before = {
      sender: await balanceOf(sender),
      remasc: await balanceOf(remasc),
      contract: await balanceOf(contract),
    }
    const receipt = await send({ gasPrice: 7n, value: 1_000n })
    const fee = (receipt?.gasUsed ?? 0n) * 7n
    expect(await balanceOf(sender)).toBe(before.sender - fee - 1_000n)
    expect(await balanceOf(remasc)).toBe(before.remasc + fee)
    expect(await balanceOf(contract)).toBe(before.contract + 1_000n)
  })

  it('a reverted transaction pays its used gas and gets its value back', async () => {
    const revert = fromHex('0x60206000fd')
    const creation = signFrom(0, { nonce: 1n, data: revert, gasLimit: 100_000n, value: 5n })
    const hash = await chain.submits.sendRaw(creation)
    const { receipt } = (await chain.reads.getReceipt(hash)) ?? expect.fail('there is no receipt')
    expect(receipt.succeeded).toBe(false)
    expect(receipt.gasUsed).toBe(53_000n + 4n * 16n + 4n + 2n + 2n * 3n + 3n)
    expect(await balanceOf(contractAddress(requireAccount(0).address, 1n))).toBe(0n)
  })

  it('a transaction to a failing precompile succeeds, moves nothing and pays its whole gas limit', async () => {
    const [sender, blake2f] = [requireAccount(0).address, fromHex(`0x${'09'.padStart(40, '0')}`)]
    const before = await balanceOf(sender)
    const receipt = await send({ to: blake2f, data: Uint8Array.of(1), gasPrice: 3n, value: 5n })
    expect(receipt).toMatchObject({ succeeded: true, gasUsed: 21_016n })
    expect(await balanceOf(sender)).toBe(before - 100_000n * 3n)
    expect(await balanceOf(blake2f)).toBe(0n)
  })

  it('SELFDESTRUCT removes account, code and storage, and refunds 24000 gas', async () => {
    // Init code that stores 1 and leaves `CALLER SELFDESTRUCT`.
    const data = fromHex('0x60015f556133ff5f526002601ef3')
    await chain.submits.sendRaw(signFrom(0, { nonce: 1n, data, gasLimit: 200_000n, value: 7n }))
    const doomed = contractAddress(requireAccount(0).address, 1n)
    const world = async () => chain.reads.worldAt({ kind: 'latest' })
    expect(await balanceOf(doomed)).toBe(7n)
    const hash = await chain.submits.sendRaw(signFrom(0, { nonce: 2n, to: doomed, gasLimit: 100_000n }))
    const gross = 21_000n + 2n + 5_000n
    expect((await chain.reads.getReceipt(hash))?.receipt).toMatchObject({ gasUsed: gross / 2n })
    expect(await (await world()).getAccount(doomed)).toBeUndefined()
    expect((await (await world()).getCode(doomed)).length).toBe(0)
    expect(await (await world()).getStorage(doomed, new Uint8Array(32))).toBeUndefined()
  })

  it('a transaction that runs out of gas pays all its gas and changes nothing else', async () => {
    const before = await balanceOf(contract)
    expect(await send({ gasLimit: 22_000n, value: 5n })).toMatchObject({ succeeded: false, gasUsed: 22_000n })
    expect(await balanceOf(contract)).toBe(before)
  })
})

describe('an invalid transaction', () => {
  const sender = fromHex(SENDER)
  const creation = { nonce: 0n, gasPrice: 1n, gasLimit: 21_000n, value: 0n, data: new Uint8Array(0) }
  const call = { ...creation, to: sender }

  /** Executes a transaction of a sender with 100,000 wei in a list with 60,000 of 90,000 gas left. */
  async function execute(change: Partial<TransactionFields>, rules = BLOCK.rules, kind: TransactionFields = call) {
    const world = createMemoryWorld()
    await world.putAccount(sender, { nonce: 0n, balance: 100_000n })
    const before = world.dump()
    const transaction = signTransaction({ ...kind, ...change }, 33, requireAccount(0).privateKey)
    const setup = {
      evm: createTestEvm(RUN_BUDGETS),
      world,
      block: { ...BLOCK, rules },
      gasAvailable: 60_000n,
      listGasLimit: 90_000n,
      index: 0,
    }
    const message = await catchMaybePromise<unknown>(
      () => mapMaybePromise(executeTransaction(setup, transaction, sender), () => undefined),
      (error) => (error instanceof NotExecutable ? error.message : error),
    )
    return { message, isUntouched: JSON.stringify(world.dump()) === JSON.stringify(before), transaction }
  }

  it("an invalid transaction is refused in the reference node's words and order", async () => {
    const expected: [Partial<TransactionFields>, string][] = [
      [
        { gasLimit: 60_001n, nonce: 1n },
        'Too much gas used in this block or sublist(RSKIP144): available in sublist: 29999 tx sent: 60001',
      ],
      [{ gasLimit: 20_999n, nonce: 1n }, 'Not enough gas for transaction execution: tx needs: 21000 tx sent: 20999'],
      [{ nonce: 1n, value: 1_000_000n }, 'Invalid nonce: required: 0 , tx.nonce: 1'],
      [{ value: 79_001n }, 'Not enough cash: Require: 100001, Sender cash: 100000'],
    ]
    for (const [change, text] of expected) {
      expect(await execute(change)).toMatchObject({ message: text, isUntouched: true })
    }
    expect(await execute({ value: 79_000n })).toMatchObject({ message: undefined, isUntouched: false })
  })

  it('too long init code is refused before other faults', async () => {
    const { message, transaction } = await execute({ data: new Uint8Array(49_153), nonce: 1n }, BLOCK.rules, creation)
    expect(message).toBe(
      `Initcode size for contract is invalid, it exceed the max limit size: initcode size = 49153 | maxAllowed = 49152 |  tx = ${toHex(transaction.hash).slice(2)}`,
    )
  })

  it('a transfer between accounts in memory is executed synchronously', async () => {
    const world = createOverlay(createMemoryWorld())
    world.putAccount(sender, { nonce: 0n, balance: 100_000n })
    const to = requireAccount(1).address
    for (const address of [to, sender]) await world.getAccount(address)
    await world.getCode(to)
    const transaction = signTransaction({ ...call, to, value: 5n }, 33, requireAccount(0).privateKey)
    const evm = createTestEvm({ yieldAfterMs: Number.POSITIVE_INFINITY }) // never yields, at any speed
    const setup = { evm, world, block: BLOCK, gasAvailable: 60_000n, listGasLimit: 60_000n }
    expect(executeTransaction({ ...setup, index: 0 }, transaction, sender)).toMatchObject({ gasUsed: 21_000n })
    expect(world.getAccount(to)).toEqual({ nonce: 0n, balance: 5n })
  })

  it('a transaction with free gas needs a balance for its value only', async () => {
    const world = createMemoryWorld()
    await world.putAccount(sender, { nonce: 0n, balance: 5n })
    const circumstances = { rules: BLOCK.rules, world, gasAvailable: 60_000n, listGasLimit: 60_000n }
    const check = async (value: bigint, intrinsicGas: bigint) => {
      const transaction = signTransaction({ ...call, value }, 33, requireAccount(0).privateKey)
      return requireExecutable(circumstances, transaction, sender, intrinsicGas)
    }
    await expect(check(5n, 0n)).resolves.toEqual({ nonce: 0n, balance: 5n })
    await expect(check(6n, 0n)).rejects.toThrow('Not enough cash: Require: 6, Sender cash: 5')
    await expect(check(5n, 1n)).rejects.toThrow('Not enough cash: Require: 21005, Sender cash: 5')
  })

  it('a transaction to blake2f without data is refused before RSKIP-552, as by the reference node', async () => {
    const to = fromHex(`0x${'09'.padStart(40, '0')}`)
    const without = (...missing: Rule[]) => new Set(RULES.filter((rule) => !missing.includes(rule)))
    expect(await execute({ to })).toMatchObject({ message: undefined })
    expect(await execute({ to }, without('rskip552'))).toMatchObject({ message: /data/, isUntouched: true })
    expect(await execute({ to, data: new Uint8Array(1), gasLimit: 21_004n }, without('rskip552'))).toMatchObject({
      message: undefined,
    })
    expect(await execute({ to }, without('rskip552', 'rskip153'))).toMatchObject({ message: undefined })
  })
})
