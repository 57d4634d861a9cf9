import { timingSafeEqual } from 'node:crypto'
import type { Clock } from '../base/clock.ts'
import { presentOnly } from '../base/presentOnly.ts'
import { getBytes, getInteger, requireBytes, requireInteger, requireText } from '../storage/columns.ts'
import type { StorePlace } from '../storage/engines.ts'
import { openTables, openTablesForReading } from '../storage/openTables.ts'
import type { Sql, SqlRow, SqlValue, SqlWriter } from '../storage/sql.ts'
import { type ApiKey, type ApiKeyChanges, type ApiKeyGrant, isValidAt, type KeyOwner } from './apiKey.ts'
import { KeyNotFound, OwnerKeysExceeded } from './errors.ts'
import { applyChanges, checkGrant, checkOwner } from './grant.ts'
import { GRANT_COLUMNS, toApiKey, toGrantColumns } from './keyRow.ts'
import { createKeyParts, hashSecret, parseKeyText, toKeyText } from './keyText.ts'
import { KEY_MIGRATIONS } from './migrations.ts'
import { createUsageStore, type UsageStore } from './usageStore.ts'

/** The part of a key store that a server needs. */
export interface KeyFinder {
  /** Returns the key of this text; undefined if it is unknown, expired or revoked. */
  find(key: string): Promise<ApiKey | undefined>
}

/** A key that was just created. Its text is not stored and cannot be read again. */
export interface NewKey {
  readonly id: string
  readonly key: string
}

/** A selection of keys. */
export interface KeyFilter {
  readonly owner?: string | undefined
  /** The last id of the page before. */
  readonly after?: string | undefined
  readonly limit?: number | undefined
}

/** The API keys of a hosted endpoint. Only hashes of their secrets are stored. */
export interface KeyStore extends KeyFinder {
  /**
   * Creates a key. `maxKeys` is the maximum number of valid keys of an owner without a maximum of its own. Throws
   * `InvalidGrant` and `OwnerKeysExceeded`.
   */
  create(grant: ApiKeyGrant, maxKeys?: number): Promise<NewKey>
  /** Returns a key, also a revoked or expired one; undefined if the id is unknown. */
  get(id: string): Promise<ApiKey | undefined>
  /** Returns keys, revoked and expired ones included, oldest first. */
  list(filter?: KeyFilter): Promise<ApiKey[]>
  /** Changes a valid key. Throws `KeyNotFound`, `InvalidGrant`, and `OwnerKeysExceeded` for a new owner of the key. */
  update(id: string, changes: ApiKeyChanges, maxKeys?: number): Promise<ApiKey>
  /** Replaces the secret of a key; the previous secret stays valid for `keepMs`. Throws `KeyNotFound`. */
  rotate(id: string, keepMs: number): Promise<NewKey>
  /** Revokes a key. Returns false if there is no valid key of this id. */
  revoke(id: string): Promise<boolean>
  /** Replaces the bounds of an owner. Throws `InvalidGrant`. */
  setOwner(owner: KeyOwner): Promise<void>
  /** Returns the owners of keys and the owners with bounds of their own, by name. */
  owners(): Promise<KeyOwner[]>
  readonly usage: UsageStore
  close(): Promise<void>
}

/** The keys for commands that change nothing. */
export type ReadOnlyKeyStore = Pick<KeyStore, 'get' | 'list' | 'owners' | 'close'> & {
  readonly usage: Pick<UsageStore, 'list' | 'listKeys'>
}

const KEYS = `SELECT k.id, ${GRANT_COLUMNS.map((column) => `k.${column}`).join(', ')}, k.created_at_ms, k.revoked_at_ms,
  k.previous_until_ms, o.requests_per_day AS owner_requests_per_day, k.secret_hash, k.previous_secret_hash
  FROM api_keys k LEFT JOIN key_owners o ON o.name = k.owner`
const INSERT = `INSERT INTO api_keys (id, secret_hash, created_at_ms, ${GRANT_COLUMNS.join(', ')})
  VALUES (?, ?, ?, ${GRANT_COLUMNS.map(() => '?').join(', ')}) ON CONFLICT (id) DO NOTHING`
