import type { Keeping } from '../../src/cli/keptDatabases.ts'
import { parseStoreLocation } from '../../src/store/engines.ts'
import { createDatabase, findPostgres } from '../_helpers/postgres.ts'
import { makeFolder, type OnEnd } from './_cli.ts'

/** Where a command's data may be: what the settings say, and the flags that say it. */
export interface Kept {
  readonly keeping: Keeping
  readonly flags: readonly string[]
  /** As `--from` and `--to` spell it. */
  readonly location: string
}

interface Engine {
  readonly name: string
  /** Where nothing is yet. */
  create(onEnd?: OnEnd): Promise<Kept>
}

/** A folder with SQLite files, or where they can be. */
export function keptIn(data: string): Kept {
  return {
    keeping: { store: { kind: 'sqlite' }, data, sqliteDriver: 'node' },
    flags: ['--data', data],
    location: `sqlite:${data}`,
  }
}

const server = await findPostgres()

async function keptOnPostgres(url: string, onEnd?: OnEnd): Promise<Kept> {
  const [data, location] = [makeFolder(onEnd), await createDatabase(url)]
  const store = parseStoreLocation(location)
  if (store === undefined) throw new Error('this is no address of a PostgreSQL')
  return { keeping: { store, data, sqliteDriver: 'node' }, flags: ['--data', data, '--store', location], location }
}

/** SQLite, and PostgreSQL where it can start. */
export const ENGINES: readonly Engine[] = [
  { name: 'sqlite', create: async (onEnd) => keptIn(makeFolder(onEnd)) },
  ...(server === undefined ? [] : [{ name: 'postgres', create: (onEnd?: OnEnd) => keptOnPostgres(server, onEnd) }]),
]
