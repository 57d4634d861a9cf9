import { toWireReceipt } from '../../wire/receipt.ts'
import type { Method } from '../method.ts'
import { sendOrder } from '../shared/wallet.ts'

export const eth_sendTransactionSync: Method<'eth_sendTransactionSync'> = async (
  context,
  [transaction],
  call,
  caller,
) => {
  const send = () => sendOrder(context, transaction, call, caller)
  return toWireReceipt(await context.submits.sendAndWait(send, undefined, call))
}
