import { toHex } from '../../base/hex.ts'
import type { Method } from '../method.ts'
import { requireMayUse, requireOrder, requireSigningWallet, toSendingChain } from '../walletAccess.ts'

export const eth_sendTransaction: Method<'eth_sendTransaction'> = async (context, [transaction], _call, caller) => {
  const wallet = requireSigningWallet(context)
  const order = requireOrder(transaction, context)
  requireMayUse(wallet, order.from, caller)
  return toHex(await wallet.send(order, toSendingChain(context)))
}
