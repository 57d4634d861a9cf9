import { ReadyJson } from '../../base/readyJson.ts'
import type { Method } from '../method.ts'

/** Returns a JSON number with all its digits: the rate of a public network exceeds 2^53. */
export const eth_netHashrate: Method<'eth_netHashrate'> = async ({ mining }) =>
  new ReadyJson(`${await mining.netHashrate()}`)
