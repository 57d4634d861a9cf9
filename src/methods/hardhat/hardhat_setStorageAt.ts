import { toWord } from '../../base/integer.ts'
import { parseAddress, parseHash } from '../../wire/bytes.ts'
import { parseNumber } from '../../wire/quantity.ts'
import { type Method, requireDevtools } from '../method.ts'

export const hardhat_setStorageAt: Method<'hardhat_setStorageAt'> = async (context, [address, position, value]) => {
  const slot = toWord(parseNumber(position))
  await requireDevtools(context).edits.setStorage(parseAddress(address), slot, parseHash(value))
  return true
}
