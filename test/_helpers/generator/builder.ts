import { EMPTY_BYTES } from '../../../src/base/bytes.ts'
import { signedMinimalBytes } from '../../../src/base/integer.ts'
import { writeGenesis } from '../../../src/chain/canonical/genesis.ts'
import { beginBlock, type ExecutedBlock } from '../../../src/chain/execution/blockExecution.ts'
import type { Network } from '../../../src/chainspec/network.ts'
import type { Rules } from '../../../src/chainspec/rules.ts'
import { rulesAt } from '../../../src/chainspec/rulesAt.ts'
import { type Block, createBlock } from '../../../src/primitives/block.ts'
import { nextDifficulty } from '../../../src/primitives/difficulty.ts'
import { createGenesisBlock } from '../../../src/primitives/genesis.ts'
import type { Header } from '../../../src/primitives/header.ts'
import { recoverSender } from '../../../src/primitives/transaction.ts'
import { createTrieStateView } from '../../../src/state/keyedState.ts'
import { createOverlay } from '../../../src/state/overlay.ts'
import { markPrecompiles } from '../../../src/state/precompileAccounts.ts'
import { receiptsRoot, transactionsRoot } from '../../../src/state/roots.ts'
import type { StateView } from '../../../src/state/stateView.ts'
import { applyChanges } from '../../../src/state/trie/applyChanges.ts'
import { EMPTY_TRIE } from '../../../src/state/trie/node.ts'
import { RUN_BUDGETS } from '../budgets.ts'
import { createTestEvm } from '../createTestEvm.ts'
import type { Engine } from '../engines.ts'
import {
  ancestryOf,
  type BlockTree,
  createBlockTree,
  forkDataOn,
  type KeptBlock,
  numberOf,
  readAncestorsOf,
} from './blockTree.ts'
import { type BlockPlan, draftHeader } from './draftHeader.ts'
import { seal, type WorkShape } from './seal.ts'
import { createTrieNodes } from './trieNodes.ts'

/** Makes blocks on any block it made before. It is nobody's miner: the plan says everything. */
export interface Builder {
  readonly network: Network
  readonly genesis: KeptBlock
  readonly tree: BlockTree
  build(plan: BlockPlan): Promise<KeptBlock>
  /** The header of a block that nobody executes: an uncle. */
  buildUncle(parent: KeptBlock, header: Partial<Header>): Header
  worldAfter(kept: KeptBlock): StateView
}

const NOTHING: StateView = {
  getAccount: async () => undefined,
  getStorage: async () => undefined,
  getCode: async () => EMPTY_BYTES,
  isContract: async () => false,
}

export async function createBuilder(network: Network, engine: Engine = 'wasm'): Promise<Builder> {
  const nodes = createTrieNodes()
  const tree = createBlockTree()
  const evm = createTestEvm({ ...RUN_BUDGETS, engine })
  const genesis = await keepGenesis()
  tree.add(genesis)

  async function keepGenesis(): Promise<KeptBlock> {
    const world = createOverlay(NOTHING)
    await writeGenesis(network, world)
    const applied = await applyChanges(EMPTY_TRIE, 0, world.changes(), nodes.reader)
    nodes.add(applied)
    const block = createGenesisBlock(network, applied.root)
    return { block, parent: undefined, totalDifficulty: block.header.difficulty }
  }

  function worldAfter({ block: { header } }: KeptBlock): StateView {
    return createTrieStateView({ hash: header.stateRoot, height: header.number }, nodes.reader, nodes.cache)
  }

  /** Executes a block that has its free fields and difficulty; gives what came out, and the root of the state after it. */
  async function execute(header: Header, plan: BlockPlan, rules: Rules) {
    const { parent, transactions = [] } = plan
    const world = createOverlay(worldAfter(parent))
    const context = { rules, chainId: network.chainId, bridge: network.bridge, ...ancestryOf(parent) }
    await markPrecompiles(network, header.number, world)
    const setup = { network, evm, world, readAncestors: readAncestorsOf(parent), edges: header.edges ?? [] }
    const execution = beginBlock({ ...setup, block: { ...header, ...context } })
    for (const transaction of transactions) {
      await execution.add(transaction, recoverSender(transaction, network.chainId) ?? EMPTY_BYTES)
    }
    const executed = await execution.finish()
    const root = { hash: parent.block.header.stateRoot, height: numberOf(parent) }
    const applied = await applyChanges(root, header.number, world.changes(), nodes.reader, nodes.cache)
    nodes.add(applied)
    return { executed, stateRoot: applied.root }
  }

  function keep(block: Block, parent: KeptBlock): KeptBlock {
    const weight = [block.header, ...block.uncles].reduce((sum, { difficulty }) => sum + difficulty, 0n)
    const kept = { block, parent, totalDifficulty: parent.totalDifficulty + weight }
    tree.add(kept)
    return kept
  }

  return {
    network,
    genesis,
    tree,
    worldAfter,
    async build(plan) {
      const rules = rulesAt(network, numberOf(plan.parent) + 1)
      const draft = draftHeader(network, rules, plan)
      const { executed, stateRoot } = await execute(draft, plan, rules)
      const told = { ...draft, ...resultsOf(executed, rules), stateRoot }
      const header = seal(told, rules, shapeOn(plan.parent, rules, plan.work))
      return keep(createBlock(header, executed.transactions, plan.uncles ?? [], rules), plan.parent)
    },
    buildUncle(parent, fields) {
      const rules = rulesAt(network, numberOf(parent) + 1)
      const header = { ...draftHeader(network, rules, { ...fields, parent }), ...fields }
      const difficulty = nextDifficulty(network, rules, header, parent.block.header)
      const sound = { ...header, difficulty, difficultyBytes: signedMinimalBytes(difficulty) }
      return seal(sound, rules, shapeOn(parent, rules))
    },
  }
}

function shapeOn(parent: KeptBlock, rules: Rules, shape: WorkShape = {}): WorkShape {
  const forkData = forkDataOn(parent, rules)
  return forkData === undefined ? shape : { forkData, ...shape }
}

/** What a header says of its block's execution, but for the state. */
function resultsOf(executed: ExecutedBlock, rules: Rules) {
  const { gasUsed, paidFees, logsBloom, transactions, receipts } = executed
  const roots = {
    transactionsRoot: transactionsRoot(transactions, rules),
    receiptsRoot: receiptsRoot(receipts, rules),
  }
  return { gasUsed, paidFees, logsBloom, ...roots }
}
