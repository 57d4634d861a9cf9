import { type Bytes, equalBytes } from '../base/bytes.ts'
import type { BlockReader } from '../store/store.ts'

const REACH = 256

/** A block, as far as its place in the chain goes. */
export interface BlockPlace {
  readonly hash: Bytes
  readonly header: { readonly number: number }
}

/**
 * The BLOCKHASH of code that runs in block `number` on top of `parent`: the hashes of the 256 blocks before it.
 * Heights on the main chain are one look-up; beside it the parents are followed.
 */
export function createBlockHashes(
  blocks: BlockReader,
  number: number,
  parent: BlockPlace,
): (asked: number) => Promise<Bytes | undefined> {
  const known = new Map<number, Promise<Bytes | undefined>>() // at most 256: code may ask in a loop
  return async (asked) => {
    if (asked < 0 || asked >= number || asked < number - REACH) return undefined
    const hash = known.get(asked) ?? findAncestor(blocks, parent, asked)
    known.set(asked, hash)
    return hash
  }
}

async function findAncestor(blocks: BlockReader, parent: BlockPlace, asked: number): Promise<Bytes | undefined> {
  let hash: Bytes | undefined = parent.hash
  let height = parent.header.number
  while (hash !== undefined && height > asked) {
    if (await isMain(blocks, height, hash)) return blocks.getMainHash(asked)
    hash = (await blocks.getByHash(hash))?.parentHash
    height--
  }
  return hash
}

async function isMain(blocks: BlockReader, height: number, hash: Bytes): Promise<boolean> {
  const main = await blocks.getMainHash(height)
  return main !== undefined && equalBytes(main, hash)
}
