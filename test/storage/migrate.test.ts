import { describe, expect, it } from 'vitest'
import { type Migration, migrate } from '../../src/storage/migrations/migrate.ts'
import type { Sql, SqlWriter } from '../../src/storage/sql.ts'
import { ENGINES } from './engines.ts'

const FIRST: Migration = {
  version: 1,
  statements: ['CREATE TABLE a (id {integer} NOT NULL PRIMARY KEY, data {bytes})'],
}
const SECOND: Migration = {
  version: 2,
  statements: ['INSERT INTO a (id) VALUES (7)', 'ALTER TABLE a ADD COLUMN b text'],
}
const BROKEN: Migration = {
  version: 3,
  statements: ['INSERT INTO a (id) VALUES (8)', 'INSERT INTO nowhere (id) VALUES (1)'],
}

for (const engine of ENGINES) {
  describe(`migrations on ${engine.name}`, () => {
    it('each migration is applied once, in order', async () => {
      const sql = await engine.openSql()
      await migrate(sql, [FIRST])
      await migrate(sql, [FIRST, SECOND])
      await migrate(sql, [FIRST, SECOND])
      expect(await sql.all('SELECT id, data, b FROM a')).toEqual([{ id: 7, data: null, b: null }])
      expect(await sql.all('SELECT version FROM schema_version ORDER BY version')).toEqual([
        { version: 1 },
        { version: 2 },
      ])
    })

    it('a failed migration leaves the database unchanged', async () => {
      const sql = await engine.openSql()
      await migrate(sql, [FIRST])
      await expect(migrate(sql, [FIRST, SECOND, BROKEN])).rejects.toMatchObject({ kind: 'storeFailed' })
      expect(await sql.all('SELECT * FROM a')).toEqual([])
      expect(await sql.first('SELECT max(version) AS version FROM schema_version')).toEqual({ version: 1 })
    })

    it('rows are rewritten in a long transaction if the database may have rows, and in a short one if it is new', async () => {
      const lengths: unknown[] = []
      const watched = (sql: Sql): Sql => ({
        ...sql,
        transaction(work, length) {
          lengths.push(length ?? 'short')
          return sql.transaction(work, length)
        },
      })
      const raise = async (sql: SqlWriter) => sql.runAll([{ sql: 'UPDATE a SET id = id + ?', values: [1] }])
      const rewriting: Migration = { version: 3, statements: [raise, 'INSERT INTO a (id) VALUES (1)'] }
      const old = await engine.openSql()
      await migrate(old, [FIRST, SECOND])
      await migrate(watched(old), [FIRST, SECOND, rewriting])
      expect(await old.all('SELECT id FROM a ORDER BY id')).toEqual([{ id: 1 }, { id: 8 }])
      await migrate(watched(await engine.openSql()), [FIRST, SECOND, rewriting])
      expect(lengths).toEqual(['short', 'long', 'short'])
      await migrate(watched(old), [FIRST, SECOND, rewriting])
      expect(lengths).toEqual(['short', 'long', 'short', 'short'])
    })

    it('a database of a newer version is refused', async () => {
      const sql = await engine.openSql()
      await migrate(sql, [FIRST, SECOND])
      await expect(migrate(sql, [FIRST])).rejects.toMatchObject({ kind: 'storeTooNew' })
    })
  })
}
