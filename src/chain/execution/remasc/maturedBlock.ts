import { type Bytes, compareBytes } from '../../../base/bytes.ts'
import { CONSTANTS } from '../../../chainspec/constants.ts'
import type { Network } from '../../../chainspec/network.ts'
import { rulesAt } from '../../../chainspec/rulesAt.ts'
import type { Header } from '../../../primitives/header.ts'
import { hashHeader } from '../../../primitives/headerHash.ts'
import type { Ancestor, ReadAncestors } from '../../ancestors/readAncestors.ts'

/** An uncle at the height of a matured block. */
export interface Sibling {
  readonly header: Header
  /** The miner of the block that included it. */
  readonly publisher: Bytes
  /** Blocks that could have included it earlier. */
  readonly blocksLate: number
}

/** The block whose fees are due, and its siblings in the order in which they were included. */
export interface MaturedBlock {
  readonly block: Ancestor
  readonly siblings: readonly Sibling[]
}

/**
 * Returns the ancestor at `height`, and its siblings from the blocks that could include them. Throws if it is missing.
 */
export async function findMaturedBlock(readAncestors: ReadAncestors, height: number): Promise<MaturedBlock> {
  const [block, ...descendants] = await readAncestors(height, height + CONSTANTS.uncleGenerations)
  if (block === undefined) throw new Error(`there is no block ${height} below`)
  return { block, siblings: descendants.flatMap((descendant) => siblingsIn(descendant, height)) }
}

function siblingsIn({ header, uncles }: Ancestor, height: number): Sibling[] {
  return uncles
    .filter((uncle) => uncle.number === height)
    .map((uncle) => ({ header: uncle, publisher: header.coinbase, blocksLate: header.number - height - 1 }))
}

/**
 * Whether miners should have preferred a sibling to the block that became an ancestor (protocol/remasc#selection-rule).
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
