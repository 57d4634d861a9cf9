import type { Bytes } from '../base/bytes.ts'
import { type Hex, toHex } from '../base/hex.ts'
import { requireBytes, requireText } from '../storage/columns.ts'
import { openSql, type StorePlace } from '../storage/engines.ts'
import { StoreError } from '../storage/errors.ts'
import { migrate } from '../storage/migrations/migrate.ts'
import type { Sql, SqlOptions, SqlRow } from '../storage/sql.ts'
import { type Keystore, parseKeystore, printKeystore } from './keystore.ts'
import { WALLET_MIGRATIONS } from './migrations.ts'

/** The accounts whose encrypted keys are kept durably. This process alone writes them, so memory knows them all. */
export interface KeptAccounts {
  /** Oldest first. */
  list(): readonly Hex[]
  get(address: Hex): Keystore | undefined
  /** Keeps an account, in place of what was kept of it; the row is durable when this resolves. */
  put(address: Bytes, keystore: Keystore, nowMs: number): Promise<void>
  close(): Promise<void>
}

const PUT = `INSERT INTO wallet_accounts (address, keystore, created_at_ms) VALUES (?, ?, ?)
  ON CONFLICT (address) DO UPDATE SET keystore = excluded.keystore`

/** Opens the accounts kept at `place`, which is made when missing; throws a `StoreError`. */
export async function openKeptAccounts(place: StorePlace, options: SqlOptions = {}): Promise<KeptAccounts> {
  const sql = await openSql(place, { ...options, readers: 1 })
  try {
    await migrate(sql, WALLET_MIGRATIONS)
    return await readAccounts(sql)
  } catch (error) {
    await sql.close()
    throw error
  }
}

async function readAccounts(sql: Sql): Promise<KeptAccounts> {
  const rows = await sql.all('SELECT address, keystore FROM wallet_accounts ORDER BY created_at_ms, address')
  const all = new Map(rows.map((row) => [toHex(requireBytes(row, 'address')), requireKeystore(row)]))
  return {
    list: () => [...all.keys()],
    get: (address) => all.get(address),
    async put(address, keystore, nowMs) {
      await sql.transaction((writer) => writer.run(PUT, [address, printKeystore(address, keystore), nowMs]))
      all.set(toHex(address), keystore)
    },
    close: () => sql.close(),
  }
}

function requireKeystore(row: SqlRow): Keystore {
  const keystore = parseKeystore(requireText(row, 'keystore'))
  if (keystore === undefined) throw new StoreError('storeCorrupted', 'column keystore should hold a keystore')
  return keystore
}
