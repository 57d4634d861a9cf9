import { parseData } from '../../wire/bytes.ts'
import { parseSmallNumber } from '../../wire/quantity.ts'
import { toWireReceipt } from '../../wire/receipt.ts'
import { requireShortTransaction } from '../../wire/transactionLength.ts'
import type { Method } from '../method.ts'

export const eth_sendRawTransactionSync: Method<'eth_sendRawTransactionSync'> = async (
  { network, submits, sendElsewhere },
  [signed, timeout],
  call,
  caller,
) => {
  requireShortTransaction({ network }, signed)
  const timeoutMs = timeout === undefined ? undefined : parseSmallNumber(timeout)
  const send = async () =>
    sendElsewhere === undefined
      ? submits.sendRaw(parseData(signed))
      : parseData(await sendElsewhere(signed, call, caller))
  return toWireReceipt(await submits.sendAndWait(send, timeoutMs, call))
}
