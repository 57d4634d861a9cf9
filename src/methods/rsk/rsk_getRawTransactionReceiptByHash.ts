import { toHex } from '../../base/hex.ts'
import { parseLooseHash } from '../../wire/bytes.ts'
import type { Method } from '../method.ts'

export const rsk_getRawTransactionReceiptByHash: Method<'rsk_getRawTransactionReceiptByHash'> = async (
  { reads },
  [hash],
) => {
  const wanted = parseLooseHash(hash)
  const receipt = wanted && (await reads.getRawReceipt(wanted))
  return receipt === undefined ? null : toHex(receipt)
}