const UPDATE = `UPDATE api_keys SET ${GRANT_COLUMNS.map((column) => `${column} = ?`).join(', ')} WHERE id = ?`
const ROTATE = `UPDATE api_keys SET previous_secret_hash = secret_hash, previous_until_ms = ?, secret_hash = ?
  WHERE id = ? AND revoked_at_ms IS NULL AND (expires_at_ms IS NULL OR expires_at_ms > ?)`
const VALID_OF_OWNER = `SELECT count(*) AS keys FROM api_keys
  WHERE owner = ? AND id <> ? AND revoked_at_ms IS NULL AND (expires_at_ms IS NULL OR expires_at_ms > ?)`
const SET_OWNER = `INSERT INTO key_owners (name, requests_per_day, max_keys) VALUES (?, ?, ?)
  ON CONFLICT (name) DO UPDATE SET requests_per_day = excluded.requests_per_day, max_keys = excluded.max_keys`
const OWNERS = `SELECT n.name, o.requests_per_day, o.max_keys
  FROM (SELECT owner AS name FROM api_keys WHERE owner IS NOT NULL UNION SELECT name FROM key_owners) n
  LEFT JOIN key_owners o ON o.name = n.name ORDER BY n.name`
/** The limit of a list without a limit: the maximum of PostgreSQL's `integer`. */
const NO_LIMIT = 2 ** 31 - 1

/** Compared for an unknown id, so that it takes as long as a wrong secret. */
const NO_HASH = new Uint8Array(32)

/**
 * Opens the key store at `place`. Several processes may have it open, so keys can be created and revoked while a server
 * runs. Rejects with a `StoreError`.
 */
export async function openKeyStore(place: StorePlace, clock: Clock): Promise<KeyStore> {
  return createKeyStore(await openTables(place, KEY_MIGRATIONS, { isShared: true, readers: 1 }), clock)
}

/** Opens the key store at `place`, whose other methods reject. Rejects with a `StoreError` for another version's. */
export async function openKeyStoreForReading(place: StorePlace, clock: Clock): Promise<ReadOnlyKeyStore> {
  return createKeyStore(await openTablesForReading(place, KEY_MIGRATIONS, { readers: 1 }), clock)
}

function createKeyStore(sql: Sql, clock: Clock): KeyStore {
  return {
    create: (grant, maxKeys) => createKey(sql, clock, grant, maxKeys),
    async get(id) {
      const row = await sql.first(`${KEYS} WHERE k.id = ?`, [id])
      return row && toApiKey(row)
    },
    async list({ owner, after, limit = NO_LIMIT } = {}) {
      const [conditions, values] = listConditions(owner, after)
      const rows = await sql.all(`${KEYS} ${conditions} ORDER BY k.created_at_ms, k.id LIMIT ?`, [...values, limit])
      return rows.map(toApiKey)
    },
    update: (id, changes, maxKeys) => updateKey(sql, clock, { id, changes, maxKeys }),
    async rotate(id, keepMs) {
      const { secret } = createKeyParts()
      const nowMs = clock.nowMs()
      const values = [nowMs + keepMs, hashSecret(secret), id, nowMs]
      const rotated = await sql.transaction((writer) => writer.run(ROTATE, values))
      if (rotated === 0) throw new KeyNotFound(id)
      return { id, key: toKeyText({ id, secret }) }
    },
    async revoke(id) {
      const revoke = 'UPDATE api_keys SET revoked_at_ms = ? WHERE id = ? AND revoked_at_ms IS NULL'
      return (await sql.transaction((writer) => writer.run(revoke, [clock.nowMs(), id]))) === 1
    },
    async setOwner(owner) {
      checkOwner(owner)
      const values = [owner.name, owner.requestsPerDay ?? null, owner.maxKeys ?? null]
      await sql.transaction((writer) => writer.run(SET_OWNER, values))
    },
    async owners() {
      return (await sql.all(OWNERS)).map(toOwner)
    },
    async find(key) {
      const parts = parseKeyText(key)
      if (parts === undefined) return undefined
      const row = await sql.first(`${KEYS} WHERE k.id = ?`, [parts.id])
      const isSecret = isSecretOf(row, hashSecret(parts.secret), clock.nowMs())
      if (row === undefined || !isSecret) return undefined
      const found = toApiKey(row)
      return isValidAt(found, clock.nowMs()) ? found : undefined
    },
    usage: createUsageStore(sql),
    close: () => sql.close(),
  }
}

