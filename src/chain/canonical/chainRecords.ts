import type { Bytes } from '../../base/bytes.ts'
import type { Network } from '../../chainspec/network.ts'
import { rulesAt } from '../../chainspec/rulesAt.ts'
import { hashForMergedMining, hashHeader } from '../../primitives/headerHash.ts'
import { decodeReceipt } from '../../primitives/receipt.ts'
import { decodeTransaction } from '../../primitives/transaction.ts'
import type { TransactionRow } from '../../storage/store.ts'
import type { ChainBlock, FoundReceipt } from '../api/engine.ts'
import type { Tip } from './head.ts'

/** A block with what readers ask about it and its encoding does not say outright. */
export function toChainBlock(
  network: Network,
  { block, totalDifficulty }: Tip,
  senders: readonly Bytes[],
  isPending: boolean,
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

/** What the row of a mined transaction tells of its outcome. */
export function toFoundReceipt(row: TransactionRow): FoundReceipt {
  const location = { blockHash: row.blockHash, blockNumber: row.blockNumber, index: row.index }
  const transaction = decodeTransaction(row.encoded)
  const receipt = decodeReceipt(row.receipt)
  return { transaction, sender: row.sender, location, receipt, firstLogIndex: row.firstLogIndex }
}
