import { toHex } from '../../base/hex.ts'
import type { Method } from '../method.ts'
import { requireOrder, requireWallet, toSendingChain } from '../shared/wallet.ts'

export const personal_sendTransaction: Method<'personal_sendTransaction'> = async (context, params, call, caller) => {
  const [transaction, passphrase] = params
  const wallet = requireWallet(context, caller)
  const order = await requireOrder(transaction, context, call)
  return toHex(await wallet.sendWithPassphrase(order, passphrase, toSendingChain(context, call)))
}
