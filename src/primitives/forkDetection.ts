import type { Bytes } from '../base/bytes.ts'
import type { Rules } from '../chainspec/rules.ts'
import { doubleSha256 } from '../crypto/sha256.ts'
import type { Header } from './header.ts'

const SAMPLES = 7
const SAMPLE_DISTANCE = 64
/** First block with enough ancestors for the samples, on every network. */
const FIRST_NUMBER = SAMPLES * SAMPLE_DISTANCE + 1
const UNCLE_WINDOW = 32

/** The properties of an ancestor that {@link forkDetectionData} reads. */
export interface ForkDetectionAncestor {
  /** Last byte of the Bitcoin block's hash in display order. */
  readonly bitcoinByte: number
  readonly uncleCount: number
}

/** Returns the properties of a header that fork detection data needs. */
export function toForkDetectionAncestor(
  header: Pick<Header, 'bitcoinMergedMiningHeader' | 'uncleCount'>,
): ForkDetectionAncestor {
  const { bitcoinMergedMiningHeader, uncleCount } = header
  return { bitcoinByte: doubleSha256(bitcoinMergedMiningHeader)[0] ?? 0, uncleCount }
}

/** Returns whether the block at this height carries fork detection data in its hash for merged mining (RSKIP-110). */
export function hasForkDetectionData(number: number, rules: Rules): boolean {
  return rules.has('rskip110') && number >= FIRST_NUMBER
}

/** Returns the oldest of the heights that {@link forkDetectionData} reads for a new block `number`. */
export function oldestRequiredAncestor(number: number): number {
  return newestSample(number) - SAMPLE_DISTANCE * (SAMPLES - 1)
}

/**
 * Returns the 12 bytes that reveal a hidden Rootstock fork to Bitcoin miners (protocol/blocks#fork-detection-data): one
 * byte of each of seven old Bitcoin headers, the number of uncles of the last 32 blocks, the height. `ancestorAt` must
 * know the heights from {@link oldestRequiredAncestor} on.
 */
export function forkDetectionData(number: number, ancestorAt: (height: number) => ForkDetectionAncestor): Bytes {
  const data = new Uint8Array(12)
  const newest = newestSample(number)
  for (let index = 0; index < SAMPLES; index++) data[index] = ancestorAt(newest - SAMPLE_DISTANCE * index).bitcoinByte
  let uncles = 0
  for (let age = 1; age <= UNCLE_WINDOW; age++) uncles += ancestorAt(number - age).uncleCount
  data[SAMPLES] = Math.min(255, uncles)
  new DataView(data.buffer).setUint32(SAMPLES + 1, number)
  return data
}

function newestSample(number: number): number {
  const parent = number - 1
  return parent - (parent % SAMPLE_DISTANCE)
}
