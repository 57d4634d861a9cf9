import { ReadyJson } from '../../base/readyJson.ts'
import type { Method } from '../method.ts'

/** A JSON number with all its digits: that of a public network is beyond 2^53. */
export const eth_netHashrate: Method<'eth_netHashrate'> = async ({ mining }) =>
  new ReadyJson(`${await mining.netHashrate()}`)
