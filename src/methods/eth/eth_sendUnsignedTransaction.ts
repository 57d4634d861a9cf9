import { toHex } from '../../base/hex.ts'
import { type Method, requireDevtools } from '../method.ts'
import { requireOrder } from '../shared/wallet.ts'

export const eth_sendUnsignedTransaction: Method<'eth_sendUnsignedTransaction'> = async (
  context,
  [transaction],
  call,
) => {
  const { impersonation } = requireDevtools(context)
  return toHex(await impersonation.send(await requireOrder(transaction, context, call), call.listener))
}
