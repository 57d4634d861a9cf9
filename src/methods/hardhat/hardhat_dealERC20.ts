import { parseAddress } from '../../wire/bytes.ts'
import { parseNumber } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'
import { encodeCall, setTokenAmount } from '../shared/tokenSlots.ts'

/** Selector of `balanceOf(address)`. */
const BALANCE_OF = '0x70a08231'

export const hardhat_dealERC20: Method<'hardhat_dealERC20'> = async (context, [address, token, amount], call) => {
  const getter = { to: parseAddress(token), data: encodeCall(BALANCE_OF, parseAddress(address)) }
  await setTokenAmount(context, getter, parseNumber(amount), call)
  return null
}
