import { type Bytes, equalBytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import type { Awaitable } from '../../concurrency/maybePromise.ts'
import type { BlockReader } from '../../storage/store.ts'

/** A block, as far as its place in the chain goes. */
export interface BlockId {
  readonly hash: Bytes
  readonly header: { readonly number: number }
}

/** The hash of the block at this height, or undefined where there is none. */
export type FindHash = (height: number) => Awaitable<Bytes | undefined>

/**
 * Hashes of the chain that ends in `newest`, by height. Where that is the main chain, each costs one look-up; beside
 * it the parents are followed, once, until they are on it.
 */
export function createHashFinder(blocks: BlockReader, newest: BlockId): FindHash {
  const known = new Map<number, Awaitable<Bytes | undefined>>() // code may ask for the same one in a loop
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

/** The hashes from `newest` down that are not the main chain's. */
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
