import type { Migration } from '../storage/migrations/migrate.ts'

/** An absent limit is NULL. `methods` is NULL if all are allowed, `revoked_at_ms` while a key is valid. */
const API_KEYS = `CREATE TABLE api_keys (
  id text NOT NULL PRIMARY KEY,
  secret_hash {bytes} NOT NULL,
  name text NOT NULL,
  network text NOT NULL,
  methods text,
  requests_per_second {integer},
  requests_per_day {integer},
  created_at_ms {integer} NOT NULL,
  revoked_at_ms {integer}
)`

/** `origins` and `addresses` are lists separated by line feeds, as `methods` is, or NULL. */
const NEW_COLUMNS = [
  'owner text',
  'origins text',
  'addresses text',
  'expires_at_ms {integer}',
  'previous_secret_hash {bytes}',
  'previous_until_ms {integer}',
].map((column) => `ALTER TABLE api_keys ADD COLUMN ${column}`)

const OWNED_KEYS = 'CREATE INDEX api_keys_by_owner ON api_keys (owner)'

/** The owners with other limits than the defaults. */
const OWNERS = `CREATE TABLE key_owners (
  name text NOT NULL PRIMARY KEY,
  requests_per_day {integer},
  max_keys {integer}
)`

/** `day` counts days since 1970, UTC. */
const USAGE = `CREATE TABLE key_usage (
  day {integer} NOT NULL,
  key_id text NOT NULL,
  method text NOT NULL,
  calls {integer} NOT NULL,
  weight {integer} NOT NULL,
  PRIMARY KEY (day, key_id, method)
) {clustered}`

/** In microseconds. */
const SPENT_TIME = 'ALTER TABLE key_usage ADD COLUMN spent_us {integer} NOT NULL DEFAULT 0'

/** `subject` is a key or an owner, `holder` a process. A reservation that is not renewed ends at `until_ms`. */
const RESERVATIONS = `CREATE TABLE usage_reservations (
  day {integer} NOT NULL,
  subject text NOT NULL,
  holder text NOT NULL,
  weight {integer} NOT NULL,
  until_ms {integer} NOT NULL,
  PRIMARY KEY (day, subject, holder)
) {clustered}`

/** The migrations of the key store's tables, oldest first. */
export const KEY_MIGRATIONS: readonly Migration[] = [
  { version: 1, statements: [API_KEYS] },
  { version: 2, statements: [...NEW_COLUMNS, OWNED_KEYS, OWNERS, USAGE] },
  { version: 3, statements: [SPENT_TIME] },
  { version: 4, statements: [RESERVATIONS] },
]
