import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take most time, longest first. In a clone, vitest knows no durations. */
const LONGEST = [
  'guides/addingAMethod',
  'browser/playground',
  'guides/guides',
  'helpers/helpers',
  'packages/dockerfile',
  'tools/foundryDev',
  'ponder',
  'firstHour/clone',
  'viem',
  'registry/registry',
].map((name) => join(import.meta.dirname, `${name}.test.ts`))

const rank = ({ moduleId }: TestSpecification) => {
  const at = LONGEST.indexOf(moduleId)
  return at === -1 ? LONGEST.length : at
}

/** Starts the longest files first, so that none of them runs alone at the end while the other processors wait. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const gone = LONGEST.filter((path) => !existsSync(path))
    if (gone.length > 0)
      throw new Error(`test/compat/_longestFirst.ts lists files that do not exist: ${gone.join(', ')}`)
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}
