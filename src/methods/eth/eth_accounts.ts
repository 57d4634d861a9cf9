import { toHex } from '../../base/hex.ts'
import type { Method } from '../method.ts'
import { listAccounts } from '../shared/wallet.ts'

export const eth_accounts: Method<'eth_accounts'> = async (context, _params, _call, caller) =>
  listAccounts(context, caller).map(toHex)
