import { dirname, join } from 'node:path'

/** Imports and re-exports of a file that remain when types are removed. */
const IMPORT =
  /^(?:import|export)\s(?!type\b)[^'";]*?['"](\.[^'"]+)['"]|\bimport\(\s*['"](\.[^'"]+)['"]|^import ['"](\.[^'"]+)['"]/gm
/** Maximum number of imports between a test and a source that it is near to. */
const MAX_DISTANCE = 2
/** Tests that execute recorded chains, the sources that take part in this, and the distance between them. */
const RECORDED = 'test/conformance/'
const EXECUTING = /^src\/(?:bitcoin|bridge|chain|chainspec|crypto|evm|primitives|state|storage)\//
const RECORDED_DISTANCE = 4
/** Distance of all other tests. */
export const FAR = 1_000
/** Maximum number of test files that are near to a source. */
const MAX_NEAR = 60

/** A test file and its distance from a source. */
export interface NearTest {
  readonly file: string
  readonly distance: number
}

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

  /**
   * Returns all test files in the order of their distance: the mirrored test is at 0, an import adds 1, the tests of the mirrored folder
   * are at 2 and those of each folder above at 1 more, recorded chains at 4.
   */
  all(source: string): NearTest[] {
    const distances = this.#distances(source)
    const rated = this.#tests.map((file) => ({
      file,
      distance: Math.min(mirrorDistance(source, file), distances.get(file) ?? FAR),
    }))
    return rated.sort((a, b) => a.distance - b.distance)
  }

  /** Returns the test files at a distance, the nearest first. */
  near(source: string): NearTest[] {
    return this.all(source)
      .filter(({ distance }) => distance < FAR)
      .slice(0, MAX_NEAR)
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
  const isRecorded = test.startsWith(RECORDED) && EXECUTING.test(source)
  return isRecorded ? RECORDED_DISTANCE : FAR
}
