import { parseAddress } from '../../wire/bytes.ts'
import type { Method } from '../method.ts'
import { requireWallet } from '../shared/wallet.ts'

export const personal_lockAccount: Method<'personal_lockAccount'> = async (context, [address], _call, caller) =>
  requireWallet(context, caller).lock(parseAddress(address))
