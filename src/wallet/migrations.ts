import type { Migration } from '../storage/migrations/migrate.ts'

/** `keystore` is the text of a keystore file (Web3 Secret Storage, version 3). */
const ACCOUNTS = `CREATE TABLE wallet_accounts (
  address {bytes} NOT NULL PRIMARY KEY,
  keystore text NOT NULL,
  created_at_ms {integer} NOT NULL
)`

/** The history of a wallet's tables. */
export const WALLET_MIGRATIONS: readonly Migration[] = [{ version: 1, statements: [ACCOUNTS] }]
