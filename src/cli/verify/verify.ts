import { toApiKey } from '../../apiKeys/keyRow.ts'
import type { NetworkName } from '../../chainspec/network.ts'
import { nameOf } from '../../config/dataFiles.ts'
import { getBytes, getInteger, requireBytes, requireInteger, requireText } from '../../storage/columns.ts'
import { openSqlForReading } from '../../storage/engines.ts'
import { StoreError } from '../../storage/errors.ts'
import type { Sql } from '../../storage/sql.ts'
import { maySnapshotWhole } from '../../storage/sqlite/inUse.ts'
import type { Findings } from '../../verify/fault.ts'
import { verifySqliteFile } from '../../verify/integrity.ts'
import { type DecodableTable, verifyRows } from '../../verify/rows.ts'
import { verifyChain } from '../../verify/verifyChain.ts'
import { parseKeystore } from '../../wallet/keystore.ts'
import { CommandError, explainData } from '../failure.ts'
import { findDatabases, type Keeping, openToWrite, type PlacedDatabase, requireWhole } from '../keptDatabases.ts'
import type { Output } from '../output.ts'
import { createReport, type Report } from './report.ts'

interface Verifying {
  /** Undefined: all networks, and the keys. */
  readonly networks?: readonly NetworkName[] | undefined
  readonly isRepair: boolean
  /** Maximum number of faults that are printed. */
  readonly maxFaults: number
}

/** Verifies the databases of a place. Throws a `CommandError` if there is damage, or if a database cannot be read. */
export async function verify(keeping: Keeping, output: Output, { networks, ...options }: Verifying): Promise<void> {
  try {
    const found = await findDatabases(keeping)
    const wanted = found.filter(
      ({ database }) => networks === undefined || (database.kind !== 'keys' && networks.includes(database.network)),
    )
    if (wanted.length === 0)
      throw new CommandError('data: must contain a database, got none; choose the directory of your node with --data')
    await verifyDatabases(wanted, output, options)
  } catch (error) {
    throw error instanceof StoreError ? explainData(error, keeping) : error
  }
}

/** Verifies some databases. Throws a `CommandError` if there is damage. */
export async function verifyDatabases(
  databases: readonly PlacedDatabase[],
  output: Output,
  { isRepair, maxFaults }: Omit<Verifying, 'networks'>,
): Promise<void> {
  const report = createReport(output, { maxFaults, isRepair })
  for (const one of databases) await verifyOne(one, report, { isRepair })
  report.end()
}

async function verifyOne(
  one: PlacedDatabase,
  report: Report,
  { isRepair }: Pick<Verifying, 'isRepair'>,
): Promise<void> {
  const name = nameOf(one.database)
  const sql = isRepair ? await openToWrite(one) : await openSqlForReading(one.place, { readers: 1 })
  try {
    await requireWhole(sql, one.database)
    report.begin(name)
    for await (const finding of findingsOf(one, sql, report)) {
      if (!('problem' in finding)) {
        report.progress(finding)
        continue
      }
      const { repair } = finding
      if (isRepair && repair !== undefined && repair.length > 0) await sql.writeAll(repair)
      report.fault(finding)
    }
    report.endDatabase()
  } finally {
    await sql.close()
  }
}

async function* findingsOf({ database, place }: PlacedDatabase, sql: Sql, report: Report): Findings {
  if (place.kind === 'sqlite') {
    if (await maySnapshotWhole(place.path)) yield* verifySqliteFile(sql)
    else report.note("a node writes this large file, so SQLite's integrity_check was left out")
  }
  switch (database.kind) {
    case 'chain':
      return yield* verifyChain(sql, database)
    case 'wallet':
      return yield* verifyRows(sql, WALLET_TABLES)
    case 'keys':
      return yield* verifyRows(sql, KEY_TABLES)
  }
}

const WALLET_TABLES: readonly DecodableTable[] = [
  {
    table: 'wallet_accounts',
    columns: ['address', 'keystore', 'created_at_ms'],
    key: ['address'],
    decode(row) {
      if (requireBytes(row, 'address').length !== 20) throw new RangeError('column address should hold an address')
      if (parseKeystore(requireText(row, 'keystore')) === undefined)
        throw new RangeError('column keystore should hold a keystore')
      requireInteger(row, 'created_at_ms')
    },
  },
]

const KEY_TABLES: readonly DecodableTable[] = [
  {
    table: 'api_keys',
    columns: ['*'],
    key: ['id'],
    decode(row) {
      toApiKey({ ...row, owner_requests_per_day: null })
      for (const column of ['secret_hash', 'previous_secret_hash']) {
        const hash = getBytes(row, column)
        if (hash !== undefined && hash.length !== 32) throw new RangeError(`column ${column} should hold a hash`)
      }
    },
  },
  {
    table: 'key_owners',
    columns: ['name', 'requests_per_day', 'max_keys'],
    key: ['name'],
    decode(row) {
      requireText(row, 'name')
      for (const column of ['requests_per_day', 'max_keys']) getInteger(row, column)
    },
  },
  {
    table: 'key_usage',
    columns: ['day', 'key_id', 'method', 'calls', 'weight', 'spent_us'],
    key: ['day', 'key_id', 'method'],
    decode(row) {
      for (const column of ['key_id', 'method']) requireText(row, column)
      for (const column of ['day', 'calls', 'weight', 'spent_us']) requireInteger(row, column)
    },
  },
  {
    table: 'usage_reservations',
    columns: ['day', 'subject', 'holder', 'weight', 'until_ms'],
    key: ['day', 'subject', 'holder'],
    decode(row) {
      for (const column of ['subject', 'holder']) requireText(row, column)
      for (const column of ['day', 'weight', 'until_ms']) requireInteger(row, column)
    },
  },
]
