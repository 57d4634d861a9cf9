import { equalBytes } from '../../base/bytes.ts'
import type { Network } from '../../chainspec/network.ts'
import { rulesAt } from '../../chainspec/rulesAt.ts'
import { BUDGETS } from '../../concurrency/budgets.ts'
import { createEvm } from '../../evm/evm.ts'
import type { Block } from '../../primitives/block.ts'
import { encodeReceipt, type Receipt } from '../../primitives/receipt.ts'
import { createTrieStateView } from '../../state/keyedState.ts'
import { receiptsRoot } from '../../state/roots.ts'
import type { TrieNode } from '../../state/trie/node.ts'
import { createBlockCache } from '../ancestors/blockCache.ts'
import { createForkAncestors } from '../ancestors/forkDetection.ts'
import { stateRootOf, type Tip } from '../canonical/head.ts'
import type { ChainContext } from '../context.ts'
import { ROOTSTOCK_PRECOMPILES } from '../execution/precompiles.ts'
import { precompute } from './ahead/precompute.ts'
import { BlockRefused, print } from './rules/blockRefused.ts'
import { EXECUTION_RULES, type Executed } from './rules/executionRules.ts'
import { requireValidBlock } from './rules/requireValidBlock.ts'
import type { RuleName } from './rules/ruleNames.ts'
import { executeAfter, requireParent } from './verifyBlock.ts'
import { createWitnessTables, readParent, recordReads, type Witness, type WitnessTables } from './witness.ts'

/** A value of a block that differs from the result of its execution here. Both are short, printable texts. */
export interface Difference {
  readonly rule: RuleName
  /** By the execution here. */
  readonly expected: string
  /** In the block. */
  readonly found: string
}

/** The result of verifying a block from its parent's trie, without caches of other runs. */
export interface Examination {
  /** All differences of the execution, or the one rule that has ended the verification before. Empty for a valid block. */
  readonly differences: readonly Difference[]
  /** Undefined if the block was refused before the end of its execution. */
  readonly executed: Executed | undefined
}

/** Verifies a stored chain's block again, and returns what that has read. Nothing changes. */
export async function recordBlock(context: ChainContext, block: Block) {
  const { network, limits, tracePrinter } = context
  const parent = await requireParent(context, block)
  const { tables, witness } = recordReads(context.store, parent)
  const examiner = createExaminer(network, tables, parent)
  return {
    examination: await examiner.examine(block),
    witness,
    /** The parts of a chain that trace the block. */
    traced: { ...examiner.context, limits, tracePrinter },
    before: examiner.before,
  }
}

/** A block that was verified again. */
export type RecordedBlock = Awaited<ReturnType<typeof recordBlock>>

/** Verifies a block by its witness alone. Throws `WitnessRefused`. */
export async function examineWitness(network: Network, block: Block, witness: Witness): Promise<Examination> {
  const tables = createWitnessTables(network, block, witness)
  return createExaminer(network, tables, await readParent(tables, network, block)).examine(block)
}

/**
 * Returns the index of the first transaction whose receipt is not that of the execution. Undefined if all are, or if the
 * receipts are not those of the block.
 */
export function findDifferentReceipt(
  network: Network,
  { header }: Block,
  receipts: readonly Receipt[],
  { receipts: own }: Pick<Executed, 'receipts'>,
): number | undefined {
  const rules = rulesAt(network, header.number)
  if (!equalBytes(receiptsRoot(receipts, rules), header.receiptsRoot)) return undefined
  const index = receipts.findIndex((receipt, at) => {
    const other = own[at]
    return other === undefined || !equalBytes(encodeReceipt(receipt), encodeReceipt(other))
  })
  return index === -1 ? undefined : index
}

function createExaminer(network: Network, tables: WitnessTables, parent: Tip) {
  const blocks = createBlockCache(network)
  const trieNodes = new Map<string, TrieNode>() // what is read is bounded by the gas of one block
  const root = stateRootOf(parent)
  const before = { state: createTrieStateView(root, tables.nodes, trieNodes), root }
  const evm = createEvm({ ...BUDGETS, precompiles: ROOTSTOCK_PRECOMPILES })
  const context = { network, base: undefined, store: tables, blocks, trieNodes, evm }
  const forkAncestors = createForkAncestors(network, tables.blocks, blocks)

  async function verify(block: Block): Promise<Examination> {
    const { header } = block
    const clock = { nowMs: () => header.timestamp * 1000 } // the block was in time when it was received
    const { workFlaw, senders } = precompute(network, block)
    const validity = { network, clock, blocks, forkAncestors, store: tables }
    await requireValidBlock(validity, block, parent.block, { work: { flaw: workFlaw } })
    const { executed, trie } = await executeAfter(context, { ...block, senders }, before)
    const result = { ...executed, stateRoot: trie.root }
    const subject = { block, executed: result, rules: rulesAt(network, header.number) }
    const differences = EXECUTION_RULES.flatMap(([rule, check]) => {
      const breach = check(subject)
      return breach === undefined ? [] : [{ rule, expected: print(breach.expected), found: print(breach.found) }]
    })
    return { differences, executed: result }
  }

  return {
    context,
    before,
    async examine(block: Block): Promise<Examination> {
      try {
        return await verify(block)
      } catch (error) {
        if (!(error instanceof BlockRefused)) throw error
        const { rule, expected, found } = error
        return { differences: [{ rule, expected, found }], executed: undefined }
      }
    },
  }
}
