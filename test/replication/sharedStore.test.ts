import { describe, expect, it, onTestFinished } from 'vitest'
import { MEMBERSHIP_MS } from '../../src/replication/replicaTable.ts'
import { openSharedStore } from '../../src/replication/sharedStore.ts'
import { openSql } from '../../src/storage/engines.ts'
import { openPostgresConnection } from '../../src/storage/postgres/connection.ts'
import { findPostgres, newPlace, requireAddress } from '../_helpers/postgres.ts'
import { blockRow, word } from '../storage/rows.ts'

const server = await findPostgres()

async function open(place = newPlace(server ?? '')) {
  const store = await openSharedStore(place)
  onTestFinished(() => store.close())
  return { place, store }
}

describe.runIf(server !== undefined)('a shared store', () => {
  it('a shared store accepts writes from only one process', async () => {
    const { place, store } = await open()
    await store.becomeWriter()
    const { store: other } = await open(place)
    await expect(other.becomeWriter()).rejects.toMatchObject({ kind: 'storeLocked' })
    await expect(other.write(({ meta }) => meta.set('a', 'b'))).rejects.toMatchObject({ kind: 'storeLocked' })
  })

  it('the journal has the changes in order, without those of a failed write', async () => {
    const { store } = await open()
    await store.becomeWriter()
    await store.write(({ meta }) => meta.set('a', '1'))
    const failing = store.write(({ blocks, meta }) => {
      meta.set('a', '2')
      blocks.setMain(-1, new Uint8Array(31).fill(0xff))
      blocks.insert({ ...blockRow('x', 1), number: Number.NaN })
    })
    await expect(failing).rejects.toThrow()
    await store.write(({ meta }) => meta.set('a', '3'))
    const { changes } = await store.journal.after(0)
    expect(changes.map(({ change }) => change?.meta.get('a'))).toEqual(['1', '3'])
    expect(changes.at(-1)?.seq).toBe(store.lastWritten())
    expect(await store.journal.getLast()).toBe(store.lastWritten())
    expect((await store.journal.after(store.lastWritten())).changes).toEqual([])
  })

  it('a store that lost its connection records until when a former writer may have written', async () => {
    const { place, store } = await open()
    await store.becomeWriter()
    await store.write(({ meta }) => meta.set('a', '1'))
    expect(store.writing()?.formerUntilMs).toBeLessThanOrEqual(performance.now())
    const lostAtMs = performance.now()
    const admin = await openPostgresConnection(requireAddress(server ?? ''), {
      prepare: 'SELECT 1',
      answerTimeoutMs: 30_000,
    })
    const key = `hashtextextended('scion ${place.schema}', 0)`
    await admin.exec(`SELECT pg_terminate_backend(pid) FROM pg_locks
      WHERE locktype = 'advisory' AND objsubid = 1 AND ((classid::bigint << 32) | objid::bigint) = ${key}`)
    await admin.close()
    await store.write(({ meta }) => meta.set('a', '2')).catch(() => undefined) // fails on the lost connection
    await store.write(({ meta }) => meta.set('a', '3'))
    expect(store.writing()?.formerUntilMs).toBeGreaterThanOrEqual(lostAtMs + MEMBERSHIP_MS)
  })

  it('every process stores answers that the others find', async () => {
    const { place, store } = await open()
    await store.becomeWriter()
    const { store: replica } = await open(place)
    const [own, others] = [word('own'), word('others')]
    await replica.answers.putAll([{ question: own, answer: word('1') }], 2 ** 20)
    await store.answers.putAll([{ question: others, answer: word('2') }], 2 ** 20)
    expect([await store.answers.get(own), await replica.answers.get(others)]).toEqual([word('1'), word('2')])
  })

  it('countOthers counts the members whose membership has not expired, without the given one', async () => {
    const { place, store } = await open()
    await store.becomeWriter()
    const countOthers = () => store.members.countOthers('a')
    expect(await countOthers()).toBe(0)
    for (const id of ['a', 'b', 'c']) await store.members.report(id, 0)
    expect(await countOthers()).toBe(2)
    await store.members.leave('b')
    expect(await countOthers()).toBe(1)
    const sql = await openSql(place, { isShared: true, readers: 1 })
    const setExpiry = (expiry: string) =>
      sql.writeAll([{ sql: `UPDATE members SET expires_at = clock_timestamp() ${expiry}`, values: [] }])
    await setExpiry("- interval '1 millisecond'")
    expect(await countOthers()).toBe(0)
    await setExpiry("+ interval '1 hour'") // as after the database's clock was set back
    expect(await countOthers()).toBe(0)
    await sql.close()
  })
})
