import { toQuantity } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

/** Miners outside say what they like. */
const MOST = 2n ** 256n - 1n

export const eth_hashrate: Method<'eth_hashrate'> = async ({ mining, work }) => {
  const sum = (await mining.hashrate()) + work.submittedHashrate()
  return toQuantity(sum > MOST ? MOST : sum)
}
