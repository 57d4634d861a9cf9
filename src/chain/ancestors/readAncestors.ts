import type { Bytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import type { Block } from '../../primitives/block.ts'
import type { BlockReader } from '../../storage/store.ts'
import type { BlockCache } from './blockCache.ts'
import { type BlockId, createHashFinder } from './blockHashes.ts'

/** So far back the way goes from block to parent: the newest blocks are in memory. */
const NEAR = 64

/** What REMASC looks at in a block below the one that it ends. */
export type Ancestor = Pick<Block, 'hash' | 'header' | 'uncles'>

/** Returns the ancestors from height `from` to height `to`, both included, oldest first. */
export type ReadAncestors = (from: number, to: number) => Promise<readonly Ancestor[]>

/**
 * The way back from `parent`, by parent hashes: on the main chain and beside it alike. The newest blocks cost no
 * query, older ones a few, however long the chain is; `cache` keeps what was read. Throws when a block on the way is
 * missing.
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
    if (parent.header.number - height > NEAR) {
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
