import { equalBytes } from '../base/bytes.ts'
import { toHex } from '../base/hex.ts'
import { genesisNumber, type Network } from '../chainspec/network.ts'
import { decodeBlock } from '../primitives/block.ts'
import { BASE_ROW, readSnapshotBase, type SnapshotBase } from '../state/snapshotBase.ts'
import { IMPORT_ROW, readStateImport } from '../state/stateImport.ts'
import { requireBytes, requireInteger } from '../storage/columns.ts'
import { unpack } from '../storage/packing.ts'
import type { Sql, SqlReader } from '../storage/sql.ts'
import { createMetaReader } from '../storage/tables/meta.ts'
import { type Fault, problemOf } from './fault.ts'
import { setMain } from './mainChain.ts'

const BLOCK = 'SELECT encoded FROM blocks WHERE hash = ?'
const MAIN_HASH = `SELECT m.hash, b.hash AS block FROM main_chain m LEFT JOIN blocks b ON b.hash = m.hash WHERE m.number = ?`

/**
 * Returns the block at which a chain begins whose state is from a file; undefined for other chains. Returns a fault if the chain cannot be
 * verified, because its import is incomplete or its rows about it are damaged. Nothing is to be repaired then: the rows of the state would
 * look misplaced.
 */
export async function findBase(sql: SqlReader): Promise<SnapshotBase | Fault | undefined> {
  const faultOf = (key: string, problem: string): Fault => ({ table: 'meta', key, problem })
  try {
    const meta = createMetaReader(sql)
    const [base, imported] = [await readSnapshotBase(meta), await readStateImport(meta)]
    if (imported?.isComplete === false) {
      const problem = 'was interrupted; run the same scion import --state again'
      return faultOf(IMPORT_ROW, `the import of the state of block ${imported.height} ${problem}`)
    }
    if (imported?.height === base?.number) return base
    return faultOf(BASE_ROW, `says ${base?.number ?? 'none'}, and ${IMPORT_ROW} says ${imported?.height ?? 'none'}`)
  } catch (error) {
    return faultOf(BASE_ROW, problemOf(error))
  }
}

/** Verifies that the genesis block and the block with the state are on the main chain, and nothing between genesis and the lowest block. */
export async function* verifyBase(sql: Sql, network: Network, base: SnapshotBase): AsyncGenerator<Fault> {
  const genesis = genesisNumber(network)
  const first = await sql.first(MAIN_HASH, [genesis])
  const ofMain = (height: number) => ({ table: 'main_chain', key: String(height), block: height })
  if (first === undefined || first.block === null) yield { ...ofMain(genesis), problem: 'the genesis block is missing' }
  yield* verifyBaseBlock(sql, network, base)
  const main = await sql.first(MAIN_HASH, [base.number])
  if (main === undefined || !equalBytes(requireBytes(main, 'hash'), base.hash)) {
    const problem = `is not the block ${toHex(base.hash)}, at which the chain begins`
    yield { ...ofMain(base.number), problem, repair: [setMain(base.number, base.hash)] }
  }
  yield* await sql.snapshot((reader) => findBelowLowest(reader, genesis)) // older blocks may be inserted meanwhile
}

async function findBelowLowest(sql: SqlReader, genesis: number): Promise<Fault[]> {
  const lowest = (await readSnapshotBase(createMetaReader(sql)))?.lowest ?? 0
  const between = 'SELECT number FROM main_chain WHERE number < ? AND number <> ? ORDER BY number DESC LIMIT 1'
  const row = await sql.first(between, [lowest, genesis])
  if (row === undefined) return []
  const number = requireInteger(row, 'number')
  return [{ table: 'main_chain', key: String(number), block: number, problem: `is below ${lowest}, the lowest block` }]
}

async function* verifyBaseBlock(sql: SqlReader, network: Network, base: SnapshotBase): AsyncGenerator<Fault> {
  const { number, hash } = base
  const fault = { table: 'blocks', key: toHex(hash), block: number }
  const row = await sql.first(BLOCK, [hash])
  if (row === undefined) {
    yield { ...fault, problem: 'the block at which the chain begins is missing' }
    return
  }
  try {
    const { header } = decodeBlock(unpack(requireBytes(row, 'encoded')), network)
    const imported = await readStateImport(createMetaReader(sql))
    if (header.number !== number || imported === undefined || !equalBytes(imported.root, header.stateRoot))
      yield { ...fault, problem: `is not the block of the imported state, see ${BASE_ROW} and ${IMPORT_ROW} in meta` }
  } catch (error) {
    problemOf(error) // the check of blocks reports it
  }
}
