/**
 * Tables by which the processes of a chain communicate. They are not part of the chain's data and not copied. A standby
 * has the change log only, because the other tables are unlogged.
 */
export const SHARED_TABLES = `
  CREATE TABLE IF NOT EXISTS journal (seq bigint NOT NULL PRIMARY KEY, change bytea NOT NULL);
  CREATE UNLOGGED TABLE IF NOT EXISTS members (
    id text NOT NULL PRIMARY KEY, seq bigint NOT NULL, expires_at timestamptz NOT NULL
  );
  CREATE UNLOGGED TABLE IF NOT EXISTS forwarded_calls (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    member text NOT NULL, handed_over_at timestamptz NOT NULL, request text NOT NULL, epoch bigint, answer text
  )`
