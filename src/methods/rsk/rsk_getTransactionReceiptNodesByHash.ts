import { toHex } from '../../base/hex.ts'
import { parseHash, parseLooseHash } from '../../wire/bytes.ts'
import type { Method } from '../method.ts'

export const rsk_getTransactionReceiptNodesByHash: Method<'rsk_getTransactionReceiptNodesByHash'> = async (
  { reads },
  [blockHash, transactionHash],
) => {
  const wanted = parseLooseHash(transactionHash)
  const nodes = wanted && (await reads.getReceiptNodes(parseHash(blockHash), wanted))
  return nodes === undefined ? null : nodes.map(toHex)
}
