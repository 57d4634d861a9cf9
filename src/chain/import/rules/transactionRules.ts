import { splitList } from '../../../base/rlp.ts'
import type { Transaction } from '../../../primitives/transaction.ts'
import { gasPriceCap } from '../../execution/minimumGasPrice.ts'
import type { Breach } from './rule.ts'
import type { BodySubject } from './subjects.ts'

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
