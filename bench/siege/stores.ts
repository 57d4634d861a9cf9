import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { startPostgres } from '../../test/_setup/startPostgres.ts'

/** The source of a new store for each node. */
export interface Stores {
  /** Returns a value of `--store`. */
  create(): Promise<string>
  close(): Promise<void>
}

/** Opens `sqlite`, `postgres` for a temporary server, or the URL of a server. */
export async function openStores(store: string): Promise<Stores> {
  if (store === 'sqlite') return { create: async () => store, close: async () => undefined }
  const server = store === 'postgres' ? await startPostgres() : undefined
  const url = server?.url ?? store
  return {
    create: () => createDatabase(url),
    close: async () => server?.stop(),
  }
}

async function createDatabase(server: string): Promise<string> {
  const url = new URL(server)
  const client = new pg.Client({ connectionString: server })
  url.pathname = `siege_${randomUUID().replaceAll('-', '')}`
  await client.connect()
  await client.query(`CREATE DATABASE ${url.pathname.slice(1)}`)
  await client.end()
  return url.href
}
