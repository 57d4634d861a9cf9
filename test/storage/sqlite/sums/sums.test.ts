import { closeSync, openSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { openSql } from '../../../../src/storage/engines.ts'
import type { SqlitePlace } from '../../../../src/storage/sqlite/engine.ts'
import { openSums } from '../../../../src/storage/sqlite/sums/sums.ts'
import { writeBootId } from '../../../../src/storage/sqlite/sums/sumsFile.ts'
import { temporaryFolder } from '../../../_helpers/temporary.ts'
import { fileIn } from '../../engines.ts'
import { copyOf, makeScene } from './scene.ts'

/** A closed database with so many mebibytes of rows. */
async function makeDatabase(mebibytes: number): Promise<SqlitePlace> {
  const place = fileIn(await temporaryFolder())
  const sql = await openSql(place)
  await sql.transaction(async (writer) => {
    await writer.run('CREATE TABLE t (v BLOB)')
    for (let count = 0; count < mebibytes; count++) await writer.run('INSERT INTO t VALUES (randomblob(1048576))')
  })
  await sql.close()
  return place
}

function overwrite(path: string, at: number): void {
  const file = openSync(path, 'r+')
  writeSync(file, Uint8Array.of(1, 2, 3, 4), 0, 4, at)
  closeSync(file)
}

it('a file of many pages is compared in a thread, to its last one', async () => {
  const { path } = await makeDatabase(3)
  const limits = { hereMebibytes: 0, atOpeningMebibytes: 256 }
  const sums = await openSums(path, () => undefined, limits)
  await sums.close()
  overwrite(path, statSync(path).size - 5)
  await expect(openSums(path, () => undefined, limits)).rejects.toMatchObject({ kind: 'storeDamaged' })
})

it('what is compared when the database is open already is told when it is found', async () => {
  const { path } = await makeDatabase(3)
  overwrite(path, statSync(path).size - 5)
  const onDamage = vi.fn()
  const sums = await openSums(path, onDamage, { hereMebibytes: 0, atOpeningMebibytes: 1 })
  await vi.waitFor(() => expect(onDamage).toHaveBeenCalled(), { timeout: 60_000 })
  expect(onDamage.mock.calls).toMatchObject([[{ kind: 'storeDamaged' }]])
  await sums.close()
})

it('a database without sums is taken as it is, and has them from then on', async () => {
  const place = await makeDatabase(1)
  overwrite(place.path, 500_000)
  await expect(openSql(place)).rejects.toMatchObject({ kind: 'storeDamaged' })
  rmSync(`${place.path}-sums`)
  await (await openSql(place)).close()
  overwrite(place.path, 600_000)
  await expect(openSql(place)).rejects.toMatchObject({ kind: 'storeDamaged' })
})

it('sums of a file that was removed do not accuse the next one', async () => {
  const place = await makeDatabase(1)
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${place.path}${suffix}`, { force: true })
  const sql = await openSql(place)
  expect(await sql.all('SELECT name FROM sqlite_master')).toEqual([])
  await sql.close()
})

it('a log that lacks its end is refused while the machine runs, and taken after it was started anew', async () => {
  const { folder } = await makeScene(10, 20)
  const place = await copyOf(folder)
  truncateSync(`${place.path}-wal`, statSync(`${place.path}-wal`).size / 2)
  await expect(openSql(place)).rejects.toMatchObject({ kind: 'storeDamaged' })
  const sums = openSync(`${place.path}-sums`, 'r+')
  writeBootId(sums, 'another start')
  closeSync(sums)
  await (await openSql(place)).close()
})
