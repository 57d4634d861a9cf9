import { toHex } from '../../base/hex.ts'
import { parseAddress } from '../../wire/bytes.ts'
import { parseTypedData } from '../../wire/typedData.ts'
import type { Method } from '../method.ts'
import { requireMayUse, requireSigningWallet } from '../walletAccess.ts'

export const eth_signTypedData_v4: Method<'eth_signTypedData_v4'> = async (context, [account, data], _call, caller) => {
  const wallet = requireSigningWallet(context)
  const address = parseAddress(account)
  requireMayUse(wallet, address, caller)
  return toHex(wallet.signTypedData(address, parseTypedData(data)))
}
