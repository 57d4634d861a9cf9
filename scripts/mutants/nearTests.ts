import { dirname, join } from 'node:path'

/** Imports and re-exports of a file that remain when types are removed. */
const IMPORT = /^(?:import|export)\s(?!type\b)[^'";]*?['"](\.[^'"]+)['"]|\bimport\(\s*['"](\.[^'"]+)['"]|^import ['"](\.[^'"]+)['"]/gm
/** Maximum number of imports between a test and a source that it is near to. */
const MAX_DISTANCE = 3
/** Maximum number of test files that are near to a source. */
const MAX_NEAR = 12

/** Finds the tests that are nearest to a source, by the texts of all sources and tests. */
export class NearTests {
  readonly #tests: readonly string[]
  readonly #importers = new Map<string, string[]>()

  /** `texts` has the text of each source and test file by its path. */
  constructor(texts: ReadonlyMap<string, string>, isTest: (file: string) => boolean) {
    this.#tests = [...texts.keys()].filter(isTest).sort()
    for (const [file, text] of texts) {
      for (const imported of importsOf(file, text)) {
        const importers = this.#importers.get(imported)
        if (importers === undefined) this.#importers.set(imported, [file])
        else importers.push(file)
      }
    }
  }

  /** All test files, the nearest first. */
  all(source: string): string[] {
    return [...new Set([...this.near(source), ...this.#tests])]
  }

  /**
   * Test files in the order of their distance: the mirrored test is at 0, an import adds 1, the tests of the mirrored folder are at 2
   * and those of each folder above at 1 more.
   */
  near(source: string): string[] {
    const distances = this.#distances(source)
    const rated = this.#tests.map((test) => ({
      test,
      distance: Math.min(mirrorDistance(source, test), distances.get(test) ?? Number.POSITIVE_INFINITY),
    }))
    return rated
      .filter(({ distance }) => distance <= MAX_DISTANCE)
      .sort((a, b) => a.distance - b.distance)
      .slice(0, MAX_NEAR)
      .map(({ test }) => test)
  }

  /** Returns the number of imports from each file to a source, up to the maximum. */
  #distances(source: string): ReadonlyMap<string, number> {
    const distances = new Map([[source, 0]])
    let files = [source]
    for (let distance = 1; distance <= MAX_DISTANCE; distance++) {
      files = files.flatMap((file) => this.#importers.get(file) ?? []).filter((file) => !distances.has(file))
      for (const file of files) distances.set(file, distance)
    }
    return distances
  }
}

function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(IMPORT)].map(([, from, dynamic, bare]) => join(dirname(file), from ?? dynamic ?? bare ?? ''))
}

function mirrorDistance(source: string, test: string): number {
  const mirrored = source.replace(/^src\//, 'test/').replace(/\.ts$/, '')
  if (test === `${mirrored}.test.ts` || test.startsWith(`${mirrored}/`)) return 0
  let distance = 2
  for (let folder = dirname(mirrored); folder !== 'test' && folder !== '.'; folder = dirname(folder)) {
    if (test.startsWith(`${folder}/`)) return distance
    distance++
  }
  return Number.POSITIVE_INFINITY
}
