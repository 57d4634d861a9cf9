import { toHex } from '../../base/hex.ts'
import { parseAddress, parseData } from '../../wire/bytes.ts'
import type { Method } from '../method.ts'
import { requireWallet } from '../shared/wallet.ts'

export const personal_sign: Method<'personal_sign'> = async (context, [message, account], _call, caller) =>
  toHex(requireWallet(context, caller).sign(parseAddress(account), parseData(message)))
