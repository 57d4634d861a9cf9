import { toWireRawHeader } from '../../wire/block.ts'
import { parseBlockSelector } from '../../wire/blockSelector.ts'
import type { Method } from '../method.ts'

export const rsk_getRawBlockHeaderByNumber: Method<'rsk_getRawBlockHeaderByNumber'> = async (
  { reads, network },
  [block],
  call,
) => {
  const found = await reads.findBlock(parseBlockSelector(block), call)
  return found === undefined ? null : toWireRawHeader(found, network)
}
