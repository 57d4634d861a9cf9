import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { cacheFolder, hashSources, removeOldest } from './cache.ts'

/** Files and folders that determine the fixture's bytes. */
const SOURCES = ['src', 'generated', 'scripts/fixture', 'package-lock.json']
/** Maximum number of fixtures that are stored. */
const MAX_STORED = 4
const CACHE = cacheFolder('scion-built-fixture')

/** Returns a folder with the fixture's chains, built once for each state of the sources. Tests start nodes on copies of it. */
export async function cachedFixture(): Promise<string> {
  const folder = join(CACHE, await hashSources(SOURCES))
  if (existsSync(folder)) return folder
  await mkdir(CACHE, { recursive: true })
  await removeOldest(CACHE, MAX_STORED)
  const unfinished = await mkdtemp(join(CACHE, 'unfinished-'))
  const { buildFixture } = await import('../../scripts/fixture/buildFixture.ts')
  await buildFixture(unfinished)
  await rename(unfinished, folder).catch(async (error: unknown) => {
    if (!existsSync(folder)) throw error
    await rm(unfinished, { recursive: true, force: true }) // another run was faster
  })
  return folder
}
