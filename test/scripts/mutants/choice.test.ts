import { describe, expect, it } from 'vitest'
import { readDiff } from '../../../scripts/mutants/changedLines.ts'
import { findStale, isMarked, parseEquivalent } from '../../../scripts/mutants/equivalent.ts'
import { NearTests } from '../../../scripts/mutants/nearTests.ts'
import { chooseSample } from '../../../scripts/mutants/sample.ts'
import { readSource } from './_source.ts'

const { mutants } = readSource('export let a = 1\nif (a > 2) a = 3\n')

describe('a sample', () => {
  const many = ['src/a.ts', 'src/b.ts', 'src/c.ts'].flatMap((file) => mutants.map((mutant) => ({ ...mutant, file })))

  it('takes one mutant of each file before a second one', () => {
    const files = chooseSample(many, 5, 1).map(({ file }) => file)
    expect(new Set(files.slice(0, 3)).size).toBe(3)
    expect(files).toHaveLength(5)
  })

  it('is the same for a seed, and another for another seed', () => {
    expect(chooseSample(many, 5, 7)).toEqual(chooseSample(many, 5, 7))
    expect(chooseSample(many, 5, 7)).not.toEqual(chooseSample(many, 5, 8))
  })

  it('of more mutants than exist has all of them', () => {
    expect(chooseSample(many, 100, 1)).toHaveLength(many.length)
  })
})

it('the lines of a diff are those that it adds or replaces', () => {
  const diff = `--- a/src/a.ts
+++ b/src/a.ts
@@ -3 +3,2 @@ function a() {
-old
+new
+newer
@@ -9,2 +10,0 @@
-gone
--- a/src/gone.ts
+++ /dev/null
@@ -1 +0,0 @@
-gone
--- /dev/null
+++ b/src/b.ts
@@ -0,0 +1 @@
+first
`
  expect([...readDiff(diff)].map(([file, lines]) => [file, [...lines]])).toEqual([
    ['src/a.ts', [3, 4]],
    ['src/b.ts', [1]],
  ])
})

describe('the list of equivalent mutants', () => {
  const entry = { file: 'src/fixture.ts', line: 'if (a > 2) a = 3', old: 'a > 2', new: 'a >= 2', reason: 'a is odd' }

  it('marks the mutant of its file, line and texts', () => {
    expect(mutants.filter((mutant) => isMarked(mutant, [entry])).map(({ kind }) => kind)).toEqual(['bound'])
  })

  it.each([
    ['a changed line', { ...entry, line: 'if (a > 2) a = 4' }],
    ['a mutant that does not exist', { ...entry, new: 'a < 2' }],
    ['another file', { ...entry, file: 'src/other.ts' }],
  ])('an entry with %s is a problem', (_, stale) => {
    const find = (file: string) => (file === entry.file ? mutants : [])
    expect(findStale([entry, stale], find)).toEqual([
      `scripts/mutants/equivalent.yaml: must name a mutant of ${stale.file}, got the line "${stale.line}"; remove or correct the entry`,
    ])
  })

  it('an entry without a reason is refused', () => {
    const text = `[{ file: a, line: b, old: c, new: d, reason: '' }]`
    expect(() => parseEquivalent(text)).toThrow('entry 1 must have the texts file, line, old, new, reason')
  })
})

it('the mirrored test is nearest, then tests by imports and folders, then recorded chains', () => {
  const texts = new Map([
    ['src/chain/pool/limits.ts', ''],
    ['src/chain/pool/pool.ts', "import { limit } from './limits.ts'\n"],
    ['src/chain/other.ts', "import type { Limit } from './pool/limits.ts'\n"],
    ['test/chain/pool/limits.test.ts', ''],
    ['test/chain/pool/pool.test.ts', "import { pool } from '../../../src/chain/pool/pool.ts'\n"],
    ['test/chain/blocks.test.ts', ''],
    ['test/chain/types.test.ts', "import { other } from '../../src/chain/other.ts'\n"],
    ['test/conformance/chains.test.ts', ''],
    ['test/far.test.ts', "import {\n  limit,\n} from '../src/chain/pool/limits.ts'\n"],
    ['test/none.test.ts', "import { other } from '../src/chain/other.ts'\n"],
  ])
  const near = new NearTests(texts, (file) => file.endsWith('.test.ts')).near('src/chain/pool/limits.ts')
  expect(near.map(({ file, distance }) => [distance, file])).toEqual([
    [0, 'test/chain/pool/limits.test.ts'],
    [1, 'test/far.test.ts'],
    [2, 'test/chain/pool/pool.test.ts'],
    [3, 'test/chain/blocks.test.ts'],
    [3, 'test/chain/types.test.ts'],
    [4, 'test/conformance/chains.test.ts'],
  ])
})
