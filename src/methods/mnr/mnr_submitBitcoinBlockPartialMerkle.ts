import { parseData } from '../../wire/bytes.ts'
import { parseHashList, parseHexCount, toWireSubmittedBlock } from '../../wire/mining.ts'
import type { Method } from '../method.ts'

export const mnr_submitBitcoinBlockPartialMerkle: Method<'mnr_submitBitcoinBlockPartialMerkle'> = async (
  { work },
  [_blockHash, blockHeader, coinbase, merkleHashes, blockTransactionCount],
) =>
  toWireSubmittedBlock(
    await work.submitMerkleHashes({
      header: parseData(blockHeader),
      coinbase: parseData(coinbase),
      merkleHashes: parseHashList(merkleHashes),
      transactionCount: parseHexCount(blockTransactionCount),
    }),
  )
