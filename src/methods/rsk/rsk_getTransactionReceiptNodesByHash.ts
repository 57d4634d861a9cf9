import { toHex } from '../../base/hex.ts'
import { parseHash } from '../../wire/bytes.ts'
import type { Method } from '../method.ts'

export const rsk_getTransactionReceiptNodesByHash: Method<'rsk_getTransactionReceiptNodesByHash'> = async (
  { reads },
  [blockHash, transactionHash],
) => {
  const nodes = await reads.getReceiptNodes(parseHash(blockHash), parseHash(transactionHash))
  return nodes === undefined ? null : nodes.map(toHex)
}
