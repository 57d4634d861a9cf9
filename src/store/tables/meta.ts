import { requireText } from '../columns.ts'
import type { SqlReader, SqlWriter } from '../sql.ts'
import type { MetaReader, MetaWriter } from '../store.ts'

/** Single facts about the store by name, read through `sql`. */
export function createMetaReader(sql: SqlReader): MetaReader {
  return {
    async get(name) {
      const row = await sql.first('SELECT value FROM meta WHERE name = ?', [name])
      return row === undefined ? undefined : requireText(row, 'value')
    },
  }
}

/** Single facts about the store by name, read and written inside a transaction. */
export function createMetaWriter(sql: SqlWriter): MetaWriter {
  return {
    ...createMetaReader(sql),
    async set(name, value) {
      await sql.run(
        'INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
        [name, value],
      )
    },
  }
}
