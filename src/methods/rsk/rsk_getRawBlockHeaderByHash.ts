import { toWireRawHeader } from '../../wire/block.ts'
import { parseHash } from '../../wire/bytes.ts'
import type { Method } from '../method.ts'

export const rsk_getRawBlockHeaderByHash: Method<'rsk_getRawBlockHeaderByHash'> = async (
  { reads, network },
  [hash],
) => {
  const found = await reads.findBlock({ kind: 'hash', hash: parseHash(hash), requireCanonical: false })
  return found === undefined ? null : toWireRawHeader(found, network)
}
