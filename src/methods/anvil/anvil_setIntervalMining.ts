import { parseSmallNumber } from '../../wire/quantity.ts'
import { type Method, requireDevtools } from '../method.ts'

export const anvil_setIntervalMining: Method<'anvil_setIntervalMining'> = async (context, [seconds]) => {
  requireDevtools(context).mining.setInterval(parseSmallNumber(seconds) * 1000)
  return null
}
