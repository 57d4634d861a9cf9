import { writeSync } from 'node:fs'
import { openSql } from '../../../src/storage/engines.ts'
import { CHAIN_MIGRATIONS } from '../../../src/storage/migrations/chain.ts'
import { migrate } from '../../../src/storage/migrations/migrate.ts'
import { fromArgument } from '../placeArguments.ts'

/** Brings the chain on the command line to the newest version, and is not done before it is killed. */
const sql = await openSql(fromArgument(process.argv[2]))
const version = (CHAIN_MIGRATIONS.at(-1)?.version ?? 0) + 1
const waitForever = async () => {
  writeSync(1, 'all is copied\n')
  await new Promise((resolve) => setTimeout(resolve, 1_000_000))
}
await migrate(sql, [...CHAIN_MIGRATIONS, { version, statements: [waitForever] }])
