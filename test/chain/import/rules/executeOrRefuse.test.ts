import { describe, expect, it } from 'vitest'
import type { ExecutedBlock } from '../../../../src/chain/execution/blockExecution.ts'
import { executeBlock } from '../../../../src/chain/execution/executeBlock.ts'
import { NotParallel, ParallelListsConflict } from '../../../../src/chain/execution/parallelGuard.ts'
import { BlockRefused } from '../../../../src/chain/import/rules/blockRefused.ts'
import { executeOrRefuse } from '../../../../src/chain/import/rules/executeOrRefuse.ts'
import { signTransaction, type Transaction, type TransactionFields } from '../../../../src/primitives/transaction.ts'
import { RUN_BUDGETS } from '../../../_helpers/budgets.ts'
import { requireAccount } from '../../../_helpers/chain.ts'
import { createTestEvm } from '../../../_helpers/createTestEvm.ts'
import { createMemoryWorld } from '../../../_helpers/memoryWorld.ts'
import { createChild, createRoot, createTransfer, limited, MINIMUM_GAS_PRICE, openScene } from './_scene.ts'

const root = createRoot(limited)

/** The refusal of a block with these transactions; their sender can pay for two. */
async function refusalOf(transactions: readonly Transaction[]): Promise<unknown> {
  const block = await createChild(limited, root, { transactions })
  const world = createMemoryWorld()
  await world.putAccount(requireAccount(0).address, { nonce: 0n, balance: 2n * 21_000n * MINIMUM_GAS_PRICE })
  const scene = await openScene(limited, [root])
  const setup = {
    network: limited,
    evm: createTestEvm(RUN_BUDGETS),
    world,
    reader: scene.store.blocks,
    cache: scene.blocks,
  }
  try {
    await executeOrRefuse(block, () => executeBlock(setup, block))
    return undefined
  } catch (error) {
    return error
  } finally {
    await scene.close()
  }
}

/** Creates a contract. */
function signed(chainId: number, fields: Partial<TransactionFields>): Transaction {
  const defaults = { nonce: 0n, gasPrice: MINIMUM_GAS_PRICE, gasLimit: 60_000n, value: 0n, data: new Uint8Array(0) }
  return signTransaction({ ...defaults, ...fields }, chainId, requireAccount(0).privateKey)
}

describe('a block with a transaction that must not stand in it', () => {
  it.each<[string, readonly Transaction[], RegExp]>([
    ['a nonce too high', [createTransfer({ nonce: 1n })], /^transaction 0: Invalid nonce: required: 0 , tx.nonce: 1$/],
    ['a nonce once more', [createTransfer(), createTransfer()], /^transaction 1: Invalid nonce: required: 1 , tx/],
    ['too little gas', [createTransfer({ gasLimit: 20_999n })], /^transaction 0: Not enough gas for transaction/],
    ['too much gas', [createTransfer({ gasLimit: 10_000_001n })], /^transaction 0: Too much gas used in this block/],
    ['too little cash', [createTransfer({ value: 10n ** 9n })], /^transaction 0: Not enough cash: Require: /],
    [
      'the signature of another chain',
      [createTransfer(), signed(30, { nonce: 1n })],
      /^transaction 1: Transaction signature not accepted$/,
    ],
    [
      'init code too long',
      [signed(33, { data: new Uint8Array(49_153), gasLimit: 5_000_000n })],
      /^transaction 0: Initcode size for contract is invalid, .* tx = [0-9a-f]{64}$/,
    ],
  ])('is refused for %s', async (_, transactions, found) => {
    const refusal = await refusalOf(transactions)
    expect(refusal).toBeInstanceOf(BlockRefused)
    expect(refusal).toMatchObject({ rule: 'transaction', number: 21, found: expect.stringMatching(found) })
  })
})

describe('an execution that fails', () => {
  const block = root
  const failing = (error: unknown) => executeOrRefuse(block, () => Promise.reject<ExecutedBlock>(error))

  it('for its parallel lists is a refusal', async () => {
    const conflict = new ParallelListsConflict(new Uint8Array(31).fill(5), [1, 4])
    await expect(failing(conflict)).rejects.toMatchObject({
      rule: 'parallelListsConflict',
      found: `transactions 1 and 4 at 0x${'05'.repeat(31)}`,
    })
    await expect(failing(new NotParallel(3, 0x01000006n))).rejects.toMatchObject({
      rule: 'notParallel',
      found: expect.stringMatching('transaction 3 of a parallel list calls 0x0000'),
    })
  })

  it('for anything else is no refusal', async () => {
    const fault = new Error('the disk is full')
    await expect(failing(fault)).rejects.toBe(fault)
  })
})
