import { concatBytes } from '../../../../src/base/bytes.ts'
import { encodeRlp } from '../../../../src/base/encodeRlp.ts'
import { minimalBytes } from '../../../../src/base/integer.ts'
import {
  createRemascTransaction,
  createTransaction,
  decodeTransaction,
} from '../../../../src/primitives/transaction.ts'
import { closeScenesAfterwards, describeRule } from './_describeRule.ts'
import { type Changes, createTransfer, limited, MIN_GAS_PRICE, remascWith, without } from './_scene.ts'

closeScenesAfterwards()

const zeros = (count: number) => new Uint8Array(count)
const remasc = createRemascTransaction(21)
const transfers = [0n, 1n, 2n, 3n].map((nonce) => createTransfer({ nonce }))

describeRule(
  'unclesHash',
  [{ name: 'the hash of other uncles', changes: { header: { unclesHash: zeros(32) } } }],
  [{ name: 'the hash of no uncles', changes: {} }],
)

describeRule(
  'transactionsRoot',
  [
    { name: 'the root of other transactions', changes: { header: { transactionsRoot: zeros(32) } } },
    {
      name: "the unitrie's root before RSKIP-126",
      changes: { header: { transactionsRoot: zeros(32) } },
      network: without(limited, 'rskip126'),
    },
  ],
  [
    { name: 'the root of its own', changes: { transactions: transfers } },
    {
      name: 'the Orchid root before RSKIP-126',
      changes: { transactions: transfers },
      network: without(limited, 'rskip126'),
    },
  ],
)

describeRule(
  'remascLast',
  [
    { name: 'no transaction', changes: { allTransactions: [] } },
    { name: 'another one', changes: { allTransactions: transfers } },
    { name: 'another one behind it', changes: { allTransactions: [remasc, createTransfer()] } },
  ],
  [
    { name: 'it alone', changes: {} },
    { name: 'it behind others', changes: { transactions: transfers } },
  ],
)

describeRule(
  'remascOnce',
  [
    { name: 'two of them', changes: { allTransactions: [remasc, remasc] } },
    { name: 'one before another transaction, too', changes: { allTransactions: [remasc, createTransfer(), remasc] } },
  ],
  [{ name: 'one', changes: { allTransactions: [createTransfer(), remasc] } }],
)

describeRule(
  'remascNonce',
  [
    { name: 'that of the block before', changes: { allTransactions: [createRemascTransaction(20)] } },
    { name: 'that of the block behind', changes: { allTransactions: [createRemascTransaction(22)] } },
  ],
  [
    { name: 'the number of the block less one', changes: {} },
    {
      name: 'the same with a leading zero',
      changes: { allTransactions: [remascWith(Uint8Array.of(0, 20), zeros(1))] },
    },
    {
      name: 'the same, its price in the other spelling',
      changes: { allTransactions: [remascWith(Uint8Array.of(20), zeros(0))] },
    },
  ],
)

const withEdges = (...edges: number[]): Changes => ({ header: { edges }, transactions: transfers })

describeRule(
  'edges',
  [
    { name: 'an edge at nothing', changes: withEdges(0) },
    { name: 'an edge at nothing before another', changes: withEdges(0, 1) },
    { name: 'two at the same place', changes: withEdges(2, 2) },
    { name: 'two that fall', changes: withEdges(3, 1) },
    { name: 'three', changes: withEdges(1, 2, 3) },
    { name: "REMASC's transaction in a list", changes: withEdges(2, 5) },
    { name: 'an edge beyond the end', changes: withEdges(65535) },
    { name: 'an edge where there is only REMASC', changes: { header: { edges: [1] } } },
  ],
  [
    { name: 'none', changes: withEdges() },
    { name: 'one', changes: withEdges(1) },
    { name: 'two', changes: withEdges(1, 2) },
    { name: "all but REMASC's in lists", changes: withEdges(3, 4) },
  ],
)

