import { describe, expect, it } from 'vitest'
import type { ExecutedBlock } from '../../../../src/chain/execution/blockExecution.ts'
import { executeBlock } from '../../../../src/chain/execution/executeBlock.ts'
import { NotParallel, ParallelListsConflict } from '../../../../src/chain/execution/parallelGuard.ts'
import { BlockRefused } from '../../../../src/chain/import/rules/blockRefused.ts'
import { EXECUTION_RULES, executeOrRefuse } from '../../../../src/chain/import/rules/executionRules.ts'
import { requireAll } from '../../../../src/chain/import/rules/rule.ts'
import type { RuleName } from '../../../../src/chain/import/rules/ruleNames.ts'
import { mainnet } from '../../../../src/chainspec/mainnet.ts'
import { regtest } from '../../../../src/chainspec/regtest.ts'
import type { Rules } from '../../../../src/chainspec/rules.ts'
import { rulesAt } from '../../../../src/chainspec/rulesAt.ts'
import { createBlock } from '../../../../src/primitives/block.ts'
import type { Header } from '../../../../src/primitives/header.ts'
import {
  createRemascTransaction,
  signTransaction,
  type Transaction,
  type TransactionFields,
} from '../../../../src/primitives/transaction.ts'
import { receiptsRoot } from '../../../../src/state/roots.ts'
import { RUN_BUDGETS } from '../../../_helpers/budgets.ts'
import { requireAccount } from '../../../_helpers/chain.ts'
import { createTestEvm } from '../../../_helpers/createTestEvm.ts'
import { createTestHeader } from '../../../_helpers/header.ts'
import { createMemoryWorld } from '../../../_helpers/memoryWorld.ts'
import { createChild, createRoot, createTransfer, limited, MIN_GAS_PRICE, openScene } from './_scene.ts'

const root = createRoot(limited)

/** The refusal of a block with these transactions; their sender can pay for two. */
async function refusalOf(transactions: readonly Transaction[]): Promise<unknown> {
  const block = await createChild(limited, root, { transactions })
  const world = createMemoryWorld()
  await world.putAccount(requireAccount(0).address, { nonce: 0n, balance: 2n * 21_000n * MIN_GAS_PRICE })
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
  const defaults = { nonce: 0n, gasPrice: MIN_GAS_PRICE, gasLimit: 60_000n, value: 0n, data: new Uint8Array(0) }
  return signTransaction({ ...defaults, ...fields }, chainId, requireAccount(0).privateKey)
}

describe('a block with an invalid transaction', () => {
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
  ])('a block is refused for a transaction with %s', async (_, transactions, found) => {
    const refusal = await refusalOf(transactions)
    expect(refusal).toBeInstanceOf(BlockRefused)
    expect(refusal).toMatchObject({ rule: 'transaction', number: 21, found: expect.stringMatching(found) })
  })
})

describe('an execution that fails', () => {
  const block = root
  const failing = (error: unknown) => executeOrRefuse(block, () => Promise.reject<ExecutedBlock>(error))

  it('an execution that fails for its parallel lists refuses the block', async () => {
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

  it('an execution that fails for another reason throws its error', async () => {
    const fault = new Error('the disk is full')
    await expect(failing(fault)).rejects.toBe(fault)
  })
})

const rules = rulesAt(regtest, 1)
const transactions = [createTransfer(), createRemascTransaction(1)]
const receipts = transactions.map(() => ({
  succeeded: true,
  cumulativeGasUsed: 21_000n,
  gasUsed: 21_000n,
  logs: [],
  logsBloom: new Uint8Array(256),
}))
const executed = {
  transactions,
  receipts,
  gasUsed: 42_000n,
  paidFees: 7n,
  logsBloom: new Uint8Array(256).fill(1),
  stateRoot: new Uint8Array(32).fill(2),
}
const matching: Partial<Header> = {
  stateRoot: executed.stateRoot,
  receiptsRoot: receiptsRoot(receipts, rules),
  logsBloom: executed.logsBloom,
  gasUsed: 42_000n,
  paidFees: 7n,
}

/** Returns the refusal of a block whose header has these fields and whose execution gave `executed`. */
function mismatchOf(header: Partial<Header>, own: Rules = rules, list = transactions): BlockRefused | undefined {
  const block = createBlock(createTestHeader({ ...matching, ...header }), list, [], own)
  try {
    requireAll(block, EXECUTION_RULES, { block, executed, rules: own })
    return undefined
  } catch (error) {
    if (error instanceof BlockRefused) return error
    throw error
  }
}

describe('EXECUTION_RULES', () => {
  it('a header with the results of the execution is accepted', () => expect(mismatchOf({})).toBeUndefined())

  it.each<[RuleName, Partial<Header>]>([
    ['stateRoot', { stateRoot: new Uint8Array(32) }],
    ['receiptsRoot', { receiptsRoot: new Uint8Array(32) }],
    ['logsBloom', { logsBloom: new Uint8Array(256) }],
    ['gasUsed', { gasUsed: 41_999n }],
    ['gasUsed', { gasUsed: 42_001n }],
    ['paidFees', { paidFees: 6n }],
    ['paidFees', { paidFees: 8n }],
  ])('a header with another %s is refused', (rule, header) => expect(mismatchOf(header)?.rule).toBe(rule))

  it.each([
    ['another one', [createTransfer({ nonce: 1n }), createRemascTransaction(1)]],
    ['one less', [createRemascTransaction(1)]],
    ['one more', [createTransfer(), createTransfer(), createRemascTransaction(1)]],
  ])('a block with other transactions than the executed ones is refused: %s', (_, list) => {
    expect(mismatchOf({}, rules, list)?.rule).toBe('transactionList')
  })

  it("another encoding of REMASC's transaction is accepted", () => {
    expect(mismatchOf({}, rules, [createTransfer(), createRemascTransaction(2)])).toBeUndefined()
  })

  it('the state root is compared from RSKIP-126 on only, and Orchid roots of receipts before', () => {
    for (const height of [0, 728_999, 729_000, 1_590_999]) {
      const early = rulesAt(mainnet, height)
      const header = { stateRoot: new Uint8Array(32), receiptsRoot: receiptsRoot(receipts, early) }
      expect(mismatchOf(header, early)).toBeUndefined()
      expect(mismatchOf({ stateRoot: new Uint8Array(32) }, early)?.rule).toBe('receiptsRoot')
    }
    expect(mismatchOf({ stateRoot: new Uint8Array(32) }, rulesAt(mainnet, 1_591_000))?.rule).toBe('stateRoot')
  })

  it("the first difference in the reference node's order is reported", () => {
    const header = { stateRoot: new Uint8Array(32), gasUsed: 0n, paidFees: 0n }
    expect(mismatchOf(header)?.rule).toBe('stateRoot')
    expect(mismatchOf({ gasUsed: 0n, paidFees: 0n })?.rule).toBe('gasUsed')
  })

  it("a refusal has the executed value as expected and the header's as found", () => {
    const refusal = mismatchOf({ gasUsed: 41_999n })
    expect(refusal).toMatchObject({ kind: 'blockRefused', number: 1, expected: '42000', found: '41999' })
    expect(refusal?.message).toMatch(/^block 1 0x[0-9a-f]{64} breaks rule gasUsed: expected 42000, found 41999$/)
  })
})
