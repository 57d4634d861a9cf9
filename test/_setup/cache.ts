import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** Returns a hash of Node's version and of files and folders of the project, as a name for what is made from them. */
export async function hashSources(sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  for (const source of sources) {
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

/** Returns the path of a folder of `node_modules/.cache`, which several checkouts may share. */
export const cacheFolder = (name: string): string => join(ROOT, 'node_modules/.cache', name)

/** Removes the oldest entries of a folder beyond `max`. */
export async function removeOldest(folder: string, max: number): Promise<void> {
  const paths = (await readdir(folder)).map((name) => join(folder, name))
  const byAge = await Promise.all(paths.map(async (path) => ({ path, mtimeMs: (await stat(path)).mtimeMs })))
  byAge.sort((a, b) => b.mtimeMs - a.mtimeMs)
  for (const { path } of byAge.slice(max)) await rm(path, { recursive: true, force: true })
}

/** Writes a file that another process never reads half written, into a folder that keeps up to `max` others. */
export async function storeFile(path: string, content: string | Uint8Array, max: number): Promise<void> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true })
  await removeOldest(folder, max)
  const unfinished = `${path}.${process.pid}`
  await writeFile(unfinished, content)
  await rename(unfinished, path)
}
