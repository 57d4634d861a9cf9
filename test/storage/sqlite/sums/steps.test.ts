import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { openConnection } from '../../../../src/storage/sqlite/connection.ts'
import { holdingLog, openReader } from '../../../../src/storage/sqlite/connections.ts'
import { openDatabase } from '../../../../src/storage/sqlite/driver.ts'
import { openPageSums } from '../../../../src/storage/sqlite/sums/openPageSums.ts'
import type { PageSums } from '../../../../src/storage/sqlite/sums/pageSums.ts'
import { createRandom } from '../../../_helpers/random.ts'
import { temporaryFolder } from '../../../_helpers/temporary.ts'
import { fileIn } from '../../engines.ts'

const PAGE_BYTES = 4_096
const HEADER_BYTES = 64

/** A database's files as they are when a process is killed. */
interface Files {
  readonly file: Buffer
  readonly log: Buffer
  readonly index: Buffer
  readonly sums: Buffer
}

function readFiles(path: string): Files {
  const [file, log, index, sums] = ['', '-wal', '-shm', '-sums'].map((suffix) => readFileSync(`${path}${suffix}`))
  if (file === undefined || log === undefined || index === undefined || sums === undefined)
    throw new Error('a file is missing')
  return { file, log, index, sums }
}

/** Whether the next process opens these files, and finds `rows` in them. */
async function opens({ file, log, index, sums }: Files, rows: string): Promise<boolean> {
  const { path } = fileIn(await temporaryFolder())
  writeFileSync(path, file)
  writeFileSync(`${path}-wal`, log)
  writeFileSync(`${path}-shm`, index)
  writeFileSync(`${path}-sums`, sums)
  const opened = openPageSums(path)
  opened.compare(Number.POSITIVE_INFINITY)
  opened.close()
  const database = openDatabase(path, false)
  const found = rowsOf(database)
  database.close()
  return found === rows
}

type Database = ReturnType<typeof openDatabase>
const rowsOf = (database: Database) => JSON.stringify(database.prepare('SELECT * FROM t ORDER BY id').all())

/** Writes to rows all over the table. */
function write(database: Database, below: (limit: number) => number, times: number): void {
  for (let time = 0; time < times; time++) {
    const text = String.fromCharCode(97 + below(26)).repeat(below(3_000))
    database.prepare('INSERT INTO t VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET v = excluded.v').run(below(200), text)
  }
}

/** Of each piece either the old or the new one, where there are both. */
function mixed(one: Buffer, other: Buffer, pieceBytes: number, below: (limit: number) => number, from = 0): Buffer {
  const result = Buffer.alloc(Math.max(one.length, other.length))
  other.copy(result, 0, 0, from)
  for (let at = from; at < result.length; at += pieceBytes) {
    const source = below(2) === 0 ? one : other
    result.set(source.subarray(at, at + pieceBytes), at)
  }
  return result
}

let path: string
let database: Database
let sums: PageSums
const below = createRandom(7)

async function begin(): Promise<void> {
  path = fileIn(await temporaryFolder()).path
  const first = openDatabase(path, false)
  first.exec('PRAGMA journal_mode = WAL')
  first.close()
  sums = openPageSums(path)
  database = openDatabase(path, false)
  database.exec('PRAGMA wal_autocheckpoint = 0')
  database.exec('CREATE TABLE t (id INTEGER PRIMARY KEY, v TEXT)')
  onTestFinished(() => {
    database.close()
    sums.close()
  })
}

it('a process may be killed at each step, and in the middle of it', async () => {
  await begin()
  for (let round = 0; round < 20; round++) {
    write(database, below, 1 + below(60))
    const rows = rowsOf(database)
    const written = readFiles(path)
    expect(await opens(written, rows)).toBe(true)

    expect(sums.update()).toBe(true)
    const summed = readFiles(path)
    expect(await opens(summed, rows)).toBe(true)
    const halfSummed = mixed(written.sums, summed.sums, 4, below, HEADER_BYTES)
    expect(await opens({ ...written, sums: halfSummed }, rows)).toBe(true)

    database.exec('PRAGMA wal_checkpoint(PASSIVE)')
    const copied = readFiles(path)
    expect(await opens(copied, rows)).toBe(true)
    const halfCopied = mixed(summed.file, copied.file, PAGE_BYTES, below)
    expect(await opens({ ...summed, file: halfCopied }, rows)).toBe(true)
  }
})

it('a page that is copied before it has its sum is taken for damaged as soon as the log begins anew', async () => {
  await begin()
  write(database, below, 50)
  database.exec('PRAGMA wal_checkpoint(PASSIVE)')
  write(database, below, 1)
  await expect(opens(readFiles(path), rowsOf(database))).rejects.toMatchObject({ kind: 'storeDamaged' })
})

it('while the log is held nothing is copied that was written later, and it does not begin anew', async () => {
  await begin()
  write(database, below, 50)
  expect(sums.update()).toBe(true)
  const holder = await openReader(openConnection, path)
  await holdingLog(holder, async () => {
    write(database, below, 50)
    const { log, checkpointed } = database.prepare('PRAGMA wal_checkpoint(PASSIVE)').get() ?? {}
    expect(Number(checkpointed)).toBeLessThan(Number(log))
    write(database, below, 1)
    expect(await opens(readFiles(path), rowsOf(database))).toBe(true)
  })
  await holder.close()
})
