import type { Bytes } from '../base/bytes.ts'
import {
  type ForkDetectionAncestor,
  forkDetectionData,
  requiredAncestors,
  toForkDetectionAncestor,
} from '../model/forkDetection.ts'
import type { Header } from '../model/header.ts'
import type { BlockReader } from '../store/store.ts'
import type { BlockCache } from './blockCache.ts'

/** The oldest ancestor that is asked for lies 449 blocks back. */
const KEPT = 512

/** What RSKIP-110 asks of the blocks below a new one; kept, since the next block asks nearly the same. */
export interface ForkAncestors {
  /** The fork detection data of the main chain's next block, at height `number`. */
  dataAt(number: number): Promise<Bytes>
  /** The main chain has a new newest block. */
  add(header: Header): void
  /** Says that the blocks of the main chain have changed. */
  reset(): void
}

export function createForkAncestors(reader: BlockReader, blocks: BlockCache): ForkAncestors {
  const kept = new Map<number, ForkDetectionAncestor>()

  async function load(height: number): Promise<ForkDetectionAncestor> {
    const row = await reader.getMain(height)
    if (row === undefined) throw new Error(`block ${height} is missing`)
    return toForkDetectionAncestor(blocks.decode(row).header)
  }

  return {
    async dataAt(number) {
      for (const height of requiredAncestors(number)) if (!kept.has(height)) kept.set(height, await load(height))
      return forkDetectionData(number, (height) => {
        const ancestor = kept.get(height)
        if (ancestor === undefined) throw new Error(`block ${height} was not asked for`)
        return ancestor
      })
    },
    add(header) {
      kept.set(header.number, toForkDetectionAncestor(header))
      kept.delete(header.number - KEPT)
    },
    reset: () => kept.clear(),
  }
}
