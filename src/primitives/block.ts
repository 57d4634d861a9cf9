import type { Bytes } from '../base/bytes.ts'
import { encodeListOf } from '../base/encodeRlp.ts'
import { RlpError, splitList } from '../base/rlp.ts'
import type { Network } from '../chainspec/network.ts'
import type { Rules } from '../chainspec/rules.ts'
import { rulesAt } from '../chainspec/rulesAt.ts'
import type { Header } from './header.ts'
import { decodeHeader } from './headerDecoding.ts'
import { encodeHeader } from './headerEncoding.ts'
import { hashHeader } from './headerHash.ts'
import { decodeTransaction, type Transaction } from './transaction.ts'

const ITEMS = 3
/**
 * Far beyond what any block holds: the gas limits of all networks, at most 7.5 million, have room for 357 transactions
 * that pay for themselves. How many of the federation's free ones stand beside them no rule says, only that each is
 * signed by one of a dozen keys. As many as this take half a second to read and to check.
 */
const MOST_TRANSACTIONS = 5000
/** Ten are all that any block may have (protocol/validity#uncles); what is beyond it is for the rule to tell of. */
const MOST_UNCLES = 32

/** A whole block; its last transaction is REMASC's, except in genesis, which has none. */
export interface Block {
  readonly hash: Bytes
  readonly header: Header
  readonly transactions: readonly Transaction[]
  readonly uncles: readonly Header[]
  /** RLP of [full header, transactions, full uncle headers]; its length is the RPC's `size`. */
  readonly encoded: Bytes
}

/** Puts a block together; `rules` are those of its height. */
export function createBlock(
  header: Header,
  transactions: readonly Transaction[],
  uncles: readonly Header[],
  rules: Rules,
): Block {
  const encoded = encodeListOf([
    encodeHeader(header),
    encodeListOf(transactions.map((transaction) => transaction.encoded)),
    encodeListOf(uncles.map(encodeHeader)),
  ])
  return { hash: hashHeader(header, rules), header, transactions, uncles, encoded }
}

/**
 * Returns the block in its RLP, read by the network's rules; throws `RlpError`. Nothing is validated beyond the form. What
 * there is too much of is refused before it is read, so that time and memory follow from the length of the bytes and
 * not from what they say.
 */
export function decodeBlock(bytes: Bytes, network: Network): Block {
  const items = splitList(bytes, 'block', ITEMS)
  const [headerItem, transactions, uncles] = items
  if (headerItem === undefined || transactions === undefined || uncles === undefined) {
    throw new RlpError(`block should have ${ITEMS} items, but has ${items.length}`)
  }
  const header = decodeHeader(headerItem, network)
  return createBlock(
    header,
    splitList(transactions, 'block transactions', MOST_TRANSACTIONS).map(decodeTransaction),
    splitList(uncles, 'block uncles', MOST_UNCLES).map((uncle) => decodeHeader(uncle, network)),
    rulesAt(network, header.number),
  )
}
