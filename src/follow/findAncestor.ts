import type { Bytes } from '../base/bytes.ts'
import { equalBytes, HASH_BYTES } from '../base/bytes.ts'
import type { BlockStanding, Reads } from '../chain/api/engine.ts'
import { BaseUnavailable } from '../chain/api/errors.ts'
import { toQuantity } from '../chain/base/answers.ts'
import type { RemoteEndpoint } from '../remote/remote.ts'
import { readHead } from '../upstream/endpointHead.ts'

/** The queries of a chain that find an ancestor. */
export type OwnBlocks = Pick<Reads, 'getBlocksAt' | 'headNumber'>

/** Returns the canonical block at a height. */
export async function readMain(reads: OwnBlocks, number: number): Promise<BlockStanding> {
  const main = (await reads.getBlocksAt(number)).find(({ isMain }) => isMain)
  if (main === undefined) throw new BaseUnavailable(`block ${number} of this chain has been reorganised`)
  return main
}

/** Returns the hash of an endpoint's block at a height. Throws `BaseUnavailable`. */
export async function readHashAt(endpoint: RemoteEndpoint, number: number): Promise<Bytes> {
  const hash = await readHead(endpoint, toQuantity(number), (fields) => fields.exactly('hash', HASH_BYTES))
  if (hash === undefined) throw new BaseUnavailable(`${endpoint.origin} did not return block ${number}`)
  return hash
}

/** The bounds of a search. */
interface Search {
  /** Height of the endpoint's head, or of a lower block. */
  readonly from: number
  /** Lowest height at which the ancestor may be. */
  readonly lowest: number
}

/**
 * Returns the height of the newest canonical block that an endpoint has on its chain; undefined if that is below the
 * bound. The number of questions is logarithmic in the depth, because the chains are equal below it. Throws
 * `BaseUnavailable`.
 */
export async function findAncestor(
  reads: OwnBlocks,
  endpoint: RemoteEndpoint,
  { from, lowest }: Search,
): Promise<number | undefined> {
  const isShared = async (number: number) => {
    const [theirs, own] = await Promise.all([readHashAt(endpoint, number), readMain(reads, number)])
    return equalBytes(theirs, own.hash)
  }
  const top = Math.min(from, reads.headNumber())
  if (top < lowest) return undefined
  if (await isShared(top)) return top
  let differing = top
  let shared: number | undefined
  for (let step = 1; shared === undefined; step *= 2) {
    if (differing === lowest) return undefined
    const probe = Math.max(lowest, top - step)
    if (await isShared(probe)) shared = probe
    else differing = probe
  }
  while (differing - shared > 1) {
    const middle = Math.floor((differing + shared) / 2)
    if (await isShared(middle)) shared = middle
    else differing = middle
  }
  return shared
}
