import { encodeListOf } from '../../../base/encodeRlp.ts'
import { CONSTANTS } from '../../../chainspec/constants.ts'
import { keccak256 } from '../../../crypto/keccak.ts'
import { encodeHeader } from '../../../primitives/headerEncoding.ts'
import { isRemascTransaction } from '../../../primitives/transaction.ts'
import { transactionsRoot as rootOf } from '../../../state/roots.ts'
import { type Breach, unlessEqual } from './rule.ts'
import type { BodySubject } from './subjects.ts'

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
