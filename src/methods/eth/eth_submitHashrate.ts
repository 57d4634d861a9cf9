import { bytesToBigint } from '../../base/integer.ts'
import { parseData, parseHash } from '../../wire/bytes.ts'
import type { Method } from '../method.ts'

export const eth_submitHashrate: Method<'eth_submitHashrate'> = async ({ work }, [hashrate, clientId]) => {
  work.submitHashrate(parseHash(clientId), bytesToBigint(parseData(hashrate)))
  return true
}
