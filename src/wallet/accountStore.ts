import type { Bytes } from '../base/bytes.ts'
import { type Hex, toHex } from '../base/hex.ts'
import { requireBytes, requireText } from '../storage/columns.ts'
import type { StorePlace } from '../storage/engines.ts'
import { StoreError } from '../storage/errors.ts'
import type { Migration } from '../storage/migrations/migrate.ts'
import { openTables } from '../storage/openTables.ts'
import type { Sql, SqlOptions, SqlRow } from '../storage/sql.ts'
import { type Keystore, parseKeystore, printKeystore } from './keystore.ts'

/** `keystore` is the text of a keystore file (Web3 Secret Storage, version 3). */
const ACCOUNTS = `CREATE TABLE wallet_accounts (
  address {bytes} NOT NULL PRIMARY KEY,
  keystore text NOT NULL,
  created_at_ms {integer} NOT NULL
)`

/** The history of a wallet's tables. */
export const WALLET_MIGRATIONS: readonly Migration[] = [{ version: 1, statements: [ACCOUNTS] }]

/** The accounts with an encrypted key in the database. Only this process writes them, so all are in memory, too. */
export type AccountStore = ReturnType<typeof createAccountStore>

/** Opens the accounts stored at `place`, which is created if it is missing; throws a `StoreError`. */
export async function openAccountStore(place: StorePlace, options: SqlOptions = {}): Promise<AccountStore> {
  const sql = await openTables(place, WALLET_MIGRATIONS, { ...options, readers: 1 })
  try {
    return createAccountStore(sql, place.kind === 'memory' ? [] : await sql.all(ALL))
  } catch (error) {
    await sql.close()
    throw error
  }
}

const ALL = 'SELECT address, keystore FROM wallet_accounts ORDER BY created_at_ms, address'
const PUT = `INSERT INTO wallet_accounts (address, keystore, created_at_ms) VALUES (?, ?, ?)
  ON CONFLICT (address) DO UPDATE SET keystore = excluded.keystore`

function createAccountStore(sql: Sql, rows: readonly SqlRow[]) {
  const all = new Map(rows.map((row) => [toHex(requireBytes(row, 'address')), requireKeystore(row)]))
  return {
    /** Returns the addresses, oldest first. */
    list: (): readonly Hex[] => [...all.keys()],
    get: (address: Hex): Keystore | undefined => all.get(address),
    /** Stores an account and replaces its old keystore; the row is durable when the promise resolves. */
    async put(address: Bytes, keystore: Keystore, nowMs: number): Promise<void> {
      await sql.transaction((writer) => writer.run(PUT, [address, printKeystore(address, keystore), nowMs]))
      all.set(toHex(address), keystore)
    },
    close: (): Promise<void> => sql.close(),
  }
}

function requireKeystore(row: SqlRow): Keystore {
  const keystore = parseKeystore(requireText(row, 'keystore'))
  if (keystore === undefined) throw new StoreError('storeCorrupted', 'column keystore should hold a keystore')
  return keystore
}
