import { toHex } from '../../base/hex.ts'
import { parseTransactionRequest } from '../../wire/transactionRequest.ts'
import type { Method } from '../method.ts'
import { requireMayUse, requireOrder, requireSigningWallet, toSendingChain } from '../shared/wallet.ts'

export const eth_sendTransaction: Method<'eth_sendTransaction'> = async (context, [transaction], call, caller) => {
  const { from } = parseTransactionRequest(transaction)
  const impersonation = context.controls?.impersonation
  if (from !== undefined && impersonation?.isOn(from) === true) {
    return toHex(await impersonation.send(await requireOrder(transaction, context, call)))
  }
  const wallet = requireSigningWallet(context)
  const order = await requireOrder(transaction, context, call)
  requireMayUse(wallet, order.from, caller)
  return toHex(await wallet.send(order, toSendingChain(context)))
}
