import { toWireRawHeader } from '../../wire/block.ts'
import { parseBlockSelector } from '../../wire/blockSelector.ts'
import type { Method } from '../method.ts'

export const rsk_getRawBlockHeaderByNumber: Method<'rsk_getRawBlockHeaderByNumber'> = async (
  { reads, network },
  [block],
) => {
  const found = await reads.findBlock(parseBlockSelector(block))
  return found === undefined ? null : toWireRawHeader(found, network)
}
