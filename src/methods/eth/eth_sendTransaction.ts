import { toHex } from '../../base/hex.ts'
import type { Method } from '../method.ts'
import { sendOrder } from '../shared/wallet.ts'

export const eth_sendTransaction: Method<'eth_sendTransaction'> = async (context, [transaction], call, caller) =>
  toHex(await sendOrder(context, transaction, call, caller))
