import { toQuantity } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

/** Returns false on a chain that follows no other nodes. */
export const eth_syncing: Method<'eth_syncing'> = ({ syncing }) => {
  const progress = syncing?.()
  if (progress === undefined) return false
  const { startingBlock, currentBlock, highestBlock } = progress
  return {
    startingBlock: toQuantity(startingBlock),
    currentBlock: toQuantity(currentBlock),
    highestBlock: toQuantity(highestBlock),
  }
}
