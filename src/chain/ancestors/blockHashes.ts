import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import type { MaybePromise } from '../../concurrency/maybePromise.ts'
import type { BlockReader } from '../../storage/store.ts'

/** The hash and the number of a block. */
export interface BlockId {
  readonly hash: Bytes
  readonly header: { readonly number: number }
}

/** Returns the hash of the ancestor at a height; undefined if there is none. */
export type FindHash = (height: number) => MaybePromise<Bytes | undefined>

/**
 * Returns a function that finds ancestors of `newest` by height. A canonical ancestor costs one query. Ancestors on a side
 * chain are read once, from parent to parent.
 */
export function createHashFinder(blocks: BlockReader, newest: BlockId): FindHash {
  const known = new Map<number, MaybePromise<Bytes | undefined>>() // code may read the same hash in a loop
  let branch: Promise<readonly Bytes[]> | undefined

  async function find(height: number): Promise<Bytes | undefined> {
    branch ??= readBranch(blocks, newest)
    const hash = (await branch)[newest.header.number - height] ?? (await blocks.getMainHash(height))
    known.set(height, hash)
    return hash
  }

  return (height) => {
    if (known.has(height)) return known.get(height)
    const hash = find(height)
    known.set(height, hash)
    return hash
  }
}

/** Returns the hashes from `newest` down to the first canonical ancestor, which is excluded. */
async function readBranch(blocks: BlockReader, newest: BlockId): Promise<readonly Bytes[]> {
  const branch: Bytes[] = []
  let { hash } = newest
  let height = newest.header.number
  while (!(await isMain(blocks, height, hash))) {
    branch.push(hash)
    const block = await blocks.getByHash(hash)
    if (block === undefined) throw new Error(`block ${toHex(hash)} is missing`)
    hash = block.parentHash
    height--
  }
  return branch
}

async function isMain(blocks: BlockReader, height: number, hash: Bytes): Promise<boolean> {
  const main = await blocks.getMainHash(height)
  return main !== undefined && equalBytes(main, hash)
}
