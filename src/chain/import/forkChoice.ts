import { compareBytes } from '../../base/bytes.ts'
import type { Tip } from '../canonical/head.ts'

/** By this much higher fees make up for the luck of coming first. */
const FEE_FACTOR = 2n

/**
 * Whether a chain that ends in `newcomer` takes the place of the one that ends in `current`
 * (protocol/validity#fork-choice): by weight; among equals by fees if these differ widely, else by the smaller hash, so
 * that all nodes come to the same whatever they saw first.
 */
export function isBetter(newcomer: Tip, current: Tip): boolean {
  if (newcomer.totalDifficulty !== current.totalDifficulty) return newcomer.totalDifficulty > current.totalDifficulty
  const [ours, theirs] = [newcomer.block.header.paidFees, current.block.header.paidFees]
  if (ours > FEE_FACTOR * theirs) return true
  return theirs < FEE_FACTOR * ours && compareBytes(newcomer.block.hash, current.block.hash) < 0
}
