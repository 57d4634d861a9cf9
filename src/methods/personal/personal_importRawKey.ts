import { toHex } from '../../base/hex.ts'
import { parseData } from '../../wire/bytes.ts'
import type { Method } from '../method.ts'
import { requireWallet } from '../shared/wallet.ts'

export const personal_importRawKey: Method<'personal_importRawKey'> = async (
  context,
  [key, passphrase],
  _call,
  caller,
) => toHex(await requireWallet(context, caller).importKey(parseData(key), passphrase))
