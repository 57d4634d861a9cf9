import { toQuantity } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

/** Max hashrate of the result: external miners report any number. */
const MAX_HASHRATE = 2n ** 256n - 1n

export const eth_hashrate: Method<'eth_hashrate'> = async ({ mining, work }) => {
  const sum = (await mining.hashrate()) + work.submittedHashrate()
  return toQuantity(sum > MAX_HASHRATE ? MAX_HASHRATE : sum)
}
