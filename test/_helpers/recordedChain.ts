import type { Bytes } from '../../src/base/bytes.ts'
import { fromHex } from '../../src/base/hex.ts'
import { createBlockCache } from '../../src/chain/ancestry/blockCache.ts'
import { createForkAncestors } from '../../src/chain/ancestry/forkDetection.ts'
import type { ExecutedBlock } from '../../src/chain/execution/blockExecution.ts'
import { executeBlock } from '../../src/chain/execution/executeBlock.ts'
import { ensureGenesis } from '../../src/chain/ledger/genesis.ts'
import type { ValidityContext } from '../../src/chain/validity/requireValidBlock.ts'
import { createEvm } from '../../src/evm/evm.ts'
import { type Block, decodeBlock } from '../../src/model/block.ts'
import type { Network } from '../../src/network/network.ts'
import { regtest } from '../../src/network/networks/regtest.ts'
import { createTrieWorld } from '../../src/state/keyedWorld.ts'
import { createOverlay } from '../../src/state/overlay.ts'
import { applyChanges } from '../../src/state/unitrie/applyChanges.ts'
import type { TrieNode } from '../../src/state/unitrie/node.ts'
import type { WorldReader } from '../../src/state/world.ts'
import { openStore } from '../../src/store/openStore.ts'
import type { NodePlace } from '../../src/store/store.ts'
import { RUN_BUDGETS } from './budgets.ts'
import type { Engine } from './engines.ts'

/** What our execution makes of a recorded block. */
export interface Reexecuted extends ExecutedBlock {
  readonly stateRoot: Bytes
}

/** A chain of regtest that grows by blocks which somebody else made, each on its own parent. */
export interface RecordedChain {
  /** Executes a block on the state that its parent's header names, and keeps it; `isMain` puts it on the main chain. */
  execute(block: Block, isMain: boolean): Promise<Reexecuted>
  /** As `execute`, but forgets everything. */
  attempt(block: Block): Promise<Reexecuted>
  /** The state with this root; reads throw `MissingNode` when no execution has led there. */
  worldAt(root: NodePlace): WorldReader
  /** What the rules for blocks read of the chain. */
  readonly context: Omit<ValidityContext, 'clock'>
}

/** The blocks of a file in the reference's export format. */
export function parseExport(text: string): Block[] {
  return text
    .trim()
    .split('\n')
    .map((line) => decodeBlock(fromHex(`0x${line.split(',')[3] ?? ''}`), regtest))
}

/** A chain in memory that holds genesis; the EVM's machine executes its blocks, unless it is told otherwise. */
export async function openRecordedChain(
  engine: Engine = 'machine',
  network: Network = regtest,
): Promise<RecordedChain> {
  const store = await openStore({ kind: 'sqlite', path: ':memory:' })
  const genesis = await ensureGenesis(network, store)
  const cache = createBlockCache(network)
  cache.put(genesis.block)
  const nodes = new Map<string, TrieNode>()
  const evm = createEvm({ ...RUN_BUDGETS, engine })
  const worldAt = (root: NodePlace) => createTrieWorld(root, store.nodes, nodes)

  const forkAncestors = createForkAncestors(network, store.blocks, cache)

  async function attempt(block: Block) {
    const { number, parentHash } = block.header
    const parent = await store.blocks.getByHash(parentHash)
    if (parent === undefined) throw new Error(`the parent of block ${number} is missing`)
    const root = { hash: cache.decode(parent).header.stateRoot, height: number - 1 }
    const world = createOverlay(worldAt(root))
    const executed = await executeBlock({ network, evm, world, reader: store.blocks, cache }, block)
    const after = await applyChanges(root, number, world.changes(), store.nodes, nodes)
    return { executed: { ...executed, stateRoot: after.root }, after, parent }
  }

  return {
    worldAt,
    context: { network, store, blocks: cache, forkAncestors },
    attempt: async (block) => (await attempt(block)).executed,
    async execute(block, isMain) {
      const { hash, header, encoded, uncles } = block
      const { number, parentHash } = header
      const { executed, after, parent } = await attempt(block)
      const totalDifficulty = [header, ...uncles].reduce(
        (sum, { difficulty }) => sum + difficulty,
        parent.totalDifficulty,
      )
      await store.write((writers) => {
        writers.blocks.insert({ hash, number, parentHash, totalDifficulty, encoded })
        if (isMain) writers.blocks.setMain(number, hash)
        writers.nodes.insertAll(number, after.nodes)
        writers.nodes.insertLongValues(after.longValues)
      })
      return executed
    },
  }
}
