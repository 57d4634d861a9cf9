import type { Sql } from './sql.ts'

/** The port over what an engine does by itself; `close` works once and is the same promise for all who ask. */
export function createSql(engine: Omit<Sql, 'first'>): Sql {
  let closing: Promise<void> | undefined
  return {
    ...engine,
    first: async (sql, values) => (await engine.all(sql, values))[0],
    close() {
      closing ??= engine.close()
      return closing
    },
  }
}
