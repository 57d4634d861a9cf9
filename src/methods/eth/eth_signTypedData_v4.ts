import type { TypedDataInput } from '../../../generated/schemas.ts'
import { toHex } from '../../base/hex.ts'
import { parseAddress } from '../../wire/bytes.ts'
import type { Method } from '../method.ts'
import { requireMayUse, requireSigningWallet } from '../shared/wallet.ts'

export const eth_signTypedData_v4: Method<'eth_signTypedData_v4'> = async (context, [account, data], _call, caller) => {
  const wallet = requireSigningWallet(context)
  const address = parseAddress(account)
  requireMayUse(wallet, address, caller)
  return toHex(wallet.signTypedData(address, parseTypedData(data)))
}

/** Parses typed data, which may be an object or its JSON text; undefined if the text is no JSON. */
function parseTypedData(data: TypedDataInput): unknown {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}
