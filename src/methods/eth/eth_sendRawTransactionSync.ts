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
  const encoded = parseData(signed)
  const send = async () =>
    sendElsewhere === undefined ? submits.sendRaw(encoded) : sendElsewhere(encoded, call, caller)
  return toWireReceipt(await submits.sendAndWait(send, timeoutMs, call))
}
