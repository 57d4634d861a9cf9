import { LRUCache } from 'lru-cache'
import type { Bytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { RlpError, splitList } from '../../base/rlp.ts'
import { isFork, type Network } from '../../chainspec/network.ts'
import { rulesAt } from '../../chainspec/rulesAt.ts'
import {
  type ForkDetectionAncestor,
  forkDetectionData,
  hasForkDetectionData,
  requiredAncestors,
  toForkDetectionAncestor,
} from '../../primitives/forkDetection.ts'
import type { Header } from '../../primitives/header.ts'
import { decodeHeader } from '../../primitives/headerDecoding.ts'
import { mapKey } from '../../state/mapKey.ts'
import type { BlockReader } from '../../storage/store.ts'
import type { BlockCache } from './blockCache.ts'
import type { BlockId } from './blockHashes.ts'

/** Maximum number of cached ancestors. The oldest that is required is 448 blocks back, so a few branches fit. */
const MAX_ANCESTORS = 2048

interface CachedAncestor extends ForkDetectionAncestor {
  readonly parentHash: Bytes
  /** `parentHash` as a key of the cache. */
  readonly parentKey: string
}

/** Fork detection data of new blocks, from their ancestors on any branch (RSKIP-110). */
export interface ForkAncestors {
  /** Returns the fork detection data of a child of `parent`. The first call reads each ancestor with one query. */
  dataAfter(parent: BlockId): Promise<Bytes>
}

/**
 * Returns whether a new block commits to fork detection data. Those of a fork do not: it would need 449 headers of the
 * forked chain, and no monitor looks for hidden branches of a development chain.
 */
export function needsForkDetectionData(network: Network, number: number): boolean {
  return !isFork(network) && hasForkDetectionData(number, rulesAt(network, number))
}

/** Creates a reader of fork detection data. Its cache is by hash, so that reorganisations do not invalidate it. */
export function createForkAncestors(network: Network, reader: BlockReader, cache: BlockCache): ForkAncestors {
  const cached = new LRUCache<string, CachedAncestor>({ max: MAX_ANCESTORS })
  /** The ancestors of the last call, from the block with the key `from`. A child's are the same after its own. */
  let last: { readonly from: string; readonly ancestors: readonly CachedAncestor[] } = { from: '', ancestors: [] }

  async function load(hash: Bytes, key: string): Promise<CachedAncestor> {
    const header = cache.get(hash)?.header ?? (await readHeader(network, reader, hash))
    const { parentHash } = header
    const ancestor = { ...toForkDetectionAncestor(header), parentHash, parentKey: mapKey(parentHash) }
    cached.set(key, ancestor)
    return ancestor
  }

  /** Returns the block and its ancestors, `count` together, newest first. */
  async function readBack(hash: Bytes, count: number): Promise<readonly CachedAncestor[]> {
    const ancestors: CachedAncestor[] = []
    const from = mapKey(hash)
    let next: Pick<CachedAncestor, 'parentHash' | 'parentKey'> = { parentHash: hash, parentKey: from }
    while (ancestors.length < count) {
      if (next.parentKey === last.from) ancestors.push(...last.ancestors.slice(0, count - ancestors.length))
      else ancestors.push(cached.get(next.parentKey) ?? (await load(next.parentHash, next.parentKey)))
      next = ancestors.at(-1) ?? next
    }
    last = { from, ancestors }
    return ancestors
  }

  return {
    async dataAfter({ hash, header }) {
      const number = header.number + 1
      const oldest = Math.min(...requiredAncestors(number))
      const ancestors = await readBack(hash, number - oldest)
      return forkDetectionData(number, (height) => {
        const ancestor = ancestors[header.number - height]
        if (ancestor === undefined) throw new Error(`block ${height} was not asked for`)
        return ancestor
      })
    },
  }
}

/** Decodes only the header of a stored block. */
async function readHeader(network: Network, reader: BlockReader, hash: Bytes): Promise<Header> {
  const row = await reader.getByHash(hash)
  if (row === undefined) throw new Error(`block ${toHex(hash)} is missing`)
  const [header] = splitList(row.encoded)
  if (header === undefined) throw new RlpError('block should have 3 items')
  return decodeHeader(header, network)
}
