import { concatBytes } from '../../../../src/base/bytes.ts'
import { encodeRlp } from '../../../../src/base/encodeRlp.ts'
import { minimalBytes } from '../../../../src/base/integer.ts'
import { createTransaction, decodeTransaction } from '../../../../src/primitives/transaction.ts'
import { closeScenesAfterwards, describeRule } from './_describeRule.ts'
import { type Changes, createTransfer, limited, MINIMUM_GAS_PRICE, remascWith, without } from './_scene.ts'

closeScenesAfterwards()

const zeros = (count: number) => new Uint8Array(count)

const LONG = 1n << 255n
const fields = { nonce: 0n, gasPrice: MINIMUM_GAS_PRICE, gasLimit: 21_000n, value: 0n, data: zeros(0) }
/** A transaction whose numbers are spelled as they are given. */
const spelled = (nonce: Uint8Array, gasLimit: Uint8Array) =>
  decodeTransaction(
    encodeRlp([
      nonce,
      minimalBytes(MINIMUM_GAS_PRICE),
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
    { name: 'a wei less than the minimum', changes: priced(MINIMUM_GAS_PRICE - 1n) },
    { name: 'nothing, in the last of some', changes: priced(MINIMUM_GAS_PRICE, MINIMUM_GAS_PRICE, 0n) },
    {
      name: "the parent's minimum where the block's is higher",
      changes: { ...priced(MINIMUM_GAS_PRICE), header: { minimumGasPrice: MINIMUM_GAS_PRICE + 1n } },
    },
  ],
  [
    { name: 'the minimum', changes: priced(MINIMUM_GAS_PRICE) },
    { name: 'nothing where that is the minimum', changes: priced(0n), parent: { minimumGasPrice: 0n } },
  ],
)

describeRule(
  'transactionGasPriceCap',
  [
    { name: 'a wei more than a hundred times the minimum', changes: priced(100n * MINIMUM_GAS_PRICE + 1n) },
    { name: 'the same in the last of some', changes: priced(1000n, 1000n, 100n * MINIMUM_GAS_PRICE + 1n) },
  ],
  [
    { name: 'a hundred times the minimum', changes: priced(100n * MINIMUM_GAS_PRICE) },
    { name: 'any price where the minimum is nothing', changes: priced(10n ** 30n), parent: { minimumGasPrice: 0n } },
    { name: 'any price before RSKIP-252', changes: priced(10n ** 30n), network: without(limited, 'rskip252') },
  ],
)
