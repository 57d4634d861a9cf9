import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './_guide.ts'
import { findFiles } from './_pages.ts'

const SOURCES = join(root, 'src')
const MAX_LINES = 45

const folders = readdirSync(SOURCES, { withFileTypes: true }).filter((entry) => entry.isDirectory())
const readmes = findFiles(SOURCES, ['README.md']).map((path) => relative(root, path))

/** Returns the files that a page names in code quotes, which are not where it says. Paths are from the page, or from the root. */
function findMissing(page: string, text: string): string[] {
  const names = [...text.matchAll(/`([\w./-]+\.ts)`/g)].map(([, name = '']) => name)
  return names.filter((name) => ![dirname(page), '.'].some((base) => existsSync(join(root, base, name))))
}

it('each top folder of src has a README of one page', () => {
  for (const { name } of folders) {
    const text = readFileSync(join(SOURCES, name, 'README.md'), 'utf8')
    if (name !== 'client') expect(text.split('\n').length, name).toBeLessThanOrEqual(MAX_LINES) // that of the package
  }
})

describe('the READMEs of src', () => {
  it.each(readmes)('%s names only files that exist', (page) => {
    expect(findMissing(page, readFileSync(join(root, page), 'utf8'))).toEqual([])
  })

  it('a file that does not exist is found', () => {
    expect(findMissing('src/chain/README.md', 'Start with `openChain.ts`, not `closeChain.ts`.')).toEqual([
      'closeChain.ts',
    ])
  })
})
