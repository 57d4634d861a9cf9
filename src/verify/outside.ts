import type { Bytes } from '../base/bytes.ts'
import { genesisNumber, type Network } from '../chainspec/network.ts'
import type { SnapshotBase } from '../state/snapshotBase.ts'
import { requireBytes, requireInteger } from '../storage/columns.ts'
import type { Sql, SqlReader } from '../storage/sql.ts'
import type { Fault } from './fault.ts'
import { readHead, setMain } from './mainChain.ts'

/** Verifies that no flat state and no logs are stored above the head, or below the first block that has them. */
export async function* verifyNothingOutside(
  sql: Sql,
  network: Network,
  base: SnapshotBase | undefined,
): AsyncGenerator<Fault> {
  const genesis = genesisNumber(network)
  const first = { state_changes: base?.number ?? genesis, log_entries: base === undefined ? genesis : base.number + 1 }
  yield* await sql.snapshot(async (reader) => {
    // the state of a file is not above the head, even if its block is missing
    const head = Math.max(await readHead(reader), base?.number ?? -1)
    const [found, successors] = [await findOutside(reader, first, head), await readSuccessors(reader, head)]
    const [successor] = successors
    if (found.length === 0 || successor === undefined) return found
    const fault = { table: 'main_chain', key: String(head + 1), block: head + 1, problem: 'is missing' }
    return [{ ...fault, repair: successors.length === 1 ? [setMain(head + 1, successor)] : undefined }]
  })
}

/** The first height of rows, by table. */
type FirstHeights = Readonly<Record<'state_changes' | 'log_entries', number>>

async function findOutside(sql: SqlReader, first: FirstHeights, head: number): Promise<Fault[]> {
  const found: Fault[] = []
  for (const [table, column] of [
    ['state_changes', 'height'],
    ['log_entries', 'block_number'],
  ] as const) {
    for (const [where, place, values] of [
      ['> ?', `above the head ${head}`, [head]],
      ['< ?', 'below the first block', [first[table]]],
    ] as const) {
      const row = await sql.first(
        `SELECT ${column} AS height FROM ${table} WHERE ${column} ${where} ORDER BY ${column} LIMIT 1`,
        values,
      )
      if (row === undefined) continue
      const height = requireInteger(row, 'height')
      const repair = [{ sql: `DELETE FROM ${table} WHERE ${column} ${where}`, values }]
      found.push({ table, key: String(height), block: height, problem: `is ${place}`, repair })
    }
  }
  return found
}

/** Returns the hashes of the blocks that could follow the head. */
async function readSuccessors(sql: SqlReader, head: number): Promise<Bytes[]> {
  const rows = await sql.all(
    `SELECT b.hash FROM blocks b JOIN main_chain m ON m.hash = b.parent_hash
     WHERE b.number = ? AND m.number = ? AND EXISTS (SELECT 1 AS found FROM state_changes c WHERE c.height = b.number)`,
    [head + 1, head],
  )
  return rows.map((row) => requireBytes(row, 'hash'))
}
