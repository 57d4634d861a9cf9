import { EMPTY_BYTES } from '../../../src/base/bytes.ts'
import { encodeRlp } from '../../../src/base/encodeRlp.ts'
import { minimalBytes } from '../../../src/base/integer.ts'
import { decodeRlp, type RlpItem, requireList } from '../../../src/base/rlp.ts'
import type { RuleName } from '../../../src/chain/import/rules/ruleNames.ts'
import {
  createRemascTransaction,
  createTransaction,
  decodeTransaction,
  REMASC_ADDRESS,
  type Transaction,
} from '../../../src/primitives/transaction.ts'
import { unclesHashOf } from '../../_helpers/generator/draftHeader.ts'
import { inventUncle } from '../../_helpers/generator/uncles.ts'
import { alter, flip, header, type Mutation, mutation, OTHER_WORK } from './_alter.ts'
import type { Target } from './_targets.ts'

/** Replaces the transactions, and their root in the header. */
export const hold = (
  rule: RuleName,
  name: string,
  change: (transactions: readonly Transaction[], target: Target) => readonly Transaction[] | undefined,
): Mutation =>
  mutation(rule, name, (target) => {
    const transactions = change(target.block.transactions, target)
    return transactions && alter(target, { transactions })
  })

/** Replaces the body, but not the header. */
const lie = (
  rule: 'transactionsRoot' | 'unclesHash',
  name: string,
  change: (target: Target) => Parameters<typeof alter>[1],
): Mutation =>
  mutation(rule, name, (target) => {
    const { transactionsRoot, unclesHash } = target.block.header
    const work = { extraNonce: OTHER_WORK } // without it the header would be the good one's, and known
    return alter(target, { ...change(target), header: { transactionsRoot, unclesHash }, work })
  })

const COMMITMENTS: readonly Mutation[] = [
  header('unclesHash', 'another', (told) => ({ unclesHash: flip(told.unclesHash, 31) })),
  header('unclesHash', 'that of no uncles', () => ({ unclesHash: unclesHashOf([]) })),
  lie('unclesHash', 'an uncle less', ({ block }) => ({ uncles: block.uncles.slice(1) })),
  lie('unclesHash', 'an uncle more', (target) => ({
    uncles: [...target.block.uncles, inventUncle(target.builder, target.parent, 4, target.chance)],
  })),
  lie('unclesHash', 'uncles in another order', ({ block }) => ({ uncles: block.uncles.toReversed() })),
  header('transactionsRoot', 'another', (told) => ({ transactionsRoot: flip(told.transactionsRoot) })),
  header('transactionsRoot', 'that of the parent', (_, { parent }) => ({
    transactionsRoot: parent.block.header.transactionsRoot,
  })),
  lie('transactionsRoot', 'a transaction less', ({ block }) => ({ transactions: block.transactions.slice(1) })),
  lie('transactionsRoot', 'a transaction twice', ({ block }) => ({
    transactions: [...block.transactions.slice(0, 1), ...block.transactions],
  })),
  lie('transactionsRoot', 'another order', ({ block }) => ({ transactions: block.transactions.toReversed() })),
  lie('transactionsRoot', 'none at all', () => ({ transactions: [] })),
]

const NO_SIGNATURE = { v: 0, r: EMPTY_BYTES, s: EMPTY_BYTES }

/** REMASC's transaction with something that makes it another one. */
function remascWith({ header: { number } }: Target['block'], change: Partial<Transaction>): Transaction {
  const plain = { nonce: BigInt(number - 1), gasPrice: 0n, gasLimit: 0n, to: REMASC_ADDRESS, value: 0n }
  return createTransaction({ ...plain, data: EMPTY_BYTES, ...change }, { ...NO_SIGNATURE, ...change })
}

const ending = (name: string, change: Partial<Transaction>): Mutation =>
  hold('remascLast', name, (all, { block }) => [...all.slice(0, -1), remascWith(block, change)])

const REMASC: readonly Mutation[] = [
  hold('remascLast', 'missing', (all) => all.slice(0, -1)),
  hold('remascLast', 'missing with all others', () => []),
  hold('remascLast', 'first', (all) => [...all.slice(-1), ...all.slice(0, -1)]),
  ending('with a value', { value: 1n }),
  ending('with data', { data: Uint8Array.of(1) }),
  ending('with a gas price', { gasPrice: 1n }),
  ending('with gas', { gasLimit: 21_000n }),
  ending('with a signature', { v: 27, r: Uint8Array.of(1), s: Uint8Array.of(1) }),
  ending('to another contract', { to: new Uint8Array(20) }),
  hold('remascOnce', 'twice', (all) => [...all, ...all.slice(-1)]),
  hold('remascOnce', 'first and last', (all) => [...all.slice(-1), ...all]),
  hold('remascNonce', 'of the next block', (all, { block }) => [
    ...all.slice(0, -1),
    createRemascTransaction(block.header.number + 1),
  ]),
  hold('remascNonce', 'of the first block', (all) => [...all.slice(0, -1), createRemascTransaction(1)]),
]

const edges = (name: string, change: (last: number) => readonly number[]): Mutation =>
  header('edges', name, (told, { block }) =>
    told.edges === undefined ? undefined : { edges: change(block.transactions.length - 1) },
  )

const EDGES: readonly Mutation[] = [
  edges('three lists', () => [1, 2, 3]),
  edges('twice the same', () => [2, 2]),
  edges('falling', () => [3, 1]),
  edges('from zero', () => [0, 2]),
  edges('REMASC among the parallel ones', (last) => [1, last + 1]),
  edges('beyond the end', () => [65_535]),
]

/** A transaction whose items are not all as they should be, before all others. */
const misspelled = (name: string, change: (items: readonly RlpItem[]) => RlpItem[]): Mutation =>
  hold('transactionFields', name, ([first, ...others]) => {
    if (first === undefined) return undefined
    const items = requireList(decodeRlp(first.encoded), 'transaction')
    return [decodeTransaction(encodeRlp(change(items))), ...others]
  })

const LONG = new Uint8Array(33).fill(1)

const FIELDS: readonly Mutation[] = [
  misspelled('nonce of 33 bytes', ([, ...items]) => [LONG, ...items]),
  misspelled('gas price of 33 bytes', ([nonce = LONG, , ...items]) => [nonce, LONG, ...items]),
  misspelled('gas limit of 33 bytes', (items) => items.with(2, LONG)),
  misspelled('gas limit padded to 33 bytes', (items) => items.with(2, new Uint8Array(33))),
  misspelled('value of 33 bytes', (items) => items.with(4, LONG)),
  misspelled('value of 256 bits', (items) => items.with(4, minimalBytes(1n << 255n))),
  misspelled('r of 33 bytes', (items) => items.with(7, LONG)),
  misspelled('s of 33 bytes', (items) => items.with(8, LONG)),
]

export const BODY_MUTATIONS: readonly Mutation[] = [...COMMITMENTS, ...REMASC, ...EDGES, ...FIELDS]
