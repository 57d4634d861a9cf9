import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { mapKey } from '../../base/mapKey.ts'
import { pacedReads } from '../../concurrency/pacedReads.ts'
import type { TransactionReader, TransactionRow, TransactionWriter } from '../store.ts'
import type { MemoryBlocks } from './blocks.ts'
import { type Records, requireField, requireNumber } from './records.ts'

/** The transactions with their receipts. */
export interface MemoryTransactions extends TransactionReader, TransactionWriter {
  /** Returns the hash of a transaction of the main chain. */
  mainHashAt(blockNumber: number, index: number): Bytes | undefined
}

export function createMemoryTransactions(
  records: Records,
  blocks: Pick<MemoryBlocks, 'mainHashAt'>,
): MemoryTransactions {
  /** Positions of the records of a block's transactions, by their indexes. */
  const ofBlocks = new Map<string, number[]>()
  /** Positions of the records by the transaction's hash: one, or one for each block that contains it. */
  const ofHashes = new Map<string, number | readonly number[]>()

  const read = (position: number): TransactionRow => {
    const record = records.get(position)
    return {
      hash: requireField(record, 0),
      blockHash: requireField(record, 1),
      blockNumber: requireNumber(record, 0),
      index: requireNumber(record, 1),
      sender: requireField(record, 2),
      encoded: requireField(record, 3),
      receipt: requireField(record, 4),
      firstLogIndex: requireNumber(record, 2),
    }
  }
  const positionsOf = (blockHash: Bytes): readonly number[] => ofBlocks.get(mapKey(blockHash)) ?? []
  const isOnMain = ({ blockNumber, blockHash }: TransactionRow) => {
    const hash = blocks.mainHashAt(blockNumber)
    return hash !== undefined && equalBytes(hash, blockHash)
  }

  const insert = ({ hash, blockHash, blockNumber, index, sender, encoded, receipt, firstLogIndex }: TransactionRow) => {
    const block = mapKey(blockHash)
    const positions = ofBlocks.get(block) ?? []
    if (positions[index] !== undefined) return
    const position = records.add([blockNumber, index, firstLogIndex], [hash, blockHash, sender, encoded, receipt])
    positions[index] = position
    ofBlocks.set(block, positions)
    const others = ofHashes.get(mapKey(hash))
    ofHashes.set(mapKey(hash), others === undefined ? position : [others, position].flat())
  }

  return {
    mainHashAt(blockNumber, index) {
      const blockHash = blocks.mainHashAt(blockNumber)
      const position = blockHash && positionsOf(blockHash)[index]
      // Each log that is printed asks, and the receipt may be long.
      return position === undefined ? undefined : requireField(records.get(position, 1), 0)
    },
    getByHash: async (hash) => pacedReads(() => [ofHashes.get(mapKey(hash)) ?? []].flat().map(read).find(isOnMain)),
    getByBlock: async (blockHash) => pacedReads(() => positionsOf(blockHash).map(read)),
    getSenders: async (blockHash) =>
      pacedReads(() => positionsOf(blockHash).map((position) => requireField(records.get(position, 3), 2))),
    getByBlockAndIndex: async (blockHash, index) =>
      pacedReads(() => {
        const position = positionsOf(blockHash)[index]
        return position === undefined ? undefined : read(position)
      }),
    insertAll(rows) {
      for (const row of rows) insert(row)
    },
  }
}
