import { compareBytes } from '../../base/bytes.ts'
import type { Tip } from '../canonical/head.ts'

/** Factor by which the fees of one block must exceed the other's to decide between equal difficulties. */
const FEE_FACTOR = 2n

/**
 * Returns true if the chain that ends in `newcomer` replaces the one that ends in `current`
 * (protocol/validity#fork-choice): by total difficulty; if equal, by fees if they differ by the factor; else by the smaller
 * hash, so that all nodes decide alike.
 */
export function isBetter(newcomer: Tip, current: Tip): boolean {
  if (newcomer.totalDifficulty !== current.totalDifficulty) return newcomer.totalDifficulty > current.totalDifficulty
  const [ours, theirs] = [newcomer.block.header.paidFees, current.block.header.paidFees]
  if (ours > FEE_FACTOR * theirs) return true
  return theirs < FEE_FACTOR * ours && compareBytes(newcomer.block.hash, current.block.hash) < 0
}
