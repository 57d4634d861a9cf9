import type { Mutant } from './mutant.ts'

/** Returns numbers from 0 to 1 that a seed determines (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Returns a number of mutants by a seed: one from each file in a shuffled order, then a second one from each, and so on. Each kind that
 * a file has is equally likely, since a table of constants would otherwise outweigh all conditions.
 */
export function chooseSample(mutants: readonly Mutant[], count: number, seed: number): Mutant[] {
  const random = createRandom(seed)
  const names = [...new Set(mutants.map(({ file }) => file))].sort()
  const files = shuffle(names, random).map((name) => mutants.filter(({ file }) => file === name))
  const chosen: Mutant[] = []
  while (chosen.length < count && files.some((all) => all.length > 0)) {
    for (const all of files) {
      const one = chosen.length < count ? takeOne(all, random) : undefined
      if (one !== undefined) chosen.push(one)
    }
  }
  return chosen
}

/** Removes and returns a mutant of a random kind. */
function takeOne(mutants: Mutant[], random: () => number): Mutant | undefined {
  const kinds = [...new Set(mutants.map(({ kind }) => kind))].sort()
  const kind = kinds[Math.floor(random() * kinds.length)]
  const ofKind = mutants.filter((mutant) => mutant.kind === kind)
  const one = ofKind[Math.floor(random() * ofKind.length)]
  if (one !== undefined) mutants.splice(mutants.indexOf(one), 1)
  return one
}

function shuffle<T>(values: readonly T[], random: () => number): T[] {
  return values
    .map((value) => ({ value, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ value }) => value)
}
