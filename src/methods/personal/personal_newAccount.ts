import { toHex } from '../../base/hex.ts'
import type { Method } from '../method.ts'
import { requireWallet } from '../shared/wallet.ts'

export const personal_newAccount: Method<'personal_newAccount'> = async (context, [passphrase], _call, caller) =>
  toHex(await requireWallet(context, caller).create(passphrase))
