import { mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openLocalKey } from '../../src/apiKeys/localKey.ts'
import { makeFolder } from '../../src/storage/makeFolder.ts'
import { openStore } from '../../src/storage/openStore.ts'
import { findFiles } from '../docs/_pages.ts'

async function makeTemporary(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'scion-folder-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

it('makeFolder creates a folder and its parents, sets the mode of the folder only, and keeps an existing one', async () => {
  const above = await makeTemporary()
  const folder = join(above, 'a/b/c')
  for (const mode of [0o700, 0o755]) await makeFolder(folder, mode)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  await writeFile(join(folder, 'kept'), '')
  await makeFolder(folder)
  expect((await stat(join(folder, 'kept'))).isFile()).toBe(true)
})

it('concurrent calls of makeFolder all succeed', async () => {
  const folder = join(await makeTemporary(), 'a/b')
  await Promise.all(Array.from({ length: 8 }, () => makeFolder(folder)))
  expect((await stat(folder)).isDirectory()).toBe(true)
})

it('makeFolder throws if a file or a broken link has the name of the folder', async () => {
  const folder = await makeTemporary()
  await writeFile(join(folder, 'file'), '')
  await symlink(join(folder, 'nowhere'), join(folder, 'link'))
  await expect(makeFolder(join(folder, 'file'))).rejects.toMatchObject({ code: 'EEXIST' })
  await expect(makeFolder(join(folder, 'file/below'))).rejects.toMatchObject({ code: 'ENOTDIR' })
  await expect(makeFolder(join(folder, 'link'))).rejects.toMatchObject({ code: 'ENOENT' })
})

// On such a path the option `recursive` of Node.js never returns.
it.runIf(process.platform === 'linux')(
  'a folder that the system cannot create is an error of makeFolder, the local key and the store',
  async () => {
    for (const folder of ['/proc/scion', '/proc/scion/data'])
      await expect(makeFolder(folder)).rejects.toMatchObject({ code: 'ENOENT' })
    const unavailable = { kind: 'storeUnavailable' }
    await expect(openLocalKey('/proc/scion')).rejects.toMatchObject(unavailable)
    const place = { kind: 'sqlite', path: '/proc/scion/chain.sqlite', driver: 'node' } as const
    await expect(openStore(place, {})).rejects.toMatchObject(unavailable)
  },
)

it('no module creates folders with the recursive option of Node.js', async () => {
  const files = findFiles(join(import.meta.dirname, '../../src'), ['.ts'])
  const texts = await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const))
  const recursive = texts.filter(([, text]) => /mkdir(Sync)?\([^;]*recursive/.test(text))
  expect(texts.length).toBeGreaterThan(500)
  expect(recursive.map(([file]) => file)).toEqual([])
})
