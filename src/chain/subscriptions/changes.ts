import type { ChainChanges, ChainPlace, Feeds } from '../api/engine.ts'
import { findCommonAncestor } from '../canonical/commonAncestor.ts'
import type { ChainContext } from '../context.ts'

type Source = Pick<ChainContext, 'store' | 'head' | 'reorganisations'>

/** What happened on the main chain since a reader last looked. */
export function createChanges(source: Source): Pick<Feeds, 'head' | 'placeAt' | 'changesSince'> {
  const { store, reorganisations } = source
  return {
    head: () => headOf(source),
    placeAt(number) {
      return reorganisations.readConsistent(async () => {
        if (number > headOf(source).number) return undefined
        const hash = await store.blocks.getMainHash(number)
        return hash && { number, hash }
      })
    },
    changesSince: (place, limit) => reorganisations.readConsistent(() => readChanges(source, place, limit)),
  }
}

export function headOf({ head }: Pick<Source, 'head'>): ChainPlace {
  const { block } = head.current()
  return { number: block.header.number, hash: block.hash }
}

async function readChanges(source: Source, from: ChainPlace, limit: number): Promise<ChainChanges> {
  const { store, head } = source
  const top = head.current().block.header.number // a block that is stored and not visible yet comes the next time
  const { removed, place, isOnMain } = await findCommonAncestor(source, from, limit)
  if (!isOnMain) return { removed, added: [], place, isComplete: false }
  const first = place.number + 1
  const hashes = await store.blocks.getMainHashes(first, Math.min(top, place.number + limit - removed.length))
  const added = hashes.map((hash, index) => ({ number: first + index, hash }))
  const end = added.at(-1) ?? place
  return { removed, added, place: end, isComplete: end.number >= top }
}
