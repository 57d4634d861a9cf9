import { requireText } from '../columns.ts'
import type { SqlReader, Write } from '../sql.ts'
import type { MetaReader, MetaWriter } from '../store.ts'

/** Creates the reader of named values. */
export function createMetaReader(sql: SqlReader): MetaReader {
  return {
    async get(name) {
      const row = await sql.first('SELECT value FROM meta WHERE name = ?', [name])
      return row === undefined ? undefined : requireText(row, 'value')
    },
  }
}

/** Creates the writer of named values. */
export function createMetaWriter(write: Write): MetaWriter {
  return {
    set(name, value) {
      write('INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value', [
        name,
        value,
      ])
    },
  }
}
