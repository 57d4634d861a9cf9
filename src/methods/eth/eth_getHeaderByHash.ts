import { toWireHeader } from '../../wire/block.ts'
import { parseHash } from '../../wire/bytes.ts'
import type { Method } from '../method.ts'

export const eth_getHeaderByHash: Method<'eth_getHeaderByHash'> = async ({ reads }, [hash]) => {
  const found = await reads.getBlock({ kind: 'hash', hash: parseHash(hash), requireCanonical: false })
  return found === undefined ? null : toWireHeader(found)
}
