import type { Migration } from '../store/migrations/migrate.ts'

/**
 * Limits are NULL where there is none, `methods` is NULL where all are allowed, `revoked_at_ms` while a key is valid.
 */
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

/** The history of the key store's tables. */
export const KEY_MIGRATIONS: readonly Migration[] = [{ version: 1, statements: [API_KEYS] }]
