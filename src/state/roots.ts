import type { Bytes } from '../base/bytes.ts'
import { encodeString } from '../base/encodeRlp.ts'
import { minimalBytes } from '../base/integer.ts'
import type { Rules } from '../chainspec/rules.ts'
import { encodeReceipt, type Receipt } from '../primitives/receipt.ts'
import type { Transaction } from '../primitives/transaction.ts'
import { MAX_INLINE_VALUE, type TrieValue } from './trie/node.ts'
import { messagesTo } from './trie/nodesTo.ts'
import { orchidRoot } from './trie/orchid.ts'
import { trieRoot } from './trie/trieRoot.ts'

/** Returns the header's root over the transactions of a block (protocol/state#roots-of-lists). */
export function transactionsRoot(transactions: readonly Transaction[], rules: Rules): Bytes {
  if (!rules.has('rskip126')) return oldRoot(transactions.map(({ encoded }) => encoded))
  return trieRoot(transactions.map((transaction, index) => [keyOf(index), inTrie(transaction)]))
}

/** Computes the hash of a transaction as a long value of the trie, which equals the transaction's hash. */
function inTrie({ encoded, hash }: Transaction): TrieValue {
  return encoded.length <= MAX_INLINE_VALUE ? encoded : { hash, length: encoded.length }
}

/** Returns the header's root over the receipts of a block. */
export function receiptsRoot(receipts: readonly Receipt[], rules: Rules): Bytes {
  const values = receipts.map(encodeReceipt)
  return rules.has('rskip126') ? trieRoot(toEntries(values)) : oldRoot(values)
}

/**
 * Returns the node messages of the receipts trie from the receipt at `index` up to the root. The trie is a unitrie,
 * even if the header's root is that of an Orchid trie.
 */
export function receiptNodes(encoded: readonly Bytes[], index: number): Bytes[] {
  return messagesTo(keyOf(index), toEntries(encoded))
}

/** Returns the trie entries of a list. The keys are the RLP of the positions. */
const keyOf = (index: number) => encodeString(minimalBytes(index))
const oldRoot = (values: readonly Bytes[]) => orchidRoot(toEntries(values), { isSecure: false })
const toEntries = (values: readonly Bytes[]) => values.map((value, index) => [keyOf(index), value] as const)
