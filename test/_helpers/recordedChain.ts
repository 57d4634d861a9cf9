import type { Bytes } from '../../src/base/bytes.ts'
import { createBlockCache } from '../../src/chain/ancestors/blockCache.ts'
import { ensureGenesis } from '../../src/chain/canonical/genesis.ts'
import type { ExecutedBlock } from '../../src/chain/execution/blockExecution.ts'
import { executeBlock } from '../../src/chain/execution/executeBlock.ts'
import { readExportLine } from '../../src/chain/import/exportLine.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import type { Evm } from '../../src/evm/evm.ts'
import type { Block } from '../../src/primitives/block.ts'
import { createTrieStateView } from '../../src/state/keyedState.ts'
import { createOverlay } from '../../src/state/overlay.ts'
import { applyChanges } from '../../src/state/trie/applyChanges.ts'
import type { TrieNode } from '../../src/state/trie/node.ts'
import { openStore } from '../../src/storage/openStore.ts'
import { RUN_BUDGETS } from './budgets.ts'
import { createTestEvm } from './createTestEvm.ts'
import type { Engine } from './engines.ts'

/** The result of executing a recorded block. */
export interface Reexecuted extends ExecutedBlock {
  readonly stateRoot: Bytes
}

/** A chain on which recorded blocks are executed on the state that their parents' headers name, without the importer's checks. */
export interface RecordedChain {
  /** Executes a block and stores it as the main chain's newest. */
  execute(block: Block, engine?: Engine): Promise<Reexecuted>
  /** Executes a block and stores nothing. */
  attempt(block: Block, engine?: Engine): Promise<Reexecuted>
}

/** Returns the blocks of a text in the reference's export format; the number and the hash of each line must be the block's. */
export function parseExport(text: string): Block[] {
  return text
    .trim()
    .split('\n')
    .map((line) => readExportLine(line, regtest).decode())
}

/** Opens a chain of regtest in memory; blocks are executed in WebAssembly unless another engine is named. */
export async function openRecordedChain(): Promise<RecordedChain> {
  const network = regtest
  const store = await openStore({ kind: 'memory' })
  const genesis = await ensureGenesis(network, store)
  const cache = createBlockCache(network)
  cache.put(genesis.block)
  const nodes = new Map<string, TrieNode>()
  const evms = new Map<Engine, Evm>()

  function evmOf(engine: Engine): Evm {
    const evm = evms.get(engine) ?? createTestEvm({ ...RUN_BUDGETS, engine })
    evms.set(engine, evm)
    return evm
  }

  async function executeOn(block: Block, engine: Engine) {
    const { number, parentHash } = block.header
    const parent = await store.blocks.getByHash(parentHash)
    if (parent === undefined) throw new Error(`the parent of block ${number} is missing`)
    const root = { hash: cache.decode(parent).header.stateRoot, height: number - 1 }
    const world = createOverlay(createTrieStateView(root, store.nodes, nodes))
    const executed = await executeBlock({ network, evm: evmOf(engine), world, reader: store.blocks, cache }, block)
    const after = await applyChanges(root, number, world.changes(), store.nodes, nodes)
    return { executed: { ...executed, stateRoot: after.root }, after, parent }
  }

  return {
    attempt: async (block, engine = 'wasm') => (await executeOn(block, engine)).executed,
    async execute(block, engine = 'wasm') {
      const { hash, header, encoded, uncles } = block
      const { number, parentHash } = header
      const { executed, after, parent } = await executeOn(block, engine)
      const totalDifficulty = [header, ...uncles].reduce(
        (sum, { difficulty }) => sum + difficulty,
        parent.totalDifficulty,
      )
      await store.write((writers) => {
        writers.blocks.insert({ hash, number, parentHash, totalDifficulty, encoded })
        writers.blocks.setMain(number, hash)
        writers.nodes.insertAll(number, after.nodes)
        writers.nodes.insertLongValues(after.longValues)
      })
      return executed
    },
  }
}
