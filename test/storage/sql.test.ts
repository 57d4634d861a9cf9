import { describe, expect, it } from 'vitest'
import { requireInteger } from '../../src/storage/columns.ts'
import { ALL_ENGINES } from './engines.ts'

const BIG = Number.MAX_SAFE_INTEGER

for (const engine of ALL_ENGINES) {
  describe(`sql port on ${engine.name}`, () => {
    const openItems = async () => {
      const sql = await engine.openSql()
      const { bytes, integer } = sql.dialect
      const table = `CREATE TABLE items (id ${integer} NOT NULL PRIMARY KEY, data ${bytes}, note text)`
      await sql.transaction((writer) => writer.run(table))
      return sql
    }
    const INSERT = 'INSERT INTO items (id, data, note) VALUES (?, ?, ?)'

    it('values of every type are returned unchanged', async () => {
      const sql = await openItems()
      const view = Uint8Array.of(9, 0, 255, 7, 9).subarray(1, 4)
      await sql.transaction(async (writer) => {
        await writer.run(INSERT, [BIG, view, 'päiß\u0001 ☃'])
        await writer.run(INSERT, [2 ** 31, new Uint8Array(0), ''])
        await writer.run(INSERT, [0, null, null])
      })
      expect(await sql.all('SELECT id, data, note FROM items ORDER BY id DESC')).toEqual([
        { id: BIG, data: Uint8Array.of(0, 255, 7), note: 'päiß\u0001 ☃' },
        { id: 2 ** 31, data: new Uint8Array(0), note: '' },
        { id: 0, data: null, note: null },
      ])
      expect(await sql.first('SELECT note FROM items WHERE id = ?', [BIG])).toEqual({ note: 'päiß\u0001 ☃' })
      expect(await sql.first('SELECT note FROM items WHERE id = ?', [1])).toBeUndefined()
    })

    it('run returns the number of changed rows', async () => {
      const sql = await openItems()
      const changed = await sql.transaction(async (writer) => [
        await writer.run(`${INSERT}, (?, ?, ?)`, [1, null, null, 2, null, null]),
        await writer.run('DELETE FROM items WHERE id > ?', [5]),
      ])
      expect(changed).toEqual([2, 0])
    })

    it('a transaction whose callback throws is rolled back, and the next one works', async () => {
      const sql = await openItems()
      const failing = sql.transaction(async (writer) => {
        await writer.run(INSERT, [1, null, null])
        throw new Error('changed my mind')
      })
      await expect(failing).rejects.toThrow('changed my mind')
      await sql.transaction((writer) => writer.run(INSERT, [2, null, null]))
      expect(await sql.all('SELECT id FROM items')).toEqual([{ id: 2 }])
    })

    it('a transaction with a failed statement is rolled back', async () => {
      const sql = await openItems()
      const failing = sql.transaction(async (writer) => {
        await writer.run(INSERT, [1, null, null])
        await writer.run(INSERT, [1, null, null])
      })
      await expect(failing).rejects.toMatchObject({ kind: 'storeFailed' })
      expect(await sql.all('SELECT id FROM items')).toEqual([])
    })

    it('a transaction sees its own writes, and readers see them after its commit', async () => {
      const sql = await openItems()
      const count = 'SELECT count(*) AS n FROM items'
      const inside = await sql.transaction(async (writer) => {
        await writer.run(INSERT, [1, null, null])
        return { own: await writer.first(count), outside: await sql.first(count) }
      })
      expect(inside).toEqual({ own: { n: 1 }, outside: { n: 0 } })
      expect(await sql.first(count)).toEqual({ n: 1 })
    })

    it('transactions run one after the other, in the order of their calls', async () => {
      const sql = await openItems()
      const steps: string[] = []
      const transact = (name: string) =>
        sql.transaction(async (writer) => {
          steps.push(`${name} begins`)
          await writer.run('UPDATE items SET note = ?', [name])
          steps.push(`${name} ends`)
        })
      await Promise.all(['a', 'b', 'c'].map(transact))
      expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
    })

    it('statements of one transaction keep their order without awaits between them', async () => {
      const sql = await openItems()
      await sql.transaction(async (writer) => {
        await Promise.all([
          writer.run(INSERT, [1, null, 'a']),
          writer.run('UPDATE items SET note = ? WHERE id = 1', ['b']),
          writer.run('UPDATE items SET note = note || ? WHERE id = 1', ['c']),
        ])
      })
      expect(await sql.first('SELECT note FROM items')).toEqual({ note: 'bc' })
    })

    it('a writer cannot be used after its transaction', async () => {
      const sql = await openItems()
      const leaked = await sql.transaction(async (writer) => writer)
      await expect(leaked.run(INSERT, [1, null, null])).rejects.toMatchObject({ kind: 'storeFailed' })
      expect(await sql.all('SELECT id FROM items')).toEqual([])
    })

    it('values are never parsed as SQL', async () => {
      const sql = await openItems()
      const hostile = `'); DROP TABLE items; --`
      await sql.transaction((writer) => writer.run(INSERT, [1, null, hostile]))
      expect(await sql.first('SELECT note FROM items WHERE note = ?', [hostile])).toEqual({ note: hostile })
    })

    it('integers beyond the safe range of JavaScript are not read back rounded', async () => {
      const sql = await openItems()
      // Some drivers report it to the writer, because they return the id of the last row.
      const write = () => sql.transaction((writer) => writer.run('INSERT INTO items (id) VALUES (9007199254740993)'))
      const read = async () => requireInteger((await sql.first('SELECT id FROM items')) ?? {}, 'id')
      await expect(write().then(read)).rejects.toMatchObject({ kind: 'storeCorrupted' })
    })

    it('counts, sums and lengths are returned as numbers', async () => {
      const sql = await openItems()
      await sql.transaction((writer) => writer.run(`${INSERT}, (?, ?, ?)`, [1, null, 'ä', 2 ** 40, null, 'bc']))
      const counted = 'SELECT count(*) AS n, sum(id) AS s, sum(length(note)) AS l, max(id) AS m FROM items'
      expect(await sql.first(counted)).toEqual({ n: 2, s: 2 ** 40 + 1, l: 3, m: 2 ** 40 })
    })

    it('bytes are ordered as unsigned bytes', async () => {
      const sql = await openItems()
      const all = [[], [0], [0, 255], [1], [127], [128], [255], [255, 0]].map((bytes) => Uint8Array.from(bytes))
      await sql.transaction(async (writer) => {
        for (const [id, bytes] of all.toReversed().entries()) await writer.run(INSERT, [id, bytes, null])
      })
      const rows = await sql.all('SELECT data FROM items ORDER BY data')
      expect(rows.map((row) => row.data)).toEqual(all)
      expect(rows.every((row) => row.data?.constructor === Uint8Array)).toBe(true)
    })

    it('the largest integer is accepted as LIMIT and in comparisons', async () => {
      const sql = await openItems()
      await sql.transaction((writer) => writer.run(INSERT, [1, null, null]))
      expect(await sql.all('SELECT id FROM items LIMIT ?', [BIG])).toEqual([{ id: 1 }])
      expect(await sql.all('SELECT id FROM items WHERE id BETWEEN ? AND ?', [-BIG, BIG])).toHaveLength(1)
    })

    it('a question mark in a literal, a name or a comment is not a placeholder', async () => {
      const sql = await openItems()
      const text = `SELECT '?''?' AS "a?", ? || '' AS b -- why?\n WHERE 1 = ?`
      expect(await sql.all(text, ['x', 1])).toEqual([{ 'a?': "?'?", b: 'x' }])
    })

    it('an existing row is kept or updated as the conflict clause says', async () => {
      const sql = await openItems()
      const changed = await sql.transaction(async (writer) => [
        await writer.run(INSERT, [1, null, 'first']),
        await writer.run(`${INSERT} ON CONFLICT (id) DO NOTHING`, [1, null, 'second']),
        await writer.run(`${INSERT} ON CONFLICT (id) DO UPDATE SET data = excluded.data`, [1, new Uint8Array(1), '']),
      ])
      expect(changed).toEqual([1, 0, 1])
      expect(await sql.all('SELECT * FROM items')).toEqual([{ id: 1, data: new Uint8Array(1), note: 'first' }])
    })

    it('a statement accepts 32,766 values, and one beyond the maximum of the protocol is refused without closing the connection', async () => {
      const sql = await openItems()
      const countItems = async (count: number) =>
        sql.first(
          `SELECT count(*) AS n FROM items WHERE id IN (${Array(count).fill('?').join(', ')})`,
          Array(count).fill(1),
        )
      expect(await countItems(32_766)).toEqual({ n: 0 })
      for (const count of [65_536, 70_000])
        await expect(countItems(count)).rejects.toMatchObject({ kind: 'storeFailed' })
      expect(await countItems(1)).toEqual({ n: 0 })
    })

    it('300 different statements work repeatedly, although fewer are cached', async () => {
      const sql = await openItems()
      for (let round = 0; round < 3; round++) {
        for (let i = 0; i < 300; i++) expect(await sql.first(`SELECT ${i} + ? AS sum`, [1])).toEqual({ sum: i + 1 })
      }
    })

    it('a transaction that continues after a failed statement either fails or commits the statements before', async () => {
      const sql = await openItems()
      const outcome = await sql
        .transaction(async (writer) => {
          await writer.run(INSERT, [1, null, null])
          await writer.run(INSERT, [1, null, null]).catch(() => undefined)
        })
        .then(
          () => 'kept',
          () => 'failed',
        )
      expect(await sql.all('SELECT id FROM items')).toEqual(outcome === 'kept' ? [{ id: 1 }] : [])
    })

    it('writeAll commits all of its statements, with values of every type', async () => {
      const sql = await openItems()
      const hostile = `'); DROP TABLE items; -- \\' \\x27 "?" $1 ☃`
      await sql.writeAll([
        { sql: INSERT, values: [BIG, Uint8Array.of(9, 0, 255, 7, 9).subarray(1, 4), hostile] },
        { sql: `${INSERT}, (?, ?, ?)`, values: [1, new Uint8Array(0), '', -2, null, null] },
        { sql: 'UPDATE items SET note = ? WHERE id IN (?, ?)', values: ['later', -2, 5] },
      ])
      expect(await sql.all('SELECT id, data, note FROM items ORDER BY id')).toEqual([
        { id: -2, data: null, note: 'later' },
        { id: 1, data: new Uint8Array(0), note: '' },
        { id: BIG, data: Uint8Array.of(0, 255, 7), note: hostile },
      ])
      await sql.writeAll([])
    })

    it('writeAll commits no statement if one fails, and the next call works', async () => {
      const sql = await openItems()
      const insert = (...ids: number[]) => sql.writeAll(ids.map((id) => ({ sql: INSERT, values: [id, null, null] })))
      await expect(insert(1, 2, 1, 3)).rejects.toMatchObject({ kind: 'storeFailed' })
      await insert(4)
      expect(await sql.all('SELECT id FROM items')).toEqual([{ id: 4 }])
    })

    it('transactions and calls of writeAll run in the order of their calls', async () => {
      const sql = await openItems()
      const note = (text: string) => ({ sql: 'UPDATE items SET note = note || ?', values: [text] })
      await sql.writeAll([{ sql: INSERT, values: [1, null, ''] }])
      await Promise.all([
        sql.writeAll([note('a'), note('b')]),
        sql.transaction(async (writer) => {
          await writer.run(note('').sql, ['c'])
          await sql.first('SELECT note FROM items')
          await writer.run(note('').sql, ['d'])
        }),
        sql.writeAll([note('e')]),
      ])
      expect(await sql.first('SELECT note FROM items')).toEqual({ note: 'abcde' })
    })

    it('close waits for running statements and refuses later ones', async () => {
      const sql = await openItems()
      const underWay = sql.transaction((writer) => writer.run(INSERT, [1, null, null]))
      const reading = sql.all('SELECT id FROM items')
      const closing = sql.close()
      await expect(underWay).resolves.toBe(1)
      await reading
      await closing
      await expect(async () => sql.all('SELECT 1')).rejects.toMatchObject({ kind: 'storeClosed' })
      await expect(sql.transaction(async () => 1)).rejects.toMatchObject({ kind: 'storeClosed' })
      await expect(sql.writeAll([])).rejects.toMatchObject({ kind: 'storeClosed' })
    })
  })
}
