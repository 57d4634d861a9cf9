import { type Bytes, equalBytes } from '../../../base/bytes.ts'
import { toHex } from '../../../base/hex.ts'
import type { Rules } from '../../../chainspec/rules.ts'
import type { Block } from '../../../primitives/block.ts'
import { receiptsRoot } from '../../../state/roots.ts'
import type { ExecutedBlock } from '../../execution/blockExecution.ts'
import { NotParallel, ParallelListsConflict } from '../../execution/parallelGuard.ts'
import { NotExecutable } from '../../execution/requireExecutable.ts'
import { BlockRefused } from './blockRefused.ts'
import { type Breach, type RuleTable, unlessEqual } from './rule.ts'

/** Returns the result of `execute`; throws `BlockRefused` if a transaction cannot be executed or parallel lists conflict. */
export async function executeOrRefuse(block: Block, execute: () => Promise<ExecutedBlock>): Promise<ExecutedBlock> {
  try {
    return await execute()
  } catch (error) {
    throw toRefusal(block, error)
  }
}

function toRefusal(block: Block, error: unknown): unknown {
  if (error instanceof NotExecutable) {
    const place = error.index === undefined ? '' : `transaction ${error.index}: `
    return new BlockRefused(block, 'transaction', 'transactions that can be executed', `${place}${error.message}`)
  }
  if (error instanceof NotParallel) {
    return new BlockRefused(block, 'notParallel', 'parallel lists without calls to the Bridge or REMASC', error.message)
  }
  if (error instanceof ParallelListsConflict) {
    const found = `transactions ${error.transactions.join(' and ')} at ${toHex(error.key)}`
    return new BlockRefused(block, 'parallelListsConflict', 'parallel lists that do not touch', found)
  }
  return error
}

/** The result of an execution and the unitrie's root. */
export type Executed = Pick<ExecutedBlock, 'transactions' | 'receipts' | 'gasUsed' | 'paidFees' | 'logsBloom'> & {
  readonly stateRoot: Bytes
}

/** A block with the result of its execution here. */
export interface ExecutionSubject {
  readonly rules: Rules
  readonly block: Block
  readonly executed: Executed
}

/** The rules that compare the result of an execution with the header, in the reference node's order. */
export const EXECUTION_RULES: RuleTable<ExecutionSubject> = [
  ['stateRoot', stateRoot],
  [
    'receiptsRoot',
    ({ block, executed, rules }) => unlessEqual(receiptsRoot(executed.receipts, rules), block.header.receiptsRoot),
  ],
  ['logsBloom', ({ block, executed }) => unlessEqual(executed.logsBloom, block.header.logsBloom)],
  ['gasUsed', ({ block, executed }) => unlessSame(executed.gasUsed, block.header.gasUsed)],
  ['paidFees', ({ block, executed }) => unlessSame(executed.paidFees, block.header.paidFees)],
  ['transactionList', sameTransactions],
]

/** Older headers have the root of an Orchid trie, which no node keeps (protocol/state#orchid), and none is checked. */
function stateRoot({ block, executed, rules }: ExecutionSubject): Breach | undefined {
  if (!rules.has('rskip85') || !rules.has('rskip126')) return undefined
  return unlessEqual(executed.stateRoot, block.header.stateRoot)
}

function unlessSame(expected: bigint, found: bigint): Breach | undefined {
  return expected === found ? undefined : { expected, found }
}

/** Compares all transactions but REMASC's, which rule `remascLast` checks by its form. */
function sameTransactions({ block: { transactions }, executed }: ExecutionSubject): Breach | undefined {
  const [count, expected] = [transactions.length, executed.transactions.length]
  if (count !== expected) return { expected: `${expected} transactions`, found: `${count}` }
  for (const [index, { hash }] of executed.transactions.slice(0, -1).entries()) {
    const found = transactions[index]?.hash
    if (found === undefined || !equalBytes(hash, found)) return { expected: hash, found: found ?? 'none' }
  }
  return undefined
}
