import { toHex } from '../../base/hex.ts'
import type { Method } from '../method.ts'
import { requireWallet } from '../shared/wallet.ts'

export const personal_newAccountWithSeed: Method<'personal_newAccountWithSeed'> = async (
  context,
  [seed],
  _call,
  caller,
) => toHex(requireWallet(context, caller).createFromSeed(seed))
