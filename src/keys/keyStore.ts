import { timingSafeEqual } from 'node:crypto'
import type { Clock } from '../base/clock.ts'
import { requireBytes } from '../store/columns.ts'
import { openSql, type StorePlace } from '../store/engines.ts'
import { migrate } from '../store/migrations/migrate.ts'
import type { Sql } from '../store/sql.ts'
import type { ApiKey, ApiKeyGrant } from './apiKey.ts'
import { checkGrant, toApiKey, toGrantColumns } from './keyRow.ts'
import { createKeyParts, hashSecret, parseKeyText, toKeyText } from './keyText.ts'
import { KEY_MIGRATIONS } from './migrations.ts'

/** Looks keys up: all that a server needs. */
export interface KeyFinder {
  /** What is known about a key as its holder writes it; undefined when it is unknown, wrong or revoked. */
  find(key: string): Promise<ApiKey | undefined>
}

/** The API keys of a hosted endpoint. Only hashes of their secrets are kept. */
export interface KeyStore extends KeyFinder {
  /** Makes a key; its text is never told again. Throws a `RangeError` on a grant that makes no sense. */
  create(grant: ApiKeyGrant): Promise<{ readonly id: string; readonly key: string }>
  /** Every key that was ever made, oldest first. */
  list(): Promise<ApiKey[]>
  /** Whether there was a valid key of this id to revoke. */
  revoke(id: string): Promise<boolean>
  close(): Promise<void>
}

const COLUMNS = 'id, name, network, methods, requests_per_second, requests_per_day, created_at_ms, revoked_at_ms'
const INSERT = `INSERT INTO api_keys
  (id, secret_hash, name, network, methods, requests_per_second, requests_per_day, created_at_ms)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`

/** Stands in where there is no key, so that an unknown id takes as long as a wrong secret. */
const NO_HASH = new Uint8Array(32)

/**
 * Opens the key store at `place`; throws a `StoreError`. Several processes may have it open, so that keys can be made
 * and revoked beside a running server.
 */
export async function openKeyStore(place: StorePlace, clock: Clock): Promise<KeyStore> {
  const sql = await openSql(place, { isShared: true, readers: 1 })
  try {
    await migrate(sql, KEY_MIGRATIONS)
  } catch (error) {
    await sql.close()
    throw error
  }
  return createKeyStore(sql, clock)
}

function createKeyStore(sql: Sql, clock: Clock): KeyStore {
  return {
    async create(grant) {
      checkGrant(grant)
      for (;;) {
        const parts = createKeyParts()
        const values = [parts.id, hashSecret(parts.secret), ...toGrantColumns(grant), clock.nowMs()]
        const inserted = await sql.transaction((writer) => writer.run(INSERT, values))
        if (inserted === 1) return { id: parts.id, key: toKeyText(parts) } // else: the id is taken, draw again
      }
    },
    async list() {
      const rows = await sql.all(`SELECT ${COLUMNS} FROM api_keys ORDER BY created_at_ms, id`)
      return rows.map(toApiKey)
    },
    async revoke(id) {
      const revoke = 'UPDATE api_keys SET revoked_at_ms = ? WHERE id = ? AND revoked_at_ms IS NULL'
      return (await sql.transaction((writer) => writer.run(revoke, [clock.nowMs(), id]))) === 1
    },
    async find(key) {
      const parts = parseKeyText(key)
      if (parts === undefined) return undefined
      const row = await sql.first(`SELECT ${COLUMNS}, secret_hash FROM api_keys WHERE id = ?`, [parts.id])
      const expected = row === undefined ? NO_HASH : requireBytes(row, 'secret_hash')
      const isRight = timingSafeEqual(hashSecret(parts.secret), expected)
      if (row === undefined || !isRight) return undefined
      const found = toApiKey(row)
      return found.revokedAtMs === undefined ? found : undefined
    },
    close: () => sql.close(),
  }
}
