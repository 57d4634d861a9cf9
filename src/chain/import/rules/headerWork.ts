import { checkFallbackSignature, isFallbackMined } from '../../../primitives/fallbackMining.ts'
import { hasForkDetectionData } from '../../../primitives/forkDetection.ts'
import { getForkDetectionData } from '../../../primitives/headerHash.ts'
import { checkHeaderWork } from '../../../primitives/proofOfWork.ts'
import type { BlockId } from '../../ancestors/blockHashes.ts'
import type { ForkAncestors } from '../../ancestors/forkDetection.ts'
import { type Breach, type HeaderSubject, unlessEqual } from './rule.ts'

/** A merged mining proof or, before RSKIP-98 and at low difficulties, a signature (protocol/mining). */
export function proofOfWork({ network, rules, header }: HeaderSubject): Breach | undefined {
  const isSigned = isFallbackMined(header, rules, network)
  const flaw = isSigned ? checkFallbackSignature(header, rules) : checkHeaderWork(header, rules)
  return flaw === undefined ? undefined : { expected: 'a proof of work', found: flaw }
}

/**
 * By the header's own ancestors, on the main chain and beside it alike (protocol/blocks#fork-detection-data). Below the
 * first height a header has no such data, whatever its coinbase says; at the first height the reference takes any.
 */
export async function forkDetectionData(
  { header, rules }: HeaderSubject,
  parent: BlockId,
  ancestors: ForkAncestors,
): Promise<Breach | undefined> {
  if (!hasForkDetectionData(header.number, rules) || !hasForkDetectionData(header.number - 1, rules)) return undefined
  const expected = await ancestors.dataAfter(parent)
  const found = getForkDetectionData(header, rules)
  return found === undefined ? { expected, found: 'none' } : unlessEqual(expected, found)
}
