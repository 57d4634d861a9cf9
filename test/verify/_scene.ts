import { regtest } from '../../src/chainspec/regtest.ts'
import { senderOn } from '../../src/primitives/impersonation.ts'
import { decodeTransaction } from '../../src/primitives/transaction.ts'
import { readRows } from '../../src/storage/copy/content.ts'
import { readTables } from '../../src/storage/copy/tables.ts'
import { openSql, type StorePlace } from '../../src/storage/engines.ts'
import { createStore } from '../../src/storage/openStore.ts'
import type { Sql, Statement } from '../../src/storage/sql.ts'
import type { Fault, Findings } from '../../src/verify/fault.ts'
import { verifySqliteFile } from '../../src/verify/integrity.ts'
import { verifyChain } from '../../src/verify/verifyChain.ts'
import { signFrom } from '../_helpers/chain.ts'
import { importGenerated } from '../chain/import/_importGenerated.ts'

/** The chain that {@link writeChain} writes. */
export const NAME = { network: 'regtest', genesis: 'real' } as const

/** Writes a generated chain with side blocks and reorganisations, and rows of every other table. */
export async function writeChain(place: StorePlace, blocks: number, seed = 11): Promise<void> {
  const sql = await openSql(place)
  const { chain, store } = await importGenerated({ seed, blocks, network: regtest }, await createStore(sql))
  const encoded = signFrom(0, { nonce: 900n })
  const transaction = decodeTransaction(encoded)
  const sender = senderOn(regtest, transaction) ?? new Uint8Array(20)
  const head = await store.blocks.getHead()
  if (head === undefined) throw new Error('the chain has no block')
  await store.write(({ pool, arrivals, bannedAddresses, snapshots, meta }) => {
    pool.insert({ hash: transaction.hash, sender, nonce: 900n, encoded, addedAtMs: 1, addedAtHeight: 1 })
    arrivals.insertAll([{ number: 1, hash: transaction.hash }])
    bannedAddresses.insert({ address: '192.0.2.7', bannedAtMs: 1 })
    const { number: blockNumber, hash: blockHash } = head
    snapshots.insert({ id: 1, blockNumber, blockHash, stateRoot: blockHash, settings: '{}' })
    meta.set('name', 'value')
  })
  await chain.close()
}

/** Returns the faults of a stored chain, as `scion verify` finds them. */
export async function verifyOpen(sql: Sql, place: StorePlace): Promise<Fault[]> {
  const faults: Fault[] = []
  for await (const finding of findingsOf(sql, place)) if ('problem' in finding) faults.push(finding)
  return faults
}

/** Returns whether a stored chain has no fault. Stops at the first one. */
export async function isSound(sql: Sql, place: StorePlace): Promise<boolean> {
  for await (const finding of findingsOf(sql, place)) if ('problem' in finding) return false
  return true
}

async function* findingsOf(sql: Sql, place: StorePlace): Findings {
  if (place.kind === 'sqlite') yield* verifySqliteFile(sql)
  yield* verifyChain(sql, NAME)
}

/** Returns the statements that write the present rows of all tables. */
export async function readAll(sql: Sql): Promise<Statement[]> {
  const statements: Statement[] = []
  for (const table of await readTables(sql)) {
    statements.push({ sql: `DELETE FROM ${table.name}`, values: [] })
    const insert = `INSERT INTO ${table.name} (${table.columns.join(', ')}) VALUES ?`
    for await (const rows of readRows(sql, table)) statements.push({ sql: insert, values: [rows] })
  }
  return statements
}
