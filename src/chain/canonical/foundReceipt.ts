import { decodeReceipt } from '../../primitives/receipt.ts'
import type { TransactionRow } from '../../storage/store.ts'
import type { FoundReceipt } from '../api/engine.ts'
import { readTransaction } from './storedTransaction.ts'

/** What the row of a mined transaction tells of its outcome. */
export function toFoundReceipt(row: TransactionRow): FoundReceipt {
  const location = { blockHash: row.blockHash, blockNumber: row.blockNumber, index: row.index }
  const transaction = readTransaction(row)
  const receipt = decodeReceipt(row.receipt)
  return { transaction, sender: row.sender, location, receipt, firstLogIndex: row.firstLogIndex }
}
