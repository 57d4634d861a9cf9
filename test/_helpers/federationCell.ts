import type { Bytes } from '../../src/base/bytes.ts'
import { encodeRlp } from '../../src/base/encodeRlp.ts'
import { minimalBytes } from '../../src/base/integer.ts'

/** What the cell for a federation's format says. */
export const versionCell = (version: number) => encodeRlp(minimalBytes(version))

/**
 * [milliseconds, block, [member, ...]] with all three keys of each member; the Rootstock key is the Bitcoin key
 * backwards.
 */
export function federationCell(keys: readonly Bytes[], createdIn: number, createdAt = 1_700_000_000_000): Bytes {
  const members = keys.map((key) => encodeRlp([key, key.toReversed(), key]))
  return encodeRlp([minimalBytes(createdAt), minimalBytes(createdIn), members])
}
