import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from './_guide.ts'
import { findFiles } from './_pages.ts'
import { findNegativeSentences } from './_sentences.ts'
import { hasTest } from './_tests.ts'

/** The test that fails when a negative sentence of a page becomes false. */
interface Holder {
  /** A part of the sentence. */
  readonly says: string
  readonly file: string
  readonly title: string
}

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const held: Record<string, Holder[]> = parse(read('test/docs/negative.yaml'))

/** Pages without facts about the program as it is, or whose facts other checks hold. */
const OTHERS: Readonly<Record<string, string>> = {
  'docs/methods.md': 'is generated from openrpc/, whose examples are replayed',
  'docs/admin-api.md': 'is generated from openrpc/',
  'docs/progress.md': 'lists work that is not finished',
}
/** Records of decisions describe the past. */
const isRecord = (page: string) => page.startsWith('docs/decisions/')

const pages = [
  ...['README.md', 'SECURITY.md', 'src/client/README.md', 'scripts/package-program/README.md', 'examples/README.md'],
  ...findFiles(join(root, 'docs'), ['.md']).map((path) => relative(root, path)),
].filter((page) => !(page in OTHERS || isRecord(page)))

/** Returns the sentences of a page that no part matches, and the parts that no sentence has. */
function compare(page: string, parts: readonly string[]) {
  const sentences = findNegativeSentences(page)
  return {
    unlisted: sentences.filter((sentence) => !parts.some((part) => sentence.includes(part))),
    outdated: parts.filter((part) => !sentences.some((sentence) => sentence.includes(part))),
  }
}

describe('negative sentences of the pages', () => {
  it.each(pages)(
    'each negative sentence of %s is in test/docs/negative.yaml, or states what is there instead',
    (page) => {
      const parts = (held[page] ?? []).map(({ says }) => says)
      expect(compare(read(page), parts)).toEqual({ unlisted: [], outdated: [] })
    },
  )

  it('the list has only known pages, and each of its tests exists', () => {
    expect(Object.keys(held).filter((page) => !pages.includes(page))).toEqual([])
    const all = Object.values(held).flat()
    expect(all.filter(({ file, title }) => !hasTest(file, title))).toEqual([])
  })

  it.each([
    ['Scion cannot fork. It reads\nblocks.', ['Scion cannot fork.']],
    ['* It does **not** wait.\n* It never waits; a test waits.', ['It never waits; a test waits.']],
    ['| a | There is no support yet |', ['There is no support yet']],
    ['Do not send funds to it. It is public: never send funds.', []],
    ['Pass `--color never`.\n\n```text\nIt cannot run.\n```', []],
    ['| it cannot | never | `test/a.test.ts`: it cannot |', []],
  ])('of %j, the negative sentences are %j', (page, sentences) => {
    expect(findNegativeSentences(page)).toEqual(sentences)
  })

  it('a sentence that is not listed is found, and so is a part that the page no longer has', () => {
    expect(compare('It cannot run.', ['cannot walk'])).toEqual({
      unlisted: ['It cannot run.'],
      outdated: ['cannot walk'],
    })
  })
})
