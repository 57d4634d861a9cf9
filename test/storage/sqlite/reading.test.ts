import { copyFile, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { KEY_MIGRATIONS } from '../../../src/apiKeys/migrations.ts'
import { openSql } from '../../../src/storage/engines.ts'
import { migrate } from '../../../src/storage/migrations/migrate.ts'
import { openStore, openStoreForReading } from '../../../src/storage/openStore.ts'
import type { Sql } from '../../../src/storage/sql.ts'
import { copySqliteFile } from '../../../src/storage/sqlite/copyOnline.ts'
import { maySnapshotWhole } from '../../../src/storage/sqlite/inUse.ts'
import { WALLET_MIGRATIONS } from '../../../src/wallet/accountStore.ts'
import { NO_MOUNT, showReadOnly } from '../../_helpers/readOnlyFolder.ts'
import { closedAfterTest, temporaryFolder } from '../../_helpers/temporary.ts'

const FILE = 'chain #1.sqlite'

/** Makes a folder with these files of a database in use, which has a row in its log. */
async function createFolder(suffixes: readonly string[]): Promise<string> {
  const path = join(await temporaryFolder(), FILE)
  const store = closedAfterTest(await openStore({ kind: 'sqlite', path }))
  await store.write(({ meta }) => meta.set('name', 'value'))
  const folder = await temporaryFolder()
  for (const suffix of suffixes) await copyFile(`${path}${suffix}`, join(folder, `${FILE}${suffix}`))
  return folder
}

/** Makes a folder with a database of an ended process, with this row in its file. */
async function createClosed(): Promise<string> {
  const folder = await temporaryFolder()
  const path = join(folder, FILE)
  const store = await openStore({ kind: 'sqlite', path })
  await store.write(({ meta }) => meta.set('name', 'value'))
  await store.close()
  for (const suffix of ['-wal', '-shm']) await rm(`${path}${suffix}`, { force: true }) // the driver of Node 20 leaves them
  return folder
}

it.for([
  ['an ended process', createClosed],
  ['a killed process', () => createFolder(['', '-wal', '-shm', '.lock'])],
  ['a killed process, without the index of its log', () => createFolder(['', '-wal', '.lock'])],
  ['a killed process, without lock and index', () => createFolder(['', '-wal'])],
] as const)('a database of %s is read and copied from a read-only disk', async ([, create], { skip }) => {
  const folder = await create()
  const before = await readdir(folder)
  const shown = await showReadOnly(folder)
  if (shown === undefined) return skip(NO_MOUNT)
  const path = join(shown, FILE)
  const store = closedAfterTest(await openStoreForReading({ kind: 'sqlite', path }))
  expect(await store.meta.get('name')).toBe('value')
  expect(await store.blocks.getHead()).toBeUndefined()
  expect(await maySnapshotWhole(path)).toBe(true)
  const copy = join(await temporaryFolder(), 'copy.sqlite')
  await copySqliteFile({ kind: 'sqlite', path }, copy)
  const copied = closedAfterTest(await openStoreForReading({ kind: 'sqlite', path: copy }))
  expect(await copied.meta.get('name')).toBe('value')
  expect(await readdir(folder)).toEqual(before)
})

it('a database that is read without its log cannot be written meanwhile, and can afterwards', async ({ skip }) => {
  const folder = await createClosed()
  const shown = await showReadOnly(folder)
  if (shown === undefined) return skip(NO_MOUNT)
  const reading = await openStoreForReading({ kind: 'sqlite', path: join(shown, FILE) })
  const place = { kind: 'sqlite', path: join(folder, FILE) } as const
  await expect(openStore(place)).rejects.toMatchObject({ kind: 'storeLocked' })
  await reading.close()
  const store = closedAfterTest(await openStore(place))
  const beside = closedAfterTest(await openStoreForReading({ kind: 'sqlite', path: join(shown, FILE) }))
  await store.write(({ meta }) => meta.set('name', 'newer'))
  expect(await beside.meta.get('name')).toBe('newer')
})

it('a database without content is refused, and one that a killed process was creating is created', async () => {
  const folder = await temporaryFolder()
  const path = join(folder, FILE)
  await writeFile(path, '')
  const empty = { kind: 'storeEmpty', file: path }
  for (const open of [openStore, openStoreForReading])
    await expect(open({ kind: 'sqlite', path })).rejects.toMatchObject(empty)
  await rename(path, `${path}.new`)
  await (await openStore({ kind: 'sqlite', path })).close()
  await rm(path)
  await writeFile(`${path}-wal`, 'the log of a lost database')
  for (const open of [openStore, openStoreForReading])
    await expect(open({ kind: 'sqlite', path })).rejects.toMatchObject(empty)
  await symlink(join(folder, 'on a disk that is not mounted'), path)
  await expect(openStore({ kind: 'sqlite', path })).rejects.toMatchObject(empty)
  await rm(path)
  expect(await readdir(folder)).not.toContain(FILE)
  expect(await readFile(`${path}-wal`, 'utf8')).toBe('the log of a lost database')
})

const runs = (statement: string) => (sql: Sql) => sql.transaction((writer) => writer.run(statement))

it.each([
  ['of another program', runs('CREATE TABLE moz_places (id INTEGER)')],
  ['of another program with versions', runs('CREATE TABLE schema_version (installed_rank INTEGER, version TEXT)')],
  ['of keys', (sql: Sql) => migrate(sql, KEY_MIGRATIONS)],
  ['of a wallet', (sql: Sql) => migrate(sql, WALLET_MIGRATIONS)],
])('a database %s in the place of a chain is refused and stays as it is', async (_name, fill) => {
  const path = join(await temporaryFolder(), FILE)
  const sql = await openSql({ kind: 'sqlite', path })
  await fill(sql)
  const before = await sql.all(sql.dialect.catalogue)
  await sql.close()
  const foreign = { kind: 'storeForeign', file: path }
  for (const open of [openStore, openStoreForReading])
    await expect(open({ kind: 'sqlite', path })).rejects.toMatchObject(foreign)
  const after = closedAfterTest(await openSql({ kind: 'sqlite', path }))
  expect(await after.all(sql.dialect.catalogue)).toEqual(before)
})
