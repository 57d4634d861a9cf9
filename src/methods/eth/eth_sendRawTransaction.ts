import { toHex } from '../../base/hex.ts'
import { parseData } from '../../wire/bytes.ts'
import { requireShortTransaction } from '../../wire/transactionLength.ts'
import type { Method } from '../method.ts'

export const eth_sendRawTransaction: Method<'eth_sendRawTransaction'> = async (context, [signed], { listener }) => {
  requireShortTransaction(context, signed)
  return toHex(await context.submits.sendRaw(parseData(signed), listener))
}
