import { LRUCache } from 'lru-cache'
import { type Bytes, equalBytes } from '../base/bytes.ts'
import { atMost } from '../base/cacheBounds.ts'
import { toHex } from '../base/hex.ts'
import { bytesToBigint, minimalBytes } from '../base/integer.ts'
import { mapKey } from '../base/mapKey.ts'
import { genesisNumber, type Network } from '../chainspec/network.ts'
import { type Block, decodeBlock, workOf } from '../primitives/block.ts'
import { readSnapshotBase, type SnapshotBase } from '../state/snapshotBase.ts'
import { requireBytes, requireInteger } from '../storage/columns.ts'
import { unpack } from '../storage/packing.ts'
import type { SqlReader, SqlRow } from '../storage/sql.ts'
import { createMetaReader } from '../storage/tables/meta.ts'
import { type Fault, problemOf } from './fault.ts'

/** The facts of a block that its children continue from. */
interface Parent {
  readonly number: number
  readonly totalDifficulty: bigint
}

/** Number of blocks that are remembered for their children. */
const MAX_PARENTS = 1_000
const TWO_ABOVE = `SELECT b.encoded, b.total_difficulty FROM main_chain m
  JOIN blocks b ON b.hash = m.hash AND b.number = m.number WHERE m.number > ? ORDER BY m.number LIMIT 2`

/** Creates a check that the parent of a block exists, and that its total difficulty is that of its parent with its own work. */
export function createDifficultyCheck(sql: SqlReader, network: Network, base: SnapshotBase | undefined) {
  const parents = new LRUCache<string, Parent>(atMost(MAX_PARENTS))
  const first = genesisNumber(network)

  /** Returns the total difficulty that a block should have; undefined if its parent is missing. */
  async function readExpected(row: SqlRow, { header, ...block }: Block): Promise<bigint | undefined> {
    if (header.number === first) return workOf({ header, ...block })
    const parent = parents.get(mapKey(header.parentHash)) ?? (await readParent(sql, header.parentHash))
    if (parent?.number === header.number - 1) return parent.totalDifficulty + workOf({ header, ...block })
    if (base === undefined || header.number > base.lowest) return undefined
    const now = await readSnapshotBase(createMetaReader(sql)) // older blocks may be inserted meanwhile
    if (now === undefined || header.number < now.lowest || parent !== undefined) return undefined
    return header.number === now.lowest ? readLowest(sql, network, row, now.lowest) : readTotal(row)
  }

  return async function* verifyDifficulty(row: SqlRow, block: Block): AsyncGenerator<Fault> {
    const { hash, header } = block
    const fault = { table: 'blocks', key: toHex(hash), block: header.number }
    const totalDifficulty = await readExpected(row, block)
    if (totalDifficulty === undefined) {
      yield { ...fault, problem: `the parent ${toHex(header.parentHash)} is missing` }
      return
    }
    parents.set(mapKey(hash), { number: header.number, totalDifficulty })
    const expected = minimalBytes(totalDifficulty)
    const found = row.total_difficulty
    if (found instanceof Uint8Array && equalBytes(found, expected)) return
    const repair = [{ sql: 'UPDATE blocks SET total_difficulty = ? WHERE hash = ?', values: [expected, hash] }]
    yield { ...fault, problem: 'total_difficulty is not that of its ancestors', repair }
  }
}

/** Returns the total difficulty in a row; 0 if the column has no bytes, which no block has. */
function readTotal({ total_difficulty: total }: SqlRow): bigint {
  return total instanceof Uint8Array ? bytesToBigint(total) : 0n
}

async function readParent(sql: SqlReader, hash: Bytes): Promise<Parent | undefined> {
  const row = await sql.first('SELECT number, total_difficulty FROM blocks WHERE hash = ?', [hash])
  return row && { number: requireInteger(row, 'number'), totalDifficulty: readTotal(row) }
}

/** Returns the total difficulty of the lowest block by its row, unless the two blocks above agree about another one. */
async function readLowest(sql: SqlReader, network: Network, row: SqlRow, lowest: number): Promise<bigint> {
  const votes: bigint[] = []
  try {
    let above = 0n
    for (const other of await sql.all(TWO_ABOVE, [lowest])) {
      above += workOf(decodeBlock(unpack(requireBytes(other, 'encoded')), network))
      votes.push(readTotal(other) - above)
    }
  } catch (error) {
    problemOf(error) // the check of that block reports it
  }
  const [one, other] = votes
  return one !== undefined && one === other ? one : readTotal(row)
}
