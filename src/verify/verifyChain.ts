import type { Network, NetworkName } from '../chainspec/network.ts'
import { NETWORKS } from '../chainspec/networks.ts'
import type { Rule } from '../chainspec/rules.ts'
import { createSandbox, readSandboxOptions } from '../chainspec/sandbox.ts'
import { withoutRules } from '../chainspec/withoutRules.ts'
import { decodeBlock } from '../primitives/block.ts'
import { requireBytes, requireText } from '../storage/columns.ts'
import { unpack } from '../storage/packing.ts'
import type { Sql, SqlReader } from '../storage/sql.ts'
import { findBase, verifyBase } from './base.ts'
import { verifyBlocks } from './blocks.ts'
import { chainTables } from './chainRows.ts'
import { type Findings, problemOf } from './fault.ts'
import { readHead, verifyMainChain } from './mainChain.ts'
import { verifyNothingOutside } from './outside.ts'
import { verifyRows } from './rows.ts'
import { verifyLongValues, verifyNodes } from './trie.ts'

/**
 * Verifies the stored data of a chain, which may be written meanwhile: blocks by their hashes, the trie by the hashes of its nodes, and
 * what is derived from both. No transaction takes more than milliseconds, and memory does not depend on the length of the chain.
 */
export async function* verifyChain(sql: Sql, name: ChainName): Findings {
  const base = await findBase(sql)
  if (base !== undefined && 'problem' in base) {
    yield base
    return
  }
  let network: Network
  let head: number
  try {
    network = await readNetwork(sql, name)
    head = await readHead(sql)
  } catch (error) {
    yield { table: 'blocks', key: 'genesis', block: 0, problem: problemOf(error) }
    return
  }
  if (base !== undefined) yield* verifyBase(sql, network, base)
  yield* verifyBlocks(sql, network, head, base)
  yield* verifyNodes(sql, head)
  yield* verifyLongValues(sql)
  yield* verifyMainChain(sql, network, base)
  yield* verifyNothingOutside(sql, network, base)
  yield* verifyRows(sql, chainTables(network))
}

/** A chain, by its name. */
export interface ChainName {
  readonly network: NetworkName
  readonly genesis: 'sandbox' | 'real'
}

/** The lowest block of the main chain. Sandboxes of `scion dev --number` begin above 0. */
const LOWEST = `SELECT b.encoded FROM main_chain m
  JOIN blocks b ON b.hash = m.hash AND b.number = m.number ORDER BY m.number LIMIT 1`
const ABSENT_RULES = "SELECT value FROM meta WHERE name = 'absent rules'"

/** Returns the network of a stored chain. The genesis block and `meta` have what settings changed about it. */
export async function readNetwork(sql: SqlReader, { network: name, genesis }: ChainName): Promise<Network> {
  const absent = await sql.first(ABSENT_RULES)
  const rules =
    absent === undefined
      ? []
      : requireText(absent, 'value')
          .split(', ')
          .filter((rule) => isRule(name, rule))
  if (genesis === 'real') return withoutRules(NETWORKS[name], rules)
  const stored = await readStoredGenesis(sql, name)
  const sandbox = createSandbox(NETWORKS[name], stored?.options)
  const number = stored?.number ?? 0
  return withoutRules({ ...sandbox, genesis: { ...sandbox.genesis, number } }, rules)
}

/** Returns the options that the genesis block of a stored sandbox shows; undefined without such a block. */
export async function readStoredOptions(sql: SqlReader, name: NetworkName) {
  return (await readStoredGenesis(sql, name))?.options
}

async function readStoredGenesis(sql: SqlReader, name: NetworkName) {
  const row = await sql.first(LOWEST)
  if (row === undefined) return undefined
  const { header } = decodeBlock(unpack(requireBytes(row, 'encoded')), createSandbox(NETWORKS[name]))
  const hasParent = header.parentHash.some((byte) => byte !== 0)
  return hasParent ? undefined : { number: header.number, options: readSandboxOptions(header.extraData) }
}

function isRule(name: NetworkName, text: string): text is Rule {
  return text in NETWORKS[name].ruleHeights
}
