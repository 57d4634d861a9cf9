import { parseSmallNumber } from '../../wire/quantity.ts'
import { type Method, requireDevtools } from '../method.ts'

export const anvil_setIntervalMining: Method<'anvil_setIntervalMining'> = async (context, [seconds]) => {
  const { mining } = requireDevtools(context)
  mining.setInterval(parseSmallNumber(seconds) * 1000)
  mining.setMinesAtOnce(false) // anvil has one mode at a time
  return null
}
