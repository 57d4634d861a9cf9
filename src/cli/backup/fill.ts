import { differingTables } from '../../storage/copy/content.ts'
import { contentsOf, copyDatabase, removeRows } from '../../storage/copy/copyDatabase.ts'
import { StoreError } from '../../storage/errors.ts'
import { migrate } from '../../storage/migrations/migrate.ts'
import { createStore } from '../../storage/openStore.ts'
import type { Sql } from '../../storage/sql.ts'
import { migrationsOf, openToWrite, type PlacedDatabase } from '../keptDatabases.ts'
import { type ChainHead, proveHead } from '../provenHead.ts'

/** The databases of a backup. */
export interface Filled {
  readonly rows: number
  readonly head: ChainHead | undefined
}

/**
 * Copies what `source` holds to where nothing is, and reads it back: each row, and of a chain all of its state. What is
 * not the same is removed again.
 */
export async function fill(target: PlacedDatabase, source: Sql, onRows?: (count: number) => void): Promise<Filled> {
  const { database } = target
  const sql = await openToWrite(target)
  try {
    await migrate(sql, migrationsOf(database))
    const copied = await copyDatabase(source, sql, onRows)
    try {
      const wrong = differingTables(copied, await contentsOf(sql))
      if (wrong.length > 0)
        throw new StoreError('storeFailed', `the copy differs from the source in ${wrong.join(', ')}`)
      const rows = copied.reduce((sum, content) => sum + content.rows, 0)
      return { rows, head: database.kind === 'chain' ? await proveHead(await createStore(sql), database) : undefined }
    } catch (error) {
      await removeRows(sql)
      throw error
    }
  } finally {
    await sql.close()
  }
}
