import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, it } from 'vitest'

type Layers = Readonly<Record<string, readonly string[]>>

const ROOT = join(import.meta.dirname, '..')
const layers: { readonly folders: Layers; readonly chainRooms: Layers } = createRequire(import.meta.url)(
  join(ROOT, 'scripts/layers.cjs'),
)

/** What the page says that each folder may import, by the folders' names. */
function readTable(prefix: string): Record<string, string[]> {
  const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8')
  const rows = [...page.matchAll(new RegExp(`^\\| \`${prefix}/(\\w+)\` \\|.*\\| ([^|]+) \\|$`, 'gm'))]
  return Object.fromEntries(
    rows.map(([, name = '', allowed = '']) => [name, allowed === 'nothing' ? [] : allowed.split(', ')]),
  )
}

it('docs/architecture.md shows which folders may import which', () => {
  expect(readTable('src')).toEqual(layers.folders)
})

it('docs/architecture.md shows which rooms of the chain may import which', () => {
  expect(readTable('chain')).toEqual(layers.chainRooms)
})

/** Files and folders as the page names them: from src, or from the folder that its list is about. */
const BASES = ['src', 'src/chain', 'src/chain/simulation'].map((base) => join(ROOT, base))
/** What is to come. */
const PLANNED = ['chain/feeds', 'chain/tracing', 'chain/controls']

it('docs/architecture.md names files and folders that are there', () => {
  const { folders, chainRooms } = layers
  const names = [...Object.keys(folders), ...Object.keys(chainRooms), 'workers'].join('|')
  const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8')
  const paths = [...page.matchAll(new RegExp(`(?<![\\w/.])(?:${names})/\\w[\\w/]*`, 'g'))].map(([path]) => path)
  const isThere = (path: string) =>
    BASES.some((base) => existsSync(join(base, path)) || existsSync(join(base, `${path}.ts`)))
  expect(paths.length).toBeGreaterThan(60)
  expect(paths.filter((path) => !isThere(path) && !PLANNED.includes(path))).toEqual([])
})
