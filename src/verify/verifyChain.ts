import type { Network } from '../chainspec/network.ts'
import type { Sql } from '../storage/sql.ts'
import { verifyBlocks } from './blocks.ts'
import { type ChainName, readNetwork } from './chainNetwork.ts'
import { chainTables } from './chainRows.ts'
import { type Findings, problemOf } from './fault.ts'
import { readHead, verifyMainChain } from './mainChain.ts'
import { verifyRows } from './rows.ts'
import { verifyLongValues, verifyNodes } from './trie.ts'

/**
 * Verifies the stored data of a chain, which may be written meanwhile: blocks by their hashes, the trie by the hashes of its nodes, and
 * what is derived from both. No transaction takes more than milliseconds, and memory does not depend on the length of the chain.
 */
export async function* verifyChain(sql: Sql, name: ChainName): Findings {
  let network: Network
  let head: number
  try {
    network = await readNetwork(sql, name)
    head = await readHead(sql)
  } catch (error) {
    yield { table: 'blocks', key: 'genesis', block: 0, problem: problemOf(error) }
    return
  }
  yield* verifyBlocks(sql, network, head)
  yield* verifyNodes(sql, head)
  yield* verifyLongValues(sql)
  yield* verifyMainChain(sql, network)
  yield* verifyRows(sql, chainTables(network))
}
