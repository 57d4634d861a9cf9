import { compareBytes } from '../../../src/base/bytes.ts'
import type { KeptBlock } from './blockTree.ts'

/**
 * Whether a new block takes over from the head: the heavier one does; among equals its fees decide, then its hash
 * (protocol/validity#fork-choice).
 */
export function takesOver(candidate: KeptBlock, head: KeptBlock): boolean {
  if (candidate.totalDifficulty !== head.totalDifficulty) return candidate.totalDifficulty > head.totalDifficulty
  const [mine, theirs] = [candidate.block.header.paidFees, head.block.header.paidFees]
  if (mine > 2n * theirs) return true
  return theirs < 2n * mine && compareBytes(candidate.block.hash, head.block.hash) < 0
}