const LONG = 1n << 255n
const fields = { nonce: 0n, gasPrice: MIN_GAS_PRICE, gasLimit: 21_000n, value: 0n, data: zeros(0) }
/** A transaction whose numbers are spelled as they are given. */
const spelled = (nonce: Uint8Array, gasLimit: Uint8Array) =>
  decodeTransaction(
    encodeRlp([
      nonce,
      minimalBytes(MIN_GAS_PRICE),
      gasLimit,
      zeros(20),
      zeros(0),
      zeros(0),
      Uint8Array.of(101),
      zeros(32).fill(1),
      zeros(32).fill(1),
    ]),
  )
const padded = (length: number) => concatBytes(zeros(length - 1), Uint8Array.of(1))
const signedBy = (r: Uint8Array, s: Uint8Array) => createTransaction(fields, { v: 101, r, s })
const holding = (transaction: ReturnType<typeof spelled>): Changes => ({ transactions: [transaction] })
const word = zeros(32).fill(0xff)
const longer = zeros(33).fill(0xff)

describeRule(
  'transactionFields',
  [
    { name: 'a nonce of 33 bytes', changes: holding(spelled(padded(33), Uint8Array.of(1))) },
    { name: 'a gas limit of 33 bytes', changes: holding(spelled(Uint8Array.of(1), padded(33))) },
    { name: 'a gas limit of 60 bytes', changes: holding(spelled(Uint8Array.of(1), padded(60))) },
    { name: 'a gas price of 256 bits', changes: holding(createTransfer({ gasPrice: LONG })) },
    { name: 'a value of 256 bits', changes: holding(createTransfer({ value: LONG })) },
    { name: 'an r of 33 bytes', changes: holding(signedBy(longer, word)) },
    { name: 'an s of 33 bytes', changes: holding(signedBy(word, longer)) },
    {
      name: "REMASC's nonce of 33 bytes",
      changes: { allTransactions: [remascWith(concatBytes(zeros(32), Uint8Array.of(20)), zeros(1))] },
    },
  ],
  [
    { name: 'a nonce of 32 bytes', changes: holding(spelled(padded(32), Uint8Array.of(1))) },
    { name: 'a gas limit of 32 bytes', changes: holding(spelled(Uint8Array.of(1), padded(32))) },
    {
      name: 'a gas price of 255 bits',
      changes: holding(createTransfer({ gasPrice: LONG - 1n })),
      parent: { minimumGasPrice: 0n },
    },
    { name: 'a value of 255 bits', changes: holding(createTransfer({ value: LONG - 1n })) },
    { name: 'an r and an s of 32 bytes', changes: holding(signedBy(word, word)) },
  ],
)

const priced = (...prices: bigint[]): Changes => ({
  transactions: prices.map((gasPrice, index) => createTransfer({ nonce: BigInt(index), gasPrice })),
})

describeRule(
  'transactionGasPrice',
  [
    { name: 'a wei less than the minimum', changes: priced(MIN_GAS_PRICE - 1n) },
    { name: 'nothing, in the last of some', changes: priced(MIN_GAS_PRICE, MIN_GAS_PRICE, 0n) },
    {
      name: "the parent's minimum where the block's is higher",
      changes: { ...priced(MIN_GAS_PRICE), header: { minimumGasPrice: MIN_GAS_PRICE + 1n } },
    },
  ],
  [
    { name: 'the minimum', changes: priced(MIN_GAS_PRICE) },
    { name: 'nothing where that is the minimum', changes: priced(0n), parent: { minimumGasPrice: 0n } },
  ],
)

describeRule(
  'transactionGasPriceCap',
  [
    { name: 'a wei more than a hundred times the minimum', changes: priced(100n * MIN_GAS_PRICE + 1n) },
    { name: 'the same in the last of some', changes: priced(1000n, 1000n, 100n * MIN_GAS_PRICE + 1n) },
  ],
  [
    { name: 'a hundred times the minimum', changes: priced(100n * MIN_GAS_PRICE) },
    { name: 'any price where the minimum is nothing', changes: priced(10n ** 30n), parent: { minimumGasPrice: 0n } },
    { name: 'any price before RSKIP-252', changes: priced(10n ** 30n), network: without(limited, 'rskip252') },
  ],
)
