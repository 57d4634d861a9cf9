import type { Bytes } from '../base/bytes.ts'
import { encodeString } from '../base/encodeRlp.ts'
import { minimalBytes } from '../base/integer.ts'
import { encodeReceipt, type Receipt } from '../model/receipt.ts'
import type { Transaction } from '../model/transaction.ts'
import type { Rules } from '../network/rules.ts'
import { trieRoot } from './unitrie/buildTrie.ts'
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

/** The keys are the RLP of the positions. */
function listRoot(values: readonly Bytes[], rules: Rules): Bytes {
  const entries = values.map((value, index) => [encodeString(minimalBytes(index)), value] as const)
  return rules.has('rskip126') ? trieRoot(entries) : orchidRoot(entries, { isSecure: false })
}
