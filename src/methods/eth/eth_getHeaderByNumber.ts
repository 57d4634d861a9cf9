import { toWireHeader } from '../../wire/block.ts'
import { parseBlockSelector } from '../../wire/blockSelector.ts'
import type { Method } from '../method.ts'

export const eth_getHeaderByNumber: Method<'eth_getHeaderByNumber'> = async ({ reads }, [block], call) => {
  const found = await reads.getBlock(parseBlockSelector(block), call)
  return found === undefined ? null : toWireHeader(found)
}
