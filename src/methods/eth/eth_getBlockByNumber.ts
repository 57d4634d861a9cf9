import { toWireBlock } from '../../wire/block.ts'
import { parseBlockSelector } from '../../wire/blockSelector.ts'
import type { Method } from '../method.ts'

export const eth_getBlockByNumber: Method<'eth_getBlockByNumber'> = async (
  { reads },
  [block, withTransactions = false],
) => {
  const found = await reads.getBlock(parseBlockSelector(block))
  return found === undefined ? null : toWireBlock(found, withTransactions)
}
