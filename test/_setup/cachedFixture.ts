import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
/** Files and folders that determine the fixture's bytes. */
const SOURCES = ['src', 'generated', 'scripts/fixture', 'package-lock.json']
/** Maximum number of fixtures that are stored: several checkouts may share `node_modules`. */
const MAX_STORED = 4
const CACHE = join(ROOT, 'node_modules/.cache/scion-built-fixture')

/** Returns a folder with the fixture's chains, built once for each state of the sources. Tests start nodes on copies of it. */
export async function cachedFixture(): Promise<string> {
  const folder = join(CACHE, await hashSources())
  if (existsSync(folder)) return folder
  await mkdir(CACHE, { recursive: true })
  await removeOld()
  const unfinished = await mkdtemp(join(CACHE, 'unfinished-'))
  const { buildFixture } = await import('../../scripts/fixture/buildFixture.ts')
  await buildFixture(unfinished)
  await rename(unfinished, folder).catch(async (error: unknown) => {
    if (!existsSync(folder)) throw error
    await rm(unfinished, { recursive: true, force: true }) // another run was faster
  })
  return folder
}

async function removeOld(): Promise<void> {
  const folders = (await readdir(CACHE)).map((name) => join(CACHE, name))
  const byAge = folders.map((path) => ({ path, mtimeMs: statSync(path).mtimeMs })).sort((a, b) => b.mtimeMs - a.mtimeMs)
  for (const { path } of byAge.slice(MAX_STORED)) await rm(path, { recursive: true, force: true })
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  for (const source of SOURCES) {
    for (const path of await filesBelow(source)) hash.update(path).update(await readFile(join(ROOT, path)))
  }
  return hash.digest('hex').slice(0, 32)
}

async function filesBelow(path: string): Promise<string[]> {
  if (path.includes('.')) return [path]
  const entries = await readdir(join(ROOT, path), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map(({ parentPath, name }) => join(parentPath, name).slice(ROOT.length + 1)).sort()
}
