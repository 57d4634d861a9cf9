import type { Bytes } from '../base/bytes.ts'
import { encodeString } from '../base/encodeRlp.ts'
import { minimalBytes } from '../base/integer.ts'
import { encodeReceipt, type Receipt } from '../model/receipt.ts'
import type { Transaction } from '../model/transaction.ts'
import type { Rules } from '../network/rules.ts'
import { trieRoot } from './unitrie/buildTrie.ts'
import { messagesTo } from './unitrie/nodesTo.ts'
import { orchidRoot } from './unitrie/orchid.ts'

/** The header's root over the transactions of a block (protocol/state#roots-of-lists). */
export function transactionsRoot(transactions: readonly Transaction[], rules: Rules): Bytes {
  const values = transactions.map((transaction) => transaction.encoded)
  return listRoot(values, rules)
}

/** The header's root over the receipts of a block. */
export function receiptsRoot(receipts: readonly Receipt[], rules: Rules): Bytes {
  return listRoot(receipts.map(encodeReceipt), rules)
}

/**
 * The messages of the nodes of a receipts trie from the one with the receipt at `index` up to the root; of a unitrie,
 * also where the header's root is of a trie of the old kind.
 */
export function receiptNodes(encoded: readonly Bytes[], index: number): Bytes[] {
  return messagesTo(keyOf(index), toEntries(encoded))
}

const keyOf = (index: number) => encodeString(minimalBytes(index))
const toEntries = (values: readonly Bytes[]) => values.map((value, index) => [keyOf(index), value] as const)

/** The keys are the RLP of the positions. */
function listRoot(values: readonly Bytes[], rules: Rules): Bytes {
  const entries = toEntries(values)
  return rules.has('rskip126') ? trieRoot(entries) : orchidRoot(entries, { isSecure: false })
}
