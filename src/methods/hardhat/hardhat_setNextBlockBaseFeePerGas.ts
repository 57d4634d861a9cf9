import { parseNumber } from '../../wire/quantity.ts'
import { type Method, requireDevtools } from '../method.ts'

export const hardhat_setNextBlockBaseFeePerGas: Method<'hardhat_setNextBlockBaseFeePerGas'> = async (
  context,
  [price],
) => {
  await requireDevtools(context).mining.setMinimumGasPrice(parseNumber(price))
  return true
}
