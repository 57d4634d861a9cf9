import { expect } from 'vitest'
import type { Chain } from '../../../src/chain/openChain.ts'
import type { Block } from '../../../src/primitives/block.ts'

/** A difference between the recorded chain and the import: the block, the subject, the recorded value, the found value. */
export type Difference = readonly [block: number, subject: string, recorded: unknown, found: unknown]

/** Compares after each block; an import runs several of them. */
export interface Comparison {
  readonly differences: Difference[]
  /** The number of values compared. */
  count: number
  after(block: Block, chain: Chain): Promise<void>
}

/** Creates a comparison that reports its values in pairs. */
export function createComparison(
  compare: (
    block: Block,
    chain: Chain,
    same: (subject: string, recorded: unknown, found: unknown) => void,
  ) => Promise<void>,
): Comparison {
  const comparison: Comparison = {
    differences: [],
    count: 0,
    after: (block, chain) =>
      compare(block, chain, (subject, recorded, found) => {
        comparison.count++
        if (recorded !== found) comparison.differences.push([block.header.number, subject, recorded, found])
      }),
  }
  return comparison
}

/** Imports the blocks with the comparisons after each; the importer accepts only the recorded state and receipts roots. */
export async function importCompared(
  blocks: readonly Block[],
  chain: Chain,
  comparisons: readonly Comparison[],
): Promise<void> {
  for (const block of blocks) {
    expect(await chain.importer.importBlock(block)).toBe('head')
    for (const { after } of comparisons) await after(block, chain)
  }
}
