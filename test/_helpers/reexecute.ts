import { type Bytes, equalBytes } from '../../src/base/bytes.ts'
import { toHex } from '../../src/base/hex.ts'
import { createBlockCache } from '../../src/chain/ancestors/blockCache.ts'
import type { ExecutedBlock } from '../../src/chain/execution/blockExecution.ts'
import { executeBlock } from '../../src/chain/execution/executeBlock.ts'
import type { Network } from '../../src/chainspec/network.ts'
import { rulesAt } from '../../src/chainspec/rulesAt.ts'
import { type Block, decodeBlock } from '../../src/primitives/block.ts'
import { createHeadState } from '../../src/state/headState.ts'
import { createOverlay } from '../../src/state/overlay.ts'
import { receiptsRoot, transactionsRoot } from '../../src/state/roots.ts'
import { applyChanges } from '../../src/state/trie/applyChanges.ts'
import type { StoreReaders } from '../../src/storage/store.ts'
import { createTestEvm } from './createTestEvm.ts'

/**
 * Executes the main chain's blocks from `from` (1 or more) to the head once more, on top of the flat state and the unitrie
 * nodes that the store holds of their parents, and compares every root. Gives what is wrong, a line each; none when all holds.
 */
export async function reexecute(network: Network, store: StoreReaders, from: number): Promise<string[]> {
  const head = await store.blocks.getHead()
  if (head === undefined) return ['there is no block at all']
  const complaints: string[] = []
  for (let number = from; number <= head.number; number++)
    complaints.push(...(await checkBlock(network, store, number)))
  return complaints
}

async function checkBlock(network: Network, store: StoreReaders, number: number): Promise<string[]> {
  const [row, parentRow] = [await store.blocks.getMain(number), await store.blocks.getMain(number - 1)]
  if (row === undefined || parentRow === undefined) return [`block ${number} or its parent is missing`]
  const [block, parent] = [decodeBlock(row.encoded, network), decodeBlock(parentRow.encoded, network)]
  const { header } = block
  const { executed, stateRoot } = await execute(network, store, block, parent)
  const rules = rulesAt(network, number)
  const kept = await store.transactions.getByBlock(row.hash)
  const facts: ReadonlyArray<readonly [string, Bytes, Bytes]> = [
    ['hash', row.hash, block.hash],
    ['parent hash', header.parentHash, parent.hash],
    ['state root', header.stateRoot, stateRoot],
    ['receipts root', header.receiptsRoot, receiptsRoot(executed.receipts, rules)],
    ['transactions root', header.transactionsRoot, transactionsRoot(executed.transactions, rules)],
    ['logs bloom', header.logsBloom, executed.logsBloom],
  ]
  const complaints = facts
    .filter(([, is, shouldBe]) => !equalBytes(is, shouldBe))
    .map(([name, is, shouldBe]) => `block ${number}: ${name} is ${toHex(is)}, executed anew ${toHex(shouldBe)}`)
  if (kept.length !== block.transactions.length) complaints.push(`block ${number} has ${kept.length} transaction rows`)
  return complaints
}

async function execute(
  network: Network,
  store: StoreReaders,
  block: Block,
  parent: Block,
): Promise<{ executed: ExecutedBlock; stateRoot: Bytes }> {
  const height = parent.header.number
  const world = createOverlay(createHeadState(store.state, height).worldAt(height))
  const setup = { network, evm: createTestEvm(), world, reader: store.blocks, cache: createBlockCache(network) }
  const executed = await executeBlock(setup, block)
  const parentRoot = { hash: parent.header.stateRoot, height }
  const { root } = await applyChanges(parentRoot, height + 1, world.changes(), store.nodes)
  return { executed, stateRoot: root }
}
