import { parseData } from '../../wire/bytes.ts'
import { parseSmallNumber } from '../../wire/quantity.ts'
import { toWireReceipt } from '../../wire/receipt.ts'
import type { Method } from '../method.ts'

export const eth_sendRawTransactionSync: Method<'eth_sendRawTransactionSync'> = async (
  { submits },
  [signed, timeout],
  call,
) => {
  const timeoutMs = timeout === undefined || timeout === null ? undefined : parseSmallNumber(timeout)
  return toWireReceipt(await submits.sendRawSync(parseData(signed), timeoutMs, call))
}
