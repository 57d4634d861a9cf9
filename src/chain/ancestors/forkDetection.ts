import { LRUCache } from 'lru-cache'
import type { Bytes } from '../../base/bytes.ts'
import { atMost } from '../../base/cacheBounds.ts'
import { toHex } from '../../base/hex.ts'
import { mapKey } from '../../base/mapKey.ts'
import { RlpError, splitList } from '../../base/rlp.ts'
import { genesisNumber, isFork, type Network } from '../../chainspec/network.ts'
import { rulesAt } from '../../chainspec/rulesAt.ts'
import {
  type ForkDetectionAncestor,
  forkDetectionData,
  hasForkDetectionData,
  oldestRequiredAncestor,
  toForkDetectionAncestor,
} from '../../primitives/forkDetection.ts'
import type { Header } from '../../primitives/header.ts'
import { decodeHeader } from '../../primitives/headerDecoding.ts'
import type { BlockReader } from '../../storage/store.ts'
import type { BlockCache } from './blockCache.ts'
import type { BlockId } from './blockHashes.ts'

/** Maximum number of cached ancestors. The oldest that is required is 448 blocks back, so a few branches fit. */
const MAX_ANCESTORS = 2048

/** Maximum number of blocks of a line, of which at most 448 are read. */
const MAX_LINE = 4_096

interface CachedAncestor extends ForkDetectionAncestor {
  readonly parentHash: Bytes
  /** `parentHash` as a key of the cache. */
  readonly parentKey: string
}

/** Consecutive blocks. */
interface Line {
  /** Key of the last one. */
  readonly newest: string
  /** Oldest first. Those after the first `count` belong to a later line. */
  readonly blocks: CachedAncestor[]
  readonly count: number
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
  return !isFork(network) && hasForkDetectionData(number - genesisNumber(network), rulesAt(network, number))
}

/** Creates a reader of fork detection data. Its cache is by hash, so that reorganisations do not invalidate it. */
export function createForkAncestors(network: Network, reader: BlockReader, cache: BlockCache): ForkAncestors {
  const cached = new LRUCache<string, CachedAncestor>(atMost(MAX_ANCESTORS))
  /** The line of the last call. A child's is the same one with another block at its end. */
  let last: Line = { newest: '', blocks: [], count: 0 }

  async function load(hash: Bytes, key: string): Promise<CachedAncestor> {
    const header = cache.get(hash)?.header ?? (await readHeader(network, reader, hash))
    const { parentHash } = header
    const ancestor = { ...toForkDetectionAncestor(header), parentHash, parentKey: mapKey(parentHash) }
    cached.set(key, ancestor)
    return ancestor
  }

  /** Returns the line to a block, of at least `count` blocks. */
  async function readLine(hash: Bytes, count: number): Promise<Line> {
    const newest = mapKey(hash)
    const block = cached.get(newest) ?? (await load(hash, newest))
    if (newest === last.newest && last.count >= count) return last
    if (block.parentKey !== last.newest || last.count + 1 < count) {
      const blocks = await readBack(block, count)
      last = { newest, blocks, count }
      return last
    }
    const blocks = last.count < MAX_LINE ? last.blocks : last.blocks.slice(-count)
    last = { newest, blocks, count: blocks.push(block) }
    return last
  }

  /** Returns a block and its ancestors, `count` together, oldest first. */
  async function readBack(newest: CachedAncestor, count: number): Promise<CachedAncestor[]> {
    const blocks = [newest]
    for (let block = newest; blocks.length < count; blocks.push(block)) {
      block = cached.get(block.parentKey) ?? (await load(block.parentHash, block.parentKey))
    }
    return blocks.reverse()
  }

  return {
    async dataAfter({ hash, header }) {
      const number = header.number + 1
      const { blocks, count } = await readLine(hash, number - oldestRequiredAncestor(number))
      return forkDetectionData(number, (height) => {
        const ancestor = blocks[count - 1 - (header.number - height)]
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
