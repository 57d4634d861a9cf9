import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readPage, root } from './_guide.ts'

type Layers = Readonly<Record<string, readonly string[]>>

const { folders, chainFolders, tools }: Readonly<Record<'folders' | 'chainFolders' | 'tools', Layers>> = createRequire(
  import.meta.url,
)(join(root, 'scripts/layers.cjs'))
const page = await readPage('ARCHITECTURE.md')

/** Maximum number of words of the page, as `wc -w` counts them. */
const MAX_WORDS = 2_000

/** Returns the imports that the page's tables allow each folder, by the folder's path. */
function readTable(): Record<string, readonly string[]> {
  const rows = page.matchAll(/^\| `(?<folder>(?:src|bench|scripts)[\w/]*)` \| (?<imports>[^|]+) \|.*\|$/gm)
  return Object.fromEntries(
    [...rows].map(({ groups: { folder = '', imports = '' } = {} }) => [
      folder,
      imports === 'nothing' ? [] : imports.split(', '),
    ]),
  )
}

const withPrefix = (prefix: string, layers: Layers): [string, readonly string[]][] =>
  Object.entries(layers).map(([name, allowed]) => [`${prefix}/${name}`, allowed])

/** Returns the files and folders that the page names, as paths from `src`. */
function findPaths(): string[] {
  const names = Object.keys(folders).join('|')
  return [...page.matchAll(new RegExp(`\`(?:src/)?((?:${names}|cli)/[\\w/.]+)\``, 'g'))].map(([, path = '']) => path)
}

it('ARCHITECTURE.md shows the imports that scripts/layers.cjs allows', () => {
  expect(readTable()).toEqual(
    Object.fromEntries([
      ...withPrefix('src', folders),
      ...withPrefix('src/chain', chainFolders),
      ...Object.entries(tools),
    ]),
  )
})

it('ARCHITECTURE.md names only files and folders that exist', () => {
  const exists = (path: string) => existsSync(join(root, 'src', path)) || existsSync(join(root, 'src', `${path}.ts`))
  const paths = findPaths()
  expect(paths.length).toBeGreaterThan(60)
  expect(paths.filter((path) => !exists(path))).toEqual([])
})

it(`ARCHITECTURE.md has at most ${MAX_WORDS} words`, () => {
  expect(page.trim().split(/\s+/).length).toBeLessThanOrEqual(MAX_WORDS)
})
