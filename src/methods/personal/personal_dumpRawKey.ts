import { toHex } from '../../base/hex.ts'
import { parseAddress } from '../../wire/bytes.ts'
import type { Method } from '../method.ts'
import { requireWallet } from '../shared/wallet.ts'

export const personal_dumpRawKey: Method<'personal_dumpRawKey'> = async (context, [address], _call, caller) =>
  toHex(requireWallet(context, caller).exportKey(parseAddress(address)))
