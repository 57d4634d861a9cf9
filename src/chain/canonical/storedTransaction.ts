import { equalBytes } from '../../base/bytes.ts'
import { decodeTransaction, type Transaction } from '../../primitives/transaction.ts'
import { damagedRow } from '../../storage/errors.ts'
import type { TransactionRow } from '../../storage/store.ts'

/** Returns the transaction in a row. Throws `storeDamaged` if it is not the one of the row's hash. */
export function readTransaction({ hash, encoded }: Pick<TransactionRow, 'hash' | 'encoded'>): Transaction {
  const transaction = decodeTransaction(encoded)
  if (!equalBytes(transaction.hash, hash)) throw damagedRow('transactions', hash)
  return transaction
}
