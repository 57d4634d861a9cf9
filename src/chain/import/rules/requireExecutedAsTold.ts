import { type Bytes, equalBytes } from '../../../base/bytes.ts'
import type { Rules } from '../../../chainspec/rules.ts'
import type { Block } from '../../../primitives/block.ts'
import { receiptsRoot } from '../../../state/roots.ts'
import type { ExecutedBlock } from '../../execution/blockExecution.ts'
import { type Breach, refuseIf, unlessEqual } from './rule.ts'

/** What execution has given: the unitrie's root besides the rest. */
type Executed = Pick<ExecutedBlock, 'transactions' | 'receipts' | 'gasUsed' | 'paidFees' | 'logsBloom'> & {
  readonly stateRoot: Bytes
}

/** Holds what execution has given against what the header says, in the reference's order; throws `BlockRefused`. */
export function requireExecutedAsTold(block: Block, executed: Executed, rules: Rules): void {
  const { header } = block
  // Older headers tell the root of a trie that nobody keeps any more (protocol/state#orchid); the reference passes
  // them, too.
  if (rules.has('rskip85') && rules.has('rskip126')) {
    refuseIf(block, 'stateRoot', unlessEqual(executed.stateRoot, header.stateRoot))
  }
  refuseIf(block, 'receiptsRoot', unlessEqual(receiptsRoot(executed.receipts, rules), header.receiptsRoot))
  refuseIf(block, 'logsBloom', unlessEqual(executed.logsBloom, header.logsBloom))
  refuseIf(block, 'gasUsed', unlessSame(executed.gasUsed, header.gasUsed))
  refuseIf(block, 'paidFees', unlessSame(executed.paidFees, header.paidFees))
  refuseIf(block, 'transactionList', sameTransactions(block, executed))
}

function unlessSame(expected: bigint, found: bigint): Breach | undefined {
  return expected === found ? undefined : { expected, found }
}

/** REMASC's transaction is known by its form (rule `remascLast`), of which execution makes its own. */
function sameTransactions({ transactions }: Block, executed: Executed): Breach | undefined {
  const [told, done] = [transactions.length, executed.transactions.length]
  if (told !== done) return { expected: `${done} transactions`, found: `${told}` }
  for (const [index, { hash }] of executed.transactions.slice(0, -1).entries()) {
    const found = transactions[index]?.hash
    if (found === undefined || !equalBytes(hash, found)) return { expected: hash, found: found ?? 'none' }
  }
  return undefined
}
