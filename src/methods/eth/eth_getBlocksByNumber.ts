import { toHex } from '../../base/hex.ts'
import { parseSmallNumber, toQuantity } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

export const eth_getBlocksByNumber: Method<'eth_getBlocksByNumber'> = async ({ reads }, [number]) => {
  const blocks = await reads.getBlocksAt(parseSmallNumber(number))
  return blocks.map(({ hash, totalDifficulty, isMain }) => ({
    hash: toHex(hash),
    totalDifficulty: toQuantity(totalDifficulty),
    inMainChain: isMain,
  }))
}
