import type { Keeping } from '../../src/cli/keptDatabases.ts'
import { parseStoreLocation } from '../../src/storage/engines.ts'
import type { Cleanup } from '../_helpers/cleanup.ts'
import { createDatabase, findPostgres } from '../_helpers/postgres.ts'
import { makeFolder } from './_cli.ts'

/** A place for the data of a command, as settings and as flags. */
export interface Kept {
  readonly keeping: Keeping
  readonly flags: readonly string[]
  /** The place in the form of `--from` and `--to`. */
  readonly location: string
}

interface Engine {
  readonly name: string
  /** Creates an empty place. */
  create(cleanup?: Cleanup): Promise<Kept>
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

async function keptOnPostgres(url: string, cleanup?: Cleanup): Promise<Kept> {
  const [data, location] = [makeFolder(cleanup), await createDatabase(url)]
  const store = parseStoreLocation(location)
  if (store === undefined) throw new Error('this is no address of a PostgreSQL')
  return { keeping: { store, data, sqliteDriver: 'node' }, flags: ['--data', data, '--store', location], location }
}

/** SQLite, and PostgreSQL where it can start. */
export const ENGINES: readonly Engine[] = [
  { name: 'sqlite', create: async (cleanup) => keptIn(makeFolder(cleanup)) },
  ...(server === undefined
    ? []
    : [{ name: 'postgres', create: (cleanup?: Cleanup) => keptOnPostgres(server, cleanup) }]),
]
