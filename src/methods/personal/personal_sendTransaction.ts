import { toHex } from '../../base/hex.ts'
import type { Method } from '../method.ts'
import { requireOrder, requireWallet, toSendingChain } from '../walletAccess.ts'

export const personal_sendTransaction: Method<'personal_sendTransaction'> = async (context, params, _call, caller) => {
  const [transaction, passphrase] = params
  const wallet = requireWallet(context, caller)
  const order = requireOrder(transaction, context)
  return toHex(await wallet.sendWithPassphrase(order, passphrase, toSendingChain(context)))
}
