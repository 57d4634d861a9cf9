import { createHash } from 'node:crypto'
import { copyDatabase } from '../../../src/storage/copy/copyDatabase.ts'
import { openSql, openSqlForReading } from '../../../src/storage/engines.ts'
import { StoreError } from '../../../src/storage/errors.ts'
import { CHAIN_MIGRATIONS } from '../../../src/storage/migrations/chain.ts'
import { migrate } from '../../../src/storage/migrations/migrate.ts'
import { openStore, openStoreForReading } from '../../../src/storage/openStore.ts'
import { copySqliteFile } from '../../../src/storage/sqlite/copyOnline.ts'
import { LOG_TEMPLATE } from '../../../src/wire/log.ts'
import { address, blockRow, logQuery, logRow, transactionRow, word } from '../../storage/rows.ts'

/** The number of rows from which a write counts as long. */
const MANY_ROWS = 1_000

/**
 * Runs `write NUMBER`, `backup PATH`, `copy PATH`, `read` or `refuse` on a file with one driver, and prints the result. A process has
 * one driver for a file: when it closes the file, it loses the locks that it holds on it through another copy of SQLite.
 */
const [, , path = '', driver, asked, about = ''] = process.argv
if (driver !== 'node' && driver !== 'sqlite3') throw new Error('there is no such driver')
const place = { kind: 'sqlite', path, driver } as const
if (asked === 'write') await writeBlock(Number(about))
if (asked === 'backup') await copySqliteFile(place, about)
if (asked === 'copy') await copyRows(about)
process.stdout.write(`${JSON.stringify(asked === 'refuse' ? await findRefusals() : await readAll())}\n`)

async function writeBlock(number: number): Promise<void> {
  const store = await openStore(place)
  const block = blockRow(`block ${number}`, number)
  const transactions = Array.from({ length: MANY_ROWS }, (_, index) =>
    transactionRow(`${number}/${index}`, block, index),
  )
  await store.write((writers) => {
    writers.blocks.insert(block)
    writers.blocks.setMain(number, block.hash)
    writers.state.insertAll(number, [
      { key: address('kept'), value: word(`${number}`) },
      { key: address(`gone ${number}`), value: undefined },
    ])
    writers.logs.insertAll([logRow(number, 0, 'emitter', 'topic')])
    writers.meta.set('text', `'ä' ? "${number}"`)
  })
  await store.write((writers) => writers.transactions.insertAll(transactions))
  await store.close()
}

/** Copies all rows to another file, as `scion copy` does. */
async function copyRows(to: string): Promise<void> {
  const [source, target] = [await openSqlForReading(place), await openSql({ ...place, path: to })]
  await migrate(target, CHAIN_MIGRATIONS)
  await copyDatabase(source, target)
  await target.close()
  await source.close()
}

/** Returns values of the newest block, and a digest of every row of the file. */
async function readAll() {
  const store = await openStoreForReading(place)
  const head = await store.blocks.getHead()
  const logs = await store.logs.find(
    logQuery({ addresses: [address('emitter')], topics: [[word('topic')]] }),
    1_000,
    LOG_TEMPLATE,
  )
  const transactions = head === undefined ? [] : await store.transactions.getByBlock(head.hash)
  const state = await store.state.getAt(address('kept'), head?.number ?? 0)
  const text = await store.meta.get('text')
  await store.close()
  return {
    head: head?.number,
    logs: logs.count,
    transactions: transactions.length,
    state,
    text,
    rows: await digest(),
  }
}

async function digest(): Promise<string> {
  const sql = await openSqlForReading(place)
  const hash = createHash('sha256')
  for (const { name } of await sql.all("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")) {
    hash.update(JSON.stringify([name, await sql.scans.all(`SELECT * FROM ${name} ORDER BY 1`)]))
  }
  await sql.close()
  return hash.digest('hex')
}

/** Returns the kinds of the errors for a file in use, a closed store, a forbidden write and invalid SQL. */
async function findRefusals() {
  const kindOf = (error: unknown) => (error instanceof StoreError ? error.kind : String(error))
  const store = await openStore(place)
  const second = await openStore(place).catch(kindOf)
  await store.close()
  const closed = await store.blocks.getHead().catch(kindOf)
  const sql = await openSqlForReading(place)
  const written = await Promise.resolve(sql.all('DELETE FROM meta')).catch(kindOf)
  const misspelt = await Promise.resolve(sql.all('SELEC 1')).catch(kindOf)
  await sql.close()
  return { second, closed, written, misspelt }
}
