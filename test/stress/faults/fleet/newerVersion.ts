import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const ROOT = join(import.meta.dirname, '../../../..')
const ENCODING = 'src/replication/encodeChange.js'
const OLD = 'const VERSION = 1;'

/**
 * A build of the program as a later version may be: it tells what it writes in another form, which the present version
 * does not understand, nor it that one's. Returns what to run; the build goes with the test.
 */
export async function buildNewerVersion(): Promise<string> {
  const folder = join(ROOT, 'node_modules/.cache', `scion-newer-${process.pid}`) // below the packages that it imports
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(folder, { recursive: true })
  const dist = join(folder, 'dist')
  await cp(join(ROOT, 'dist'), dist, { recursive: true, filter: (path) => !path.endsWith('.map') })
  await symlink(join(ROOT, 'package.json'), join(folder, 'package.json'))
  const program = await readFile(join(dist, ENCODING), 'utf8')
  if (!program.includes(OLD)) throw new Error(`there is no ${OLD} in ${ENCODING}`)
  await writeFile(join(dist, ENCODING), program.replace(OLD, 'const VERSION = 2;'))
  return join(dist, 'src/cli/main.js')
}
