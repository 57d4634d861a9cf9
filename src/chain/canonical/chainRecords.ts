import { type Bytes, equalBytes } from '../../base/bytes.ts'
import type { Network } from '../../chainspec/network.ts'
import { rulesAt } from '../../chainspec/rulesAt.ts'
import { hashForMergedMining, hashHeader } from '../../primitives/headerHash.ts'
import { decodeReceipt } from '../../primitives/receipt.ts'
import { decodeTransaction, type Transaction } from '../../primitives/transaction.ts'
import { damagedRow } from '../../storage/errors.ts'
import type { TransactionRow } from '../../storage/store.ts'
import type { ChainBlock, FoundReceipt } from '../api/engine.ts'
import type { Tip } from './head.ts'

/** Returns a block with the values that the API shows and its encoding does not contain. */
export function toChainBlock(
  network: Network,
  { block, totalDifficulty }: Tip,
  senders: readonly Bytes[],
  { isPending }: Pick<ChainBlock, 'isPending'>,
): ChainBlock {
  return {
    block,
    senders,
    totalDifficulty,
    isPending,
    uncleHashes: block.uncles.map((uncle) => hashHeader(uncle, rulesAt(network, uncle.number))),
    hashForMergedMining: hashForMergedMining(block.header, rulesAt(network, block.header.number)),
  }
}

/** Decodes the row of a mined transaction. */
export function toFoundReceipt(row: TransactionRow): FoundReceipt {
  const location = { blockHash: row.blockHash, blockNumber: row.blockNumber, index: row.index }
  const transaction = readTransaction(row)
  const receipt = decodeReceipt(row.receipt)
  return { transaction, sender: row.sender, location, receipt, firstLogIndex: row.firstLogIndex }
}

/** Returns the transaction in a row. Throws `storeDamaged` if it is not the one of the row's hash. */
export function readTransaction({ hash, encoded }: Pick<TransactionRow, 'hash' | 'encoded'>): Transaction {
  const transaction = decodeTransaction(encoded)
  if (!equalBytes(transaction.hash, hash)) throw damagedRow('transactions', hash)
  return transaction
}
