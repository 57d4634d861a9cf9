import { encodeListOf } from '../../../base/encodeRlp.ts'
import { splitList } from '../../../base/rlp.ts'
import { CONSTANTS } from '../../../chainspec/constants.ts'
import { keccak256 } from '../../../crypto/keccak.ts'
import { encodeHeader } from '../../../primitives/headerEncoding.ts'
import { isRemascTransaction, type Transaction } from '../../../primitives/transaction.ts'
import { transactionsRoot as rootOf } from '../../../state/roots.ts'
import { gasPriceCap } from '../../execution/blockLimits.ts'
import { type BodySubject, type Breach, unlessEqual } from './rule.ts'

/** Over the uncles' whole headers (protocol/blocks#header-fields). */
export function unclesHash({ block }: BodySubject): Breach | undefined {
  return unlessEqual(keccak256(encodeListOf(block.uncles.map(encodeHeader))), block.header.unclesHash)
}

/** The root of a trie (protocol/state#roots-of-lists). */
export function transactionsRoot({ block, rules }: BodySubject): Breach | undefined {
  return unlessEqual(rootOf(block.transactions, rules), block.header.transactionsRoot)
}

/**
 * Its form counts, not its hash: the reference's decoding takes several for it
 * (protocol/transactions#remasc-transaction).
 */
export function remascLast({ block }: BodySubject): Breach | undefined {
  const last = block.transactions.at(-1)
  if (last === undefined) return { expected: "REMASC's transaction", found: 'no transaction' }
  return isRemascTransaction(last) ? undefined : { expected: "REMASC's transaction", found: last.hash }
}

/** Elsewhere it would be a transaction that nobody has signed. */
export function remascOnce({ block }: BodySubject): Breach | undefined {
  const found = block.transactions.slice(0, -1).findIndex(isRemascTransaction)
  return found < 0 ? undefined : { expected: "REMASC's transaction at the end only", found: `one at ${found}` }
}

/** The nonce of REMASC's sender, who has sent one transaction in each block since genesis. */
export function remascNonce({ block }: BodySubject): Breach | undefined {
  const expected = BigInt(block.header.number - 1)
  const found = block.transactions.at(-1)?.nonce ?? 0n
  return found === expected ? undefined : { expected, found }
}

/**
 * RSKIP-144: the ends of the parallel lists rise, and REMASC's transaction, if nothing else, comes after the last
 * (protocol/validity#edges).
 */
export function edges({ block }: BodySubject): Breach | undefined {
  const found = block.header.edges ?? []
  const most = block.transactions.length - 1
  const doRise = found.every((edge, index) => edge > (found[index - 1] ?? 0) && edge <= most)
  if (doRise && found.length <= CONSTANTS.parallelLists) return undefined
  return { expected: `at most ${CONSTANTS.parallelLists} rising from 1 to ${most}`, found: found.join() }
}

const WORD_BYTES = 32
/** Amounts must fit a word in two's complement. */
const MAX_AMOUNT = 1n << 255n

// Who has sent a transaction, and whether its nonce is the next one, is found out when it is executed: rule
// `transaction`.

/** No number is longer than a word. */
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
  // As it was written, leading zeros included: one byte says how long it is.
  if ((splitList(encoded)[2]?.length ?? 0) > 1 + WORD_BYTES) return 'gas limit'
  if (value >= MAX_AMOUNT) return 'value'
  if (r.length > WORD_BYTES) return 'r'
  return s.length > WORD_BYTES ? 's' : undefined
}

/** At least the block's minimum (protocol/validity#gas-price). REMASC pays nothing. */
export function transactionGasPrice({ block }: BodySubject): Breach | undefined {
  const least = block.header.minimumGasPrice
  return findPrice(block.transactions, `at least ${least}`, (price) => price < least)
}

/** RSKIP-252 (protocol/validity#gas-price). */
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
