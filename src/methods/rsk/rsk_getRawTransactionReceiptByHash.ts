import { toHex } from '../../base/hex.ts'
import { parseHash } from '../../wire/bytes.ts'
import type { Method } from '../method.ts'

export const rsk_getRawTransactionReceiptByHash: Method<'rsk_getRawTransactionReceiptByHash'> = async (
  { reads },
  [hash],
) => {
  const receipt = await reads.getRawReceipt(parseHash(hash))
  return receipt === undefined ? null : toHex(receipt)
}
