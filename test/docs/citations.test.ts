import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './_guide.ts'
import { findFiles, headingsOf } from './_pages.ts'

const FOLDERS = ['src', 'openrpc', 'scripts', 'playground', 'bench', 'test', 'docs']
const ENDINGS = ['.ts', '.mjs', '.js', '.yaml', '.md']

/** A page of docs/protocol, and a section of it: `protocol/` and `blocks#hashes`. */
const CITATION = /\bprotocol\/([a-z-]+)(?:#([\w-]+))?/g
/** A section of a document outside this repository: one letter and a number. */
const OUTSIDE_SECTION = /\b[A-Z] \d+(?:\.\d+)+\b|\([A-Z] \d+[,;)]/g

const page = (name: string) => join(root, 'docs/protocol', `${name}.md`)

/** Returns the citations of a text whose target does not exist. */
function findBroken(text: string): string[] {
  const missing = [...text.matchAll(CITATION)].filter(([, name = '', section]) => {
    if (!existsSync(page(name))) return true
    return section !== undefined && !headingsOf(page(name)).includes(section)
  })
  return [...missing.map(([citation]) => citation), ...(text.match(OUTSIDE_SECTION) ?? [])]
}

const itself = relative(root, import.meta.filename)
const files = FOLDERS.flatMap((folder) => findFiles(join(root, folder), ENDINGS))
  .map((path) => relative(root, path))
  .filter((path) => path !== itself)

describe('citations in comments', () => {
  it('every cited page and section exists', () => {
    const broken = files.flatMap((path) =>
      findBroken(readFileSync(join(root, path), 'utf8')).map((citation) => `${path}: ${citation}`),
    )
    expect(broken).toEqual([])
  })

  it('citations are searched in every folder', () => {
    expect([...new Set(files.map((path) => path.split('/')[0]))]).toEqual(FOLDERS)
    expect(files.some((path) => readFileSync(join(root, path), 'utf8').includes('(protocol/'))).toBe(true)
  })

  it.each([
    'protocol/nowhere',
    'protocol/nowhere#hashes',
    'protocol/blocks#nowhere',
    '(C 5.6)',
    '(R 8.4.3, 15.3)',
    '(C 9)',
    '/** C 3.9. */',
    'of C 4.13.',
  ])('a broken citation is found: %s', (text) => {
    expect(findBroken(text)).toHaveLength(1)
  })

  it.each(['protocol/blocks', '(protocol/blocks#hashes)', 'RSKIP-144', 'Node 20.19', 'EIP-1191'])(
    'a valid citation is accepted: %s',
    (text) => expect(findBroken(text)).toEqual([]),
  )
})
