import { compareBytes } from '../../../base/bytes.ts'
import type { Header } from '../../../model/header.ts'
import { hashHeader } from '../../../model/headerHash.ts'
import type { Network } from '../../../network/network.ts'
import { rulesAt } from '../../../network/rulesAt.ts'
import type { MaturedBlock } from './maturedBlock.ts'

/**
 * Whether some sibling should have been preferred to the block that became an ancestor
 * (protocol/remasc#selection-rule).
 */
export function isSelectionRuleBroken(network: Network, { block, siblings }: MaturedBlock): boolean {
  const { paidFees, uncleCount } = block.header
  return siblings.some(({ header }) => {
    if (header.uncleCount > uncleCount || header.paidFees > 2n * paidFees) return true
    return paidFees < 2n * header.paidFees && compareBytes(hashOf(network, header), block.hash) < 0
  })
}

function hashOf(network: Network, header: Header) {
  return hashHeader(header, rulesAt(network, header.number))
}
