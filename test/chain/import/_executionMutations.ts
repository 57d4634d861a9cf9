import { EMPTY_BYTES } from '../../../src/base/bytes.ts'
import { bytesToBigint, minimalBytes } from '../../../src/base/integer.ts'
import type { RuleName } from '../../../src/chain/import/rules/ruleNames.ts'
import { CURVE_ORDER } from '../../../src/crypto/secp256k1.ts'
import {
  createTransaction,
  signTransaction,
  type Transaction,
  type TransactionFields,
} from '../../../src/primitives/transaction.ts'
import { alter, flip, header, type Mutation, mutation } from './_alter.ts'
import { hold } from './_bodyMutations.ts'
import { laneAt, type Target } from './_targets.ts'

/** A plain transfer that fits behind all others, of an account that has means, with something changed. */
async function transfer(
  target: Target,
  change: Partial<TransactionFields> = {},
  chainId = target.network.chainId,
): Promise<Transaction> {
  const { builder, block } = target
  const { address, privateKey } = laneAt(target, 2).accounts[0]
  const nonce = (await builder.worldAfter(builder.tree.require(block.hash)).getAccount(address))?.nonce ?? 0n
  const to = new Uint8Array(20).fill(0x11)
  const plain = { nonce, gasPrice: 10n, gasLimit: 21_000n, to, value: 1n, data: EMPTY_BYTES }
  return signTransaction({ ...plain, ...change }, chainId, privateKey)
}

/** The sibling has one transaction more, the last but REMASC's. */
const more = (rule: RuleName, name: string, make: (target: Target) => Promise<Transaction | undefined>): Mutation =>
  mutation(rule, name, async (target) => {
    const added = await make(target)
    const all = target.block.transactions
    return added && alter(target, { transactions: [...all.slice(0, -1), added, ...all.slice(-1)] })
  })

const creation = async (target: Target, bytes: number): Promise<Transaction> => {
  const { to: _, ...fields } = await transfer(target, { gasLimit: 3_000_000n, data: new Uint8Array(bytes) })
  return signTransaction(fields, target.network.chainId, laneAt(target, 2).accounts[0].privateKey)
}

function withHighS(transaction: Transaction): Transaction {
  const { v, r, s } = transaction
  const high = minimalBytes(CURVE_ORDER - bytesToBigint(s))
  return createTransaction(transaction, { v: v % 2 === 0 ? v - 1 : v + 1, r, s: high })
}

const TRANSACTIONS: readonly Mutation[] = [
  more('transactionGasPrice', 'under the least', (target) =>
    transfer(target, { gasPrice: target.block.header.minimumGasPrice - 1n }),
  ),
  more('transactionGasPriceCap', 'a hundred times and one', async (target) =>
    target.rules.has('rskip252')
      ? transfer(target, { gasPrice: target.block.header.minimumGasPrice * 100n + 1n })
      : undefined,
  ),
  more('transaction', 'nonce of an earlier one', (target) => transfer(target, { nonce: 0n })),
  more('transaction', 'nonce of a later one', (target) => transfer(target, { nonce: 1_000n })),
  more('transaction', 'more value than there is', (target) => transfer(target, { value: 1n << 200n })),
  more('transaction', 'less gas than it costs', (target) => transfer(target, { gasLimit: 20_999n })),
  more('transaction', 'more gas than the list has', (target) =>
    transfer(target, { gasLimit: target.block.header.gasLimit }),
  ),
  more('transaction', 'signed for another chain', (target) => transfer(target, {}, 30)),
  more('transaction', 'with a high s', async (target) => withHighS(await transfer(target))),
  more('transaction', 'with no signature', async (target) => createTransaction(await transfer(target))),
  more('transaction', 'init code of 49153 bytes', async (target) =>
    target.rules.has('rskip438') ? creation(target, 49_153) : undefined,
  ),
  hold('transaction', 'the same once more', (all) => [...all.slice(0, -1), ...all.slice(0, 1), ...all.slice(-1)]),
  more('stateRoot', 'one transaction more', (target) => transfer(target)),
  hold('stateRoot', 'one transaction less', (all) => [...all.slice(0, -2), ...all.slice(-1)]),
  mutation('stateRoot', 'no transaction but REMASC', (target) => {
    const { transactions, header: told } = target.block
    const noEdges = told.edges === undefined ? {} : { edges: [] }
    return alter(target, { transactions: transactions.slice(-1), header: noEdges })
  }),
]

const RESULTS: readonly Mutation[] = [
  header('stateRoot', 'another', (told) => ({ stateRoot: flip(told.stateRoot) })),
  header('stateRoot', 'that of the parent', (_, { parent }) => ({ stateRoot: parent.block.header.stateRoot })),
  header('receiptsRoot', 'another', (told) => ({ receiptsRoot: flip(told.receiptsRoot) })),
  header('receiptsRoot', 'that of the parent', (_, { parent }) => ({
    receiptsRoot: parent.block.header.receiptsRoot,
  })),
  header('receiptsRoot', 'one list instead of two', (told) =>
    told.edges === undefined || told.edges.length < 2 ? undefined : { edges: told.edges.slice(1) },
  ),
  header('receiptsRoot', 'no parallel lists', (told) => (told.edges === undefined ? undefined : { edges: [] })),
  header('logsBloom', 'a bit turned', (told) => ({ logsBloom: flip(told.logsBloom, 100) })),
  header('logsBloom', 'empty', () => ({ logsBloom: new Uint8Array(256) })),
  header('logsBloom', 'full', () => ({ logsBloom: new Uint8Array(256).fill(255) })),
  header('gasUsed', 'one more', (told) => ({ gasUsed: told.gasUsed + 1n })),
  header('gasUsed', 'one less', (told) => ({ gasUsed: told.gasUsed - 1n })),
  header('gasUsed', 'none', () => ({ gasUsed: 0n })),
  header('paidFees', 'one more', (told) => ({ paidFees: told.paidFees + 1n })),
  header('paidFees', 'one less', (told) => ({ paidFees: told.paidFees - 1n })),
  header('paidFees', 'none', () => ({ paidFees: 0n })),
]

export const EXECUTION_MUTATIONS: readonly Mutation[] = [...TRANSACTIONS, ...RESULTS]
