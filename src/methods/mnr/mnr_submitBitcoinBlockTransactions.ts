import { parseData } from '../../wire/bytes.ts'
import { parseHashList, toWireSubmittedBlock } from '../../wire/mining.ts'
import type { Method } from '../method.ts'

export const mnr_submitBitcoinBlockTransactions: Method<'mnr_submitBitcoinBlockTransactions'> = async (
  { work },
  [_blockHash, blockHeader, coinbase, transactionHashes],
) =>
  toWireSubmittedBlock(
    await work.submitTransactions({
      header: parseData(blockHeader),
      coinbase: parseData(coinbase),
      transactionIds: parseHashList(transactionHashes).map((id) => id.toReversed()),
    }),
  )
