import type { Bytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import type { Block } from '../../primitives/block.ts'
import type { BlockReader } from '../../storage/store.ts'
import type { BlockCache } from './blockCache.ts'
import { type BlockId, createHashFinder } from './blockHashes.ts'

/** Maximum distance in blocks that is walked from parent to parent, since the newest blocks are cached. */
const MAX_WALK = 64

/** The part of a block that REMASC and the rules for uncles read. */
export type Ancestor = Pick<Block, 'hash' | 'header' | 'uncles'>

/** Returns the ancestors from height `from` to height `to`, both included, oldest first. */
export type ReadAncestors = (from: number, to: number) => Promise<readonly Ancestor[]>

/**
 * Returns a function that reads ancestors of `parent`, on the canonical chain or a side chain. Blocks in `cache` need no
 * query. The number of queries does not depend on the length of the chain. Throws if a block is missing.
 */
export function createReadAncestors(reader: BlockReader, cache: BlockCache, parent: BlockId): ReadAncestors {
  const findHash = createHashFinder(reader, parent)

  async function load(hash: Bytes): Promise<Block> {
    const known = cache.get(hash)
    if (known !== undefined) return known
    const row = await reader.getByHash(hash)
    if (row === undefined) throw new Error(`block ${toHex(hash)} is missing`)
    return cache.decode(row)
  }

  async function requireHash(height: number): Promise<Bytes> {
    if (parent.header.number - height > MAX_WALK) {
      const found = await findHash(height)
      if (found === undefined) throw new Error(`there is no block ${height}`)
      return found
    }
    let { hash } = parent
    for (let at = parent.header.number; at > height; at--) hash = (await load(hash)).header.parentHash
    return hash
  }

  return async (from, to) => {
    const ancestors: Ancestor[] = []
    let hash = await requireHash(to)
    for (let height = to; height >= from; height--) {
      const block = await load(hash)
      ancestors.push(block)
      hash = block.header.parentHash
    }
    return ancestors.reverse()
  }
}
