import { toHex } from '../../base/hex.ts'
import { parseAddress, parseData } from '../../wire/bytes.ts'
import type { Method } from '../method.ts'
import { requireMayUse, requireSigningWallet } from '../shared/wallet.ts'

export const eth_sign: Method<'eth_sign'> = async (context, [account, message], _call, caller) => {
  const wallet = requireSigningWallet(context)
  const address = parseAddress(account)
  requireMayUse(wallet, address, caller)
  return toHex(wallet.sign(address, parseData(message)))
}
