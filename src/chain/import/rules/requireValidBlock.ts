import { rulesAt } from '../../../chainspec/rulesAt.ts'
import type { Block } from '../../../primitives/block.ts'
import { type Ancestor, createReadAncestors } from '../../ancestors/readAncestors.ts'
import type { ChainContext } from '../../context.ts'
import {
  edges,
  remascLast,
  remascNonce,
  remascOnce,
  transactionFields,
  transactionGasPrice,
  transactionGasPriceCap,
  transactionsRoot,
  unclesHash,
} from './bodyRules.ts'
import { HEADER_RULES } from './headerRules.ts'
import { forkDetectionData } from './headerWork.ts'
import { type BodySubject, type HeaderSubject, type RuleTable, refuseIf, requireAll, unlessEqual } from './rule.ts'
import { requireValidUncles } from './uncleRules.ts'

/** The rules of a block's body that need no execution. */
export const BODY_RULES: RuleTable<BodySubject> = [
  ['unclesHash', unclesHash],
  ['transactionsRoot', transactionsRoot],
  ['remascLast', remascLast],
  ['remascOnce', remascOnce],
  ['remascNonce', remascNonce],
  ['edges', edges],
  ['transactionFields', transactionFields],
  ['transactionGasPrice', transactionGasPrice],
  ['transactionGasPriceCap', transactionGasPriceCap],
]

/** The parts of a context that the rules read. */
export interface ValidityContext extends Pick<ChainContext, 'network' | 'clock' | 'blocks' | 'forkAncestors'> {
  readonly store: Pick<ChainContext['store'], 'blocks'>
}

/**
 * Checks a block against all rules that need no execution (protocol/validity), in the order of `RULE_NAMES`; throws
 * `BlockRefused`. The parent may be on any branch, or be genesis. `known` has what was determined before.
 */
export async function requireValidBlock(
  context: ValidityContext,
  block: Block,
  parent: Ancestor,
  known: Pick<HeaderSubject, 'work'> = {},
): Promise<void> {
  const { network, clock, store, blocks, forkAncestors } = context
  const { header } = block
  const nowSeconds = Math.floor(clock.nowMs() / 1000)
  refuseIf(block, 'parent', unlessEqual(header.parentHash, parent.hash))
  const rules = rulesAt(network, header.number)
  const subject = { network, rules, nowSeconds, header, parent: parent.header, ...known }
  requireAll(block, HEADER_RULES, subject)
  refuseIf(block, 'forkDetectionData', await forkDetectionData(subject, parent, forkAncestors))
  requireAll(block, BODY_RULES, { block, rules })
  const readAncestors = createReadAncestors(store.blocks, blocks, parent)
  await requireValidUncles({ network, nowSeconds, forkAncestors, readAncestors }, block)
}
