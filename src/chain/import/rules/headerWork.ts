import { checkFallbackSignature, isFallbackMined } from '../../../primitives/fallbackMining.ts'
import { hasForkDetectionData } from '../../../primitives/forkDetection.ts'
import { getForkDetectionData } from '../../../primitives/headerHash.ts'
import { checkHeaderWork } from '../../../primitives/proofOfWork.ts'
import type { BlockId } from '../../ancestors/blockHashes.ts'
import { type ForkAncestors, needsForkDetectionData } from '../../ancestors/forkDetection.ts'
import { type Breach, type HeaderSubject, unlessEqual } from './rule.ts'

/** The header has a merged mining proof or, before RSKIP-98 and at low difficulties, a signature (protocol/mining). */
export function proofOfWork(subject: HeaderSubject): Breach | undefined {
  const flaw = subject.work === undefined ? findWorkFlaw(subject) : subject.work.flaw
  return flaw === undefined ? undefined : { expected: 'a proof of work', found: flaw }
}

/** Returns why a header has no valid proof of work; undefined if it has one. It depends on the header only. */
export function findWorkFlaw({ network, rules, header }: Omit<HeaderSubject, 'nowSeconds'>): string | undefined {
  return isFallbackMined(header, rules, network)
    ? checkFallbackSignature(header, rules)
    : checkHeaderWork(header, rules)
}

/**
 * The fork detection data is the one of the header's ancestors, on any branch (protocol/blocks#fork-detection-data). Headers
 * below the first height have none; at the first height the reference node accepts any.
 */
export async function forkDetectionData(
  { network, header, rules }: HeaderSubject,
  parent: BlockId,
  ancestors: ForkAncestors,
): Promise<Breach | undefined> {
  if (!needsForkDetectionData(network, header.number)) return undefined
  if (!hasForkDetectionData(header.number - 1, rules)) return undefined
  const expected = await ancestors.dataAfter(parent)
  const found = getForkDetectionData(header, rules)
  return found === undefined ? { expected, found: 'none' } : unlessEqual(expected, found)
}
