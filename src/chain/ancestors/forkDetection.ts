import { LRUCache } from 'lru-cache'
import type { Bytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { RlpError, splitList } from '../../base/rlp.ts'
import type { Network } from '../../chainspec/network.ts'
import {
  type ForkDetectionAncestor,
  forkDetectionData,
  requiredAncestors,
  toForkDetectionAncestor,
} from '../../primitives/forkDetection.ts'
import type { Header } from '../../primitives/header.ts'
import { decodeHeader } from '../../primitives/headerDecoding.ts'
import { mapKey } from '../../state/mapKey.ts'
import type { BlockReader } from '../../storage/store.ts'
import type { BlockCache } from './blockCache.ts'
import type { BlockId } from './blockHashes.ts'

/** The oldest ancestor that is asked for lies 448 blocks back; so a few branches find room. */
const KEPT = 2048

interface Kept extends ForkDetectionAncestor {
  readonly parentHash: Bytes
  /** The same as a key: each block passes hundreds of ancestors. */
  readonly parentKey: string
}

/** What RSKIP-110 asks of the blocks below a new one, on any branch. */
export interface ForkAncestors {
  /**
   * The fork detection data of a block on top of this one. The first time costs a query for each ancestor, later ones
   * none.
   */
  dataAfter(parent: BlockId): Promise<Bytes>
}

/** `cache` knows the newest blocks. What is kept is kept by hash, so that it stays right whatever the main chain is. */
export function createForkAncestors(network: Network, reader: BlockReader, cache: BlockCache): ForkAncestors {
  const kept = new LRUCache<string, Kept>({ max: KEPT })
  /** The last way back, from the block with the key `from`: the next block's is the same after its first step. */
  let last: { readonly from: string; readonly ancestors: readonly Kept[] } = { from: '', ancestors: [] }

  async function load(hash: Bytes, key: string): Promise<Kept> {
    const header = cache.get(hash)?.header ?? (await readHeader(network, reader, hash))
    const { parentHash } = header
    const ancestor = { ...toForkDetectionAncestor(header), parentHash, parentKey: mapKey(parentHash) }
    kept.set(key, ancestor)
    return ancestor
  }

  /** The block and its ancestors, newest first. */
  async function readBack(hash: Bytes, count: number): Promise<readonly Kept[]> {
    const ancestors: Kept[] = []
    const from = mapKey(hash)
    let place: Pick<Kept, 'parentHash' | 'parentKey'> = { parentHash: hash, parentKey: from }
    while (ancestors.length < count) {
      if (place.parentKey === last.from) ancestors.push(...last.ancestors.slice(0, count - ancestors.length))
      else ancestors.push(kept.get(place.parentKey) ?? (await load(place.parentHash, place.parentKey)))
      place = ancestors.at(-1) ?? place
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

/** Leaves the rest of the block alone, which is nearly all of it. */
async function readHeader(network: Network, reader: BlockReader, hash: Bytes): Promise<Header> {
  const row = await reader.getByHash(hash)
  if (row === undefined) throw new Error(`block ${toHex(hash)} is missing`)
  const [header] = splitList(row.encoded)
  if (header === undefined) throw new RlpError('block should have 3 items')
  return decodeHeader(header, network)
}
