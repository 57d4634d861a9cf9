import { startPostgres } from '../../_setup/startPostgres.ts'

/** A run of tests with a PostgreSQL that has failed. */
process.exitCode = 3
const postgres = await startPostgres()
await postgres.stop()
