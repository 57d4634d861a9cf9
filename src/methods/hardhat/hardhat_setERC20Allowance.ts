import { parseAddress } from '../../wire/bytes.ts'
import { parseNumber } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'
import { encodeCall, setTokenAmount } from '../shared/tokenSlots.ts'

/** Selector of `allowance(address,address)`. */
const ALLOWANCE = '0xdd62ed3e'

export const hardhat_setERC20Allowance: Method<'hardhat_setERC20Allowance'> = async (
  context,
  [owner, spender, token, amount],
  call,
) => {
  const getter = { to: parseAddress(token), data: encodeCall(ALLOWANCE, parseAddress(owner), parseAddress(spender)) }
  await setTokenAmount(context, getter, parseNumber(amount), call)
  return null
}
