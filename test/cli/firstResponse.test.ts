import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { bundleCommand } from '../../scripts/program.mjs'
import { askResult } from '../_helpers/wire.ts'
import { makeFolder, spawnCli } from './_cli.ts'

/** Maximum size of the program's code that a start loads. Each megabyte takes 15 ms to compile. */
const MAX_BYTES = 2_650_000
const MAX_MODULES = 1_250
/** The two files, and two that export names of the second one. */
const MAX_FILES = 4

/** Packages, folders and modules that no start needs, which later requests or other settings load. */
const LOADED_LATER = [
  ...['ajv', 'esbuild', 'fastify', 'find-my-way', 'light-my-request', 'pg', 'smol-toml', 'typescript'],
  ...['src/admin', 'src/server/admin', 'src/verify', 'generated/admin', 'generated/resultValidators'],
  ...['src/doctor/doctor', 'src/node/openFork', 'src/server/http/openRoutes', 'src/server/pages/pages'],
]

/** Returns the package of a bundled module, or the module without its extension, its folder and the folder above. */
function placesOf(module: string): string[] {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module) ?? []
  if (name !== undefined) return [name]
  const path = module.replace(/^.*dist\//, '').replace(/\.js$/, '')
  return [path, dirname(path), dirname(dirname(path))]
}

/** Returns the files of the program that a process has loaded, from the coverage that Node wrote at its end. */
function readLoaded(coverage: string): string[] {
  const scripts = readdirSync(coverage).flatMap(
    (name): { url: string }[] => JSON.parse(readFileSync(join(coverage, name), 'utf8')).result,
  )
  const paths = scripts.filter(({ url }) => url.startsWith('file:')).map(({ url }) => fileURLToPath(url))
  return [...new Set(paths)].filter((path) => basename(dirname(path)) === 'src')
}

describe('the first response of scion dev', () => {
  it('the first response of scion dev needs few files of the program, of a bounded size', async () => {
    const coverage = join(makeFolder(), 'coverage')
    mkdirSync(coverage)
    const node = spawnCli(['dev', '--port', '0'], { NODE_V8_COVERAGE: coverage })
    const [, url = ''] = await node.says(/Ctrl-C[\s\S]*url +(http:\/\/127\.0\.0\.1:\d+\/).*\n/)
    expect(await askResult(url, 'eth_blockNumber')).toBe('0x0')
    node.child.kill('SIGTERM')
    expect(await node.ended).toBe(0)
    const loaded = readLoaded(coverage)
    expect(loaded.map((path) => basename(path))).toEqual(expect.arrayContaining(['scion.js', 'scion-start.js']))
    expect(loaded.length).toBeLessThanOrEqual(MAX_FILES)
    expect(loaded.reduce((bytes, path) => bytes + statSync(path).size, 0)).toBeLessThan(MAX_BYTES)
  })

  it('the files of a start have a bounded number of modules, and none of the packages that load later', async () => {
    const { modules } = await bundleCommand(makeFolder())
    const started = [...modules.values()].flat()
    const places = new Set(started.flatMap(placesOf))
    expect([...places]).toEqual(expect.arrayContaining(['commander', 'src/rpc', 'src/server/http/fast']))
    expect(LOADED_LATER.filter((place) => places.has(place))).toEqual([])
    expect(started.length).toBeLessThan(MAX_MODULES)
  })
})
