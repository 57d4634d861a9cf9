import { copyFile, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { openStore, openStoreForReading } from '../../../src/storage/openStore.ts'
import { copySqliteFile } from '../../../src/storage/sqlite/copyOnline.ts'
import { removeSqliteFile } from '../../../src/storage/sqlite/removeFile.ts'
import { closedAfterTest, temporaryFolder } from '../../_helpers/temporary.ts'
import { fileIn } from '../engines.ts'
import { toArgument } from '../placeArguments.ts'
import { startChild } from '../startChild.ts'

/** Returns the error of `openStore`. Throws if the store opens. */
async function openingError(path: string): Promise<Error & { kind?: unknown }> {
  const store = await openStore({ kind: 'sqlite', path }).catch((error: Error) => error)
  if (store instanceof Error) return store
  await store.close()
  throw new Error('the store has opened')
}

it.each([
  ['text', Buffer.from('this is not a database, and it is longer than the header of one would be '.repeat(20))],
  ['a header without its pages', Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(4080, 0xff)])],
])('a file with %s is reported as corrupted, without its path', async (_name, content) => {
  const path = join(await temporaryFolder(), 'chain.sqlite')
  await writeFile(path, content)
  const error = await openingError(path)
  expect(error).toMatchObject({ kind: 'storeCorrupted' })
  expect(error.message).not.toContain(path)
})

it('a path that cannot be a file is reported as unavailable, without the path', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'file'), '')
  await mkdir(join(folder, 'directory.sqlite'))
  for (const path of [join(folder, 'file', 'chain.sqlite'), join(folder, 'directory.sqlite')]) {
    const error = await openingError(path)
    expect(error).toMatchObject({ kind: 'storeUnavailable' })
    expect(error.message).not.toContain(folder)
  }
})

it.each([':memory:', '', 'file:chain?mode=memory'])(
  'the name %o of a database in memory is refused, and creates no file',
  async (path) => {
    const before = await readdir('.')
    const cause = { message: expect.stringContaining('use the engine memory') }
    expect(await openingError(path)).toMatchObject({ kind: 'storeUnavailable', cause })
    await expect(openStoreForReading({ kind: 'sqlite', path })).rejects.toMatchObject({ kind: 'storeUnavailable' })
    expect(await readdir('.')).toEqual(before)
  },
)

it('a failed opening leaves no lock', async () => {
  const folder = await temporaryFolder()
  const path = join(folder, 'chain.sqlite')
  await writeFile(path, 'x'.repeat(5_000))
  await openingError(path)
  await rm(path)
  await (await openStore({ kind: 'sqlite', path })).close()
})

it('an in-memory store can be written, and is gone after it is closed', async () => {
  const store = await openStore({ kind: 'memory' })
  await store.write(({ meta }) => meta.set('name', 'value'))
  expect(await store.meta.get('name')).toBe('value')
  await store.close()
  const other = closedAfterTest(await openStore({ kind: 'memory' }))
  expect(await other.meta.get('name')).toBeUndefined()
})

// The driver for Node 20 closes a connection only when its statements have been collected (decision 0006).
it.skipIf(process.platform === 'win32').each([
  ['is written by another process', async () => undefined],
  ['has been replaced', removeSqliteFile],
])('a connection that its driver closes late does not change a file that %s', async (_name, prepare) => {
  const place = fileIn(await temporaryFolder())
  const child = await startChild('closeAndCollect', toArgument(place))
  expect(await child.lines.next()).toMatchObject({ value: 'closed' })
  await prepare(place.path)
  const store = await openStore(place)
  await store.write(({ meta }) => meta.set('name', 'second'))
  child.pause()
  child.resume()
  expect(await child.lines.next()).toMatchObject({ value: 'collected' })
  expect(await store.meta.get('name')).toBe('second')
  await store.write(({ meta }) => meta.set('other', 'third'))
  await store.close()
  const again = closedAfterTest(await openStore(place))
  expect([await again.meta.get('name'), await again.meta.get('other')]).toEqual(['second', 'third'])
})

it('the page checksums of version 0.1.0 are removed before the file is written', async () => {
  const place = fileIn(await temporaryFolder())
  await writeFile(`${place.path}-sums`, 'Scion page sums')
  const store = await openStore(place)
  await store.close()
  expect(await readdir(dirname(place.path))).not.toContain('chain.sqlite-sums')
})

it('a closed store has all of its data in the database file', async () => {
  const folder = await temporaryFolder()
  const store = await openStore(fileIn(folder))
  await store.write(({ meta }) => meta.set('name', 'value'))
  await store.close()
  const copy = await temporaryFolder()
  await copyFile(join(folder, 'chain.sqlite'), join(copy, 'chain.sqlite'))
  const alone = closedAfterTest(await openStore(fileIn(copy)))
  expect(await alone.meta.get('name')).toBe('value')
})

it.skipIf(process.platform === 'win32')(
  'files of a store can be read by their owner only, whatever the umask',
  async () => {
    const folder = await temporaryFolder()
    const before = process.umask(0)
    try {
      const store = closedAfterTest(await openStore({ kind: 'sqlite', path: join(folder, 'chain.sqlite') }))
      await store.write(({ meta }) => meta.set('name', 'value'))
    } finally {
      process.umask(before)
    }
    const names = await readdir(folder)
    const modes = await Promise.all(names.map(async (name) => [name, (await stat(join(folder, name))).mode & 0o777]))
    expect(Object.fromEntries(modes)).toEqual({
      'chain.sqlite': 0o600,
      'chain.sqlite-shm': 0o600,
      'chain.sqlite-wal': 0o600,
      'chain.sqlite.lock': 0o600,
    })
  },
)

it('a database file without a log can be opened repeatedly', async () => {
  const [place, copy] = [fileIn(await temporaryFolder()), fileIn(await temporaryFolder())]
  const store = await openStore(place)
  await store.write(({ meta }) => meta.set('name', 'value'))
  await store.close()
  await copySqliteFile(place, copy.path)
  for (let time = 0; time < 2; time++) {
    const again = await openStore(copy)
    expect(await again.meta.get('name')).toBe('value')
    await again.close()
  }
})
