import { describe, expect, it, onTestFinished } from 'vitest'
import { openSql, openSqlForReading } from '../../../src/storage/engines.ts'
import { StoreError } from '../../../src/storage/errors.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import { openPostgresConnection, type PostgresConnection } from '../../../src/storage/postgres/connection.ts'
import type { PostgresPlace } from '../../../src/storage/postgres/location.ts'
import { createWriterLease } from '../../../src/storage/postgres/writerLease.ts'
import type { Store } from '../../../src/storage/store.ts'
import { runTransaction } from '../../../src/storage/transaction.ts'
import { findPostgres, newPlace } from '../../_helpers/postgres.ts'
import { closedAfterTest } from '../../_helpers/temporary.ts'
import { toArgument } from '../placeArguments.ts'
import { blockRow } from '../rows.ts'
import { startChild } from '../startChild.ts'

const server = await findPostgres()

/** Opens a connection like that of the writer. */
async function connect({ address, schema }: PostgresPlace): Promise<PostgresConnection> {
  const prepare = `SET search_path = "${schema}"`
  const connection = await openPostgresConnection(address, { prepare, answerTimeoutMs: 30_000 })
  onTestFinished(() => connection.close())
  return connection
}

/** Opens the store as soon as the lease of its writer has expired. */
async function takeOver(place: PostgresPlace): Promise<Store> {
  for (;;) {
    try {
      return await openStore(place)
    } catch (error) {
      if (!(error instanceof StoreError) || error.kind !== 'storeLocked') throw error
    }
  }
}

describe.runIf(server !== undefined)('the lease of a writer', () => {
  it('the lease of a suspended process passes to the next writer, and the resumed process writes nothing more', async () => {
    const place = newPlace(server ?? '')
    const child = await startChild('writeForever', toArgument(place))
    while ((await child.lines.next()).value !== '3');
    child.pause()
    const store = closedAfterTest(await takeOver(place))
    const head = (await store.blocks.getHead())?.number ?? 0
    expect(head).toBeGreaterThanOrEqual(3)
    const ours = blockRow('ours', head + 1)
    await store.write(({ blocks }) => {
      blocks.insert(ours)
      blocks.setMain(head + 1, ours.hash)
    })
    child.resume()
    expect(await child.ended).not.toBe(0)
    expect(await child.errors).toContain('StoreError')
    expect(await store.blocks.getHead()).toMatchObject({ number: head + 1, hash: ours.hash })
  })

  it('a commit checks the lease, and a transaction that began before the next writer is rolled back', async () => {
    const place = newPlace(server ?? '')
    const [old, next] = [await connect(place), await connect(place)]
    const [oldLease, nextLease] = [createWriterLease(place.schema), createWriterLease(place.schema)]
    await oldLease.take(old)
    await old.exec('CREATE TABLE items (id bigint NOT NULL PRIMARY KEY)')
    await runTransaction(old, oldLease.steps(), (sql) => sql.run('INSERT INTO items (id) VALUES (?)', [1]))
    const late = runTransaction(old, oldLease.steps(), async (sql) => {
      await sql.run('INSERT INTO items (id) VALUES (?)', [2])
      await old.exec('SELECT pg_advisory_unlock_all()') // as if its session were gone
      await nextLease.take(next)
    })
    await expect(late).rejects.toMatchObject({ kind: 'storeChanged' })
    await runTransaction(next, nextLease.steps(), (sql) => sql.run('INSERT INTO items (id) VALUES (?)', [3]))
    expect(await next.all('SELECT id FROM items ORDER BY id')).toEqual([{ id: 1 }, { id: 3 }])
  })

  it('a lease is renewed during a long transaction', async () => {
    const place = newPlace(server ?? '')
    const sql = closedAfterTest(await openSql(place))
    const reading = closedAfterTest(await openSqlForReading(place))
    const expiry = async () => (await reading.first('SELECT expires_at FROM writer_lease'))?.expires_at
    await sql.transaction(async () => {
      for (let renewals = 0, last = await expiry(); renewals < 2; ) {
        const now = await expiry()
        if (now !== last) renewals++
        last = now
      }
    })
  })

  it('a lease is refused to a second writer while its process lives', async () => {
    const place = newPlace(server ?? '')
    const store = closedAfterTest(await openStore(place))
    await expect(openStore(place)).rejects.toMatchObject({ kind: 'storeLocked' })
    await store.write(({ meta }) => meta.set('name', 'value'))
    expect(await store.meta.get('name')).toBe('value')
  })
})
