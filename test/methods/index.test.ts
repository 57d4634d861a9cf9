import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type MethodName, methodNames } from '../../generated/methods.ts'
import { methodTraits } from '../../generated/traits.ts'
import { methods } from '../../src/methods/index.ts'

const root = join(import.meta.dirname, '../..')

/** Returns a method's path in each tree, without the ending: `eth/eth_call`, `rpc/rpc.discover`. */
const placeOf = (name: MethodName) => `${name.split(/[_.]/, 1)[0]}/${name}`
const answered = methodNames.filter((name) => methodTraits[name]?.unsupported === undefined)
/** Aliases have no file of their own. */
const firstNames = answered.filter((name) => methodTraits[name]?.aliasOf === undefined)
const places = firstNames.map(placeOf).sort()

/** Folders of methods; other folders have shared code. */
const families = new Set(methodNames.map((name) => placeOf(name).split('/', 1)[0] ?? ''))

/** Returns the files in the folders of methods of a tree, without the ending. */
function filesIn(tree: string, ending: string): string[] {
  return readdirSync(join(root, tree), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => families.has(path.split('/', 1)[0] ?? '') && path.endsWith(ending))
    .map((path) => path.slice(0, -ending.length))
    .sort()
}

describe('a method is one word', () => {
  it('each method has a file in openrpc/methods, also the unsupported ones', () => {
    const files = methodNames.filter((name) => methodTraits[name]?.aliasOf === undefined).map(placeOf)
    expect(filesIn('openrpc/methods', '.yaml')).toEqual(files.sort())
  })

  it('each supported method has a file in src/methods', () => {
    expect(filesIn('src/methods', '.ts')).toEqual(places)
  })

  it('each file in test/methods is of a method; methods with sufficient examples have none', () => {
    const others = filesIn('test/methods', '.test.ts').filter((file) => !places.includes(file))
    expect(others.filter((file) => !places.includes(file.slice(0, file.lastIndexOf('.'))))).toEqual([])
  })

  it('each method has a section in docs/methods.md', () => {
    const page = readFileSync(join(root, 'docs/methods.md'), 'utf8')
    expect(methodNames.filter((name) => !page.includes(`\n## ${name}\n`))).toEqual([])
  })

  it('each supported method is in the table of implementations', () => {
    expect(Object.keys(methods).sort()).toEqual([...firstNames].sort())
  })
})
