import { WORD_BYTES } from '../../../base/bytes.ts'
import { encodeListOf } from '../../../base/encodeRlp.ts'
import { splitList } from '../../../base/rlp.ts'
import { CONSTANTS } from '../../../chainspec/constants.ts'
import { keccak256 } from '../../../crypto/keccak.ts'
import { encodeHeader } from '../../../primitives/headerEncoding.ts'
import { isRemascTransaction, type Transaction } from '../../../primitives/transaction.ts'
import { transactionsRoot as rootOf } from '../../../state/roots.ts'
import { gasPriceCap } from '../../execution/blockLimits.ts'
import { type BodySubject, type Breach, unlessEqual } from './rule.ts'

/** Keccak of the list of the uncles' complete headers (protocol/blocks#header-fields). */
export function unclesHash({ block }: BodySubject): Breach | undefined {
  return unlessEqual(keccak256(encodeListOf(block.uncles.map(encodeHeader))), block.header.unclesHash)
}

/** Root of the trie of transactions (protocol/state#roots-of-lists). */
export function transactionsRoot({ block, rules }: BodySubject): Breach | undefined {
  return unlessEqual(rootOf(block.transactions, rules), block.header.transactionsRoot)
}

/**
 * The last transaction is REMASC's, by its form instead of its hash: the reference node accepts several encodings
 * (protocol/transactions#remasc-transaction).
 */
export function remascLast({ block }: BodySubject): Breach | undefined {
  const last = block.transactions.at(-1)
  if (last === undefined) return { expected: "REMASC's transaction", found: 'no transaction' }
  return isRemascTransaction(last) ? undefined : { expected: "REMASC's transaction", found: last.hash }
}

/** REMASC's transaction is at the end only: elsewhere it would be an unsigned transaction. */
export function remascOnce({ block }: BodySubject): Breach | undefined {
  const found = block.transactions.slice(0, -1).findIndex(isRemascTransaction)
  return found < 0 ? undefined : { expected: "REMASC's transaction at the end only", found: `one at ${found}` }
}

/** The nonce of REMASC's transaction is the number of blocks since genesis before this one. */
export function remascNonce({ block }: BodySubject): Breach | undefined {
  const expected = BigInt(block.header.number - 1)
  const found = block.transactions.at(-1)?.nonce ?? 0n
  return found === expected ? undefined : { expected, found }
}

/** RSKIP-144: the edges rise, and at least REMASC's transaction is after the last (protocol/validity#edges). */
export function edges({ block }: BodySubject): Breach | undefined {
  const found = block.header.edges ?? []
  const max = block.transactions.length - 1
  const doRise = found.every((edge, index) => edge > (found[index - 1] ?? 0) && edge <= max)
  if (doRise && found.length <= CONSTANTS.parallelLists) return undefined
  return { expected: `at most ${CONSTANTS.parallelLists} rising from 1 to ${max}`, found: found.join() }
}

/** Bound of amounts, which must fit a 32-byte word in two's complement. */
const MAX_AMOUNT = 1n << 255n

// Signature and nonce are checked by the execution: rule `transaction`.

/** Each number of a transaction fits 32 bytes. */
export function transactionFields({ block }: BodySubject): Breach | undefined {
  for (const [index, transaction] of block.transactions.entries()) {
    const field = findLongField(transaction)
    if (field !== undefined)
      return { expected: `at most ${WORD_BYTES} bytes`, found: `${field} of transaction ${index}` }
  }
  return undefined
}

function findLongField({ nonceBytes, gasPrice, value, r, s, encoded }: Transaction): string | undefined {
  if (nonceBytes.length > WORD_BYTES) return 'nonce'
  if (gasPrice >= MAX_AMOUNT) return 'gas price'
  // The encoded field with leading zeros, after one byte for its length.
  if ((splitList(encoded)[2]?.length ?? 0) > 1 + WORD_BYTES) return 'gas limit'
  if (value >= MAX_AMOUNT) return 'value'
  if (r.length > WORD_BYTES) return 'r'
  return s.length > WORD_BYTES ? 's' : undefined
}

/** Each gas price is at least the block's minimum, except REMASC's (protocol/validity#gas-price). */
export function transactionGasPrice({ block }: BodySubject): Breach | undefined {
  const min = block.header.minimumGasPrice
  return findPrice(block.transactions, `at least ${min}`, (price) => price < min)
}

/** Each gas price is at most the cap of RSKIP-252 (protocol/validity#gas-price). */
export function transactionGasPriceCap({ block, rules }: BodySubject): Breach | undefined {
  const cap = gasPriceCap(block.header.minimumGasPrice, rules)
  return cap === undefined ? undefined : findPrice(block.transactions, `at most ${cap}`, (price) => price > cap)
}

function findPrice(
  transactions: readonly Transaction[],
  expected: string,
  isWrong: (price: bigint) => boolean,
): Breach | undefined {
  const ordinary = transactions.slice(0, -1)
  const index = ordinary.findIndex(({ gasPrice }) => isWrong(gasPrice))
  const found = ordinary[index]
  return found === undefined ? undefined : { expected, found: `${found.gasPrice} of transaction ${index}` }
}
