import { parseNumber } from '../../wire/quantity.ts'
import { type Method, requireDevtools } from '../method.ts'

export const hardhat_setMinGasPrice: Method<'hardhat_setMinGasPrice'> = async (context, [price]) => {
  await requireDevtools(context).mining.setMinimumGasPrice(parseNumber(price))
  return true
}
