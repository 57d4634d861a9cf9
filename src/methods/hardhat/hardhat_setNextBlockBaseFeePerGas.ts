import { parseNumber } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'
import { requireControls } from '../requireControls.ts'

export const hardhat_setNextBlockBaseFeePerGas: Method<'hardhat_setNextBlockBaseFeePerGas'> = async (
  context,
  [price],
) => {
  await requireControls(context).mining.setNextMinimumGasPrice(parseNumber(price))
  return true
}
