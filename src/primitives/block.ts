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
 * Maximum number of transactions that are decoded, far above what a valid block contains: a gas limit of 7.5 million
 * admits 357 paid transactions. No rule bounds the federation's free ones, which a dozen keys may sign. Decoding and
 * checking this number takes half a second.
 */
const MAX_TRANSACTIONS = 5000
/**
 * Maximum number of uncles that are decoded. A valid block has at most ten (protocol/validity#uncles); the rule reports
 * more.
 */
const MAX_UNCLES = 32

/** A whole block; its last transaction is REMASC's, except in genesis, which has none. */
export interface Block {
  readonly hash: Bytes
  readonly header: Header
  readonly transactions: readonly Transaction[]
  readonly uncles: readonly Header[]
  /** RLP of [full header, transactions, full uncle headers]; its length is the RPC's `size`. */
  readonly encoded: Bytes
}

/** Builds a block. `rules` are those of its height. */
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
 * Decodes a block by the network's rules. Throws `RlpError`. Only the form is checked. Excess items are refused before
 * they are decoded, so time and memory depend on the number of bytes and not on their content.
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
    splitList(transactions, 'block transactions', MAX_TRANSACTIONS).map(decodeTransaction),
    splitList(uncles, 'block uncles', MAX_UNCLES).map((uncle) => decodeHeader(uncle, network)),
    rulesAt(network, header.number),
  )
}

/** Returns what a block adds to its chain's total difficulty: its own and its uncles' (protocol/validity#fork-choice). */
export function workOf({ header, uncles }: Pick<Block, 'header' | 'uncles'>): bigint {
  return uncles.reduce((sum, { difficulty }) => sum + difficulty, header.difficulty)
}
