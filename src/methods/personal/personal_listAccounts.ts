import { toHex } from '../../base/hex.ts'
import type { Method } from '../method.ts'
import { requireWallet } from '../shared/wallet.ts'

export const personal_listAccounts: Method<'personal_listAccounts'> = async (context, _params, _call, caller) =>
  requireWallet(context, caller).list().map(toHex)