async function createKey(sql: Sql, clock: Clock, grant: ApiKeyGrant, maxKeys?: number): Promise<NewKey> {
  checkGrant(grant)
  for (;;) {
    const parts = createKeyParts()
    const nowMs = clock.nowMs()
    const values = [parts.id, hashSecret(parts.secret), nowMs, ...toGrantColumns(grant)]
    const inserted = await sql.transaction(async (writer) => {
      await requireFreeKey(writer, { id: parts.id, owner: grant.owner, maxKeys, nowMs })
      return writer.run(INSERT, values)
    })
    if (inserted === 1) return { id: parts.id, key: toKeyText(parts) } // otherwise the random id is in use
  }
}

interface Update {
  readonly id: string
  readonly changes: ApiKeyChanges
  readonly maxKeys: number | undefined
}

function updateKey(sql: Sql, clock: Clock, { id, changes, maxKeys }: Update): Promise<ApiKey> {
  return sql.transaction(async (writer) => {
    const nowMs = clock.nowMs()
    const row = await writer.first(`${KEYS} WHERE k.id = ?`, [id])
    const before = row && toApiKey(row)
    if (before === undefined || !isValidAt(before, nowMs)) throw new KeyNotFound(id)
    const grant = applyChanges(before, changes)
    checkGrant(grant)
    if (grant.owner !== before.owner) await requireFreeKey(writer, { id, owner: grant.owner, maxKeys, nowMs })
    await writer.run(UPDATE, [...toGrantColumns(grant), id])
    const after = await writer.first(`${KEYS} WHERE k.id = ?`, [id])
    if (after === undefined) throw new KeyNotFound(id)
    return toApiKey(after)
  })
}

interface OwnedKey {
  readonly id: string
  readonly owner: string | undefined
  readonly maxKeys: number | undefined
  readonly nowMs: number
}

/** Throws `OwnerKeysExceeded` if the owner has the maximum number of other valid keys. */
async function requireFreeKey(writer: SqlWriter, { id, owner, maxKeys, nowMs }: OwnedKey): Promise<void> {
  if (owner === undefined) return
  const own = await writer.first('SELECT max_keys FROM key_owners WHERE name = ?', [owner])
  const max = (own && getInteger(own, 'max_keys')) ?? maxKeys
  if (max === undefined) return
  const row = await writer.first(VALID_OF_OWNER, [owner, id, nowMs])
  if (row !== undefined && requireInteger(row, 'keys') >= max) throw new OwnerKeysExceeded(owner, max)
}

/** Compares a secret with the current one and with the previous one while that is valid, in constant time. */
function isSecretOf(row: SqlRow | undefined, hash: Uint8Array, nowMs: number): boolean {
  const isCurrent = timingSafeEqual(hash, row === undefined ? NO_HASH : requireBytes(row, 'secret_hash'))
  const isPrevious = timingSafeEqual(hash, (row && getBytes(row, 'previous_secret_hash')) ?? NO_HASH)
  const previousUntilMs = (row && getInteger(row, 'previous_until_ms')) ?? 0
  return isCurrent || (isPrevious && nowMs < previousUntilMs)
}

function listConditions(owner: string | undefined, after: string | undefined): [string, SqlValue[]] {
  const conditions = [
    ...(owner === undefined ? [] : ['k.owner = ?']),
    ...(after === undefined ? [] : ['(k.created_at_ms, k.id) > (SELECT created_at_ms, id FROM api_keys WHERE id = ?)']),
  ]
  const values = [owner, after].filter((value) => value !== undefined)
  return [conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`, values]
}

function toOwner(row: SqlRow): KeyOwner {
  const name = requireText(row, 'name')
  return {
    name,
    ...presentOnly({ requestsPerDay: getInteger(row, 'requests_per_day'), maxKeys: getInteger(row, 'max_keys') }),
  }
}
