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
 * chain are read once, from parent to parent, and those of the last side chain are remembered, so that its next block reads
 * only itself.
 */
export function createHashFinder(blocks: BlockReader, newest: BlockId): FindHash {
  const known = new Map<number, MaybePromise<Bytes | undefined>>() // code may read the same hash in a loop
  let branch: Promise<Branch> | undefined

  async function find(height: number): Promise<Bytes | undefined> {
    branch ??= readBranch(blocks, newest)
    const { root, hashes, count } = await branch
    const index = height - root.header.number - 1
    const hash = index >= 0 && index < count ? hashes[index] : await blocks.getMainHash(height)
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

/** A side chain, without blocks for a canonical one. */
interface Branch {
  /** Its first canonical ancestor. */
  readonly root: BlockId
  /** Hashes of the blocks above the root, oldest first. Those after the first `count` belong to a later branch. */
  readonly hashes: Bytes[]
  readonly count: number
}

/** The side chain that was read last, by the reader of its chain. */
const lastBranches = new WeakMap<BlockReader, Branch>()

async function readBranch(blocks: BlockReader, newest: BlockId): Promise<Branch> {
  const last = await getLastBranch(blocks)
  const above: Bytes[] = []
  let id = newest
  while (!isEndOf(last, id)) {
    if (await isMain(blocks, id)) return remember(blocks, { root: id, hashes: above.reverse(), count: above.length })
    above.push(id.hash)
    id = await readParentId(blocks, id)
  }
  return remember(blocks, extend(last, above.reverse()))
}

/** Returns the last side chain, if its root is still canonical: then all of its ancestors are. */
async function getLastBranch(blocks: BlockReader): Promise<Branch | undefined> {
  const last = lastBranches.get(blocks)
  return last !== undefined && (await isMain(blocks, last.root)) ? last : undefined
}

function isEndOf(branch: Branch | undefined, { hash }: BlockId): branch is Branch {
  const end = branch?.hashes[branch.count - 1]
  return end !== undefined && equalBytes(end, hash)
}

function extend({ root, hashes, count }: Branch, above: readonly Bytes[]): Branch {
  const shared = hashes.length === count ? hashes : hashes.slice(0, count)
  return { root, hashes: shared, count: pushAll(shared, above) }
}

function pushAll(to: Bytes[], added: readonly Bytes[]): number {
  for (const one of added) to.push(one)
  return to.length
}

function remember(blocks: BlockReader, branch: Branch): Branch {
  if (branch.count > 0) lastBranches.set(blocks, branch)
  return branch
}

async function readParentId(blocks: BlockReader, { hash, header }: BlockId): Promise<BlockId> {
  const block = await blocks.getByHash(hash)
  if (block === undefined) throw new Error(`block ${toHex(hash)} is missing`)
  return { hash: block.parentHash, header: { number: header.number - 1 } }
}

async function isMain(blocks: BlockReader, { hash, header }: BlockId): Promise<boolean> {
  const main = await blocks.getMainHash(header.number)
  return main !== undefined && equalBytes(main, hash)
}
