import type { Bytes } from '../base/bytes.ts'
import { decodeRlp, encodeListOf, RlpError, requireList } from '../base/rlp.ts'
import type { Network } from '../network/network.ts'
import type { Rules } from '../network/rules.ts'
import { rulesAt } from '../network/rulesAt.ts'
import type { Header } from './header.ts'
import { readHeader } from './headerDecoding.ts'
import { encodeHeader } from './headerEncoding.ts'
import { hashHeader } from './headerHash.ts'
import { readTransaction, type Transaction } from './transaction.ts'

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

/** The block in its RLP, read by the network's rules; throws `RlpError`. Nothing is validated beyond the form. */
export function decodeBlock(bytes: Bytes, network: Network): Block {
  const items = requireList(decodeRlp(bytes), 'block')
  const [headerItem, transactions, uncles] = items
  if (headerItem === undefined || items.length !== 3) {
    throw new RlpError(`block should have 3 items, but has ${items.length}`)
  }
  const header = readHeader(headerItem, network)
  return createBlock(
    header,
    requireList(transactions, 'block transactions').map(readTransaction),
    requireList(uncles, 'block uncles').map((uncle) => readHeader(uncle, network)),
    rulesAt(network, header.number),
  )
}

/** The length of the block's RLP in bytes. */
export function sizeOf(block: Block): number {
  return block.encoded.length
}
