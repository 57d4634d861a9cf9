import { beforeAll, describe, expect, it } from 'vitest'
import { BlockRefused } from '../../../src/chain/import/rules/blockRefused.ts'
import { RULE_NAMES, type RuleName } from '../../../src/chain/import/rules/ruleNames.ts'
import type { Chain } from '../../../src/chain/openChain.ts'
import type { Block } from '../../../src/primitives/block.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import type { Store } from '../../../src/storage/store.ts'
import { holdClock, openTestChain } from '../../_helpers/chain.ts'
import type { Mutation } from './_alter.ts'
import { BODY_MUTATIONS } from './_bodyMutations.ts'
import { EXECUTION_MUTATIONS } from './_executionMutations.ts'
import { HEADER_MUTATIONS } from './_headerMutations.ts'
import { NOW_SECONDS } from './_now.ts'
import { PARALLEL_MUTATIONS } from './_parallelMutations.ts'
import { buildTargets, type Target } from './_targets.ts'
import { UNCLE_MUTATIONS } from './_uncleMutations.ts'
import { VALID_MUTATIONS } from './_validMutations.ts'
import { WORK_MUTATIONS } from './_workMutations.ts'

/** Rules that no block can break, because the execution returns its input transactions or throws. */
const UNBREAKABLE: readonly RuleName[] = ['transactionList']
const MIN_PER_RULE = 5
const LEAST = 1_000

const REFUSED = [
  ...HEADER_MUTATIONS,
  ...WORK_MUTATIONS,
  ...BODY_MUTATIONS,
  ...UNCLE_MUTATIONS,
  ...EXECUTION_MUTATIONS,
  ...PARALLEL_MUTATIONS,
]

describe('mutated and sealed siblings of valid blocks', () => {
  let chain: Chain
  let store: Store
  let targets: readonly Target[]
  const counts = new Map<RuleName, number>()

  beforeAll(async () => {
    const built = await buildTargets()
    targets = built.targets
    store = await openStore({ kind: 'memory' })
    const clock = holdClock(NOW_SECONDS * 1000)
    const [target] = targets
    if (target === undefined) throw new Error('there is nothing to change')
    chain = await openTestChain({ network: target.network, store, clock })
    for (const { block } of built.chain) expect(await chain.importer.importBlock(block)).toBe('head')
    return () => chain.close()
  })

  /** Returns the result of the import, or the rule that refuses the block, which must then not be stored. */
  async function tryBlock(block: Block): Promise<string> {
    try {
      return await chain.importer.importBlock(block)
    } catch (error) {
      if (!(error instanceof BlockRefused)) throw error
      expect(await store.blocks.getByHash(block.hash)).toBeUndefined()
      counts.set(error.rule, (counts.get(error.rule) ?? 0) + 1)
      return error.rule
    }
  }

  async function tryAll({ mutate }: Mutation): Promise<readonly string[]> {
    const outcomes: string[] = []
    for (const target of targets) {
      const block = await mutate(target)
      if (block !== undefined) outcomes.push(`${target.block.header.number} ${await tryBlock(block)}`)
    }
    return outcomes
  }

  it.each(REFUSED.map((mutation) => ({ ...mutation, rule: 'rule' in mutation.fate ? mutation.fate.rule : '' })))(
    'the rule $rule refuses the mutation: $name',
    async ({ rule, ...mutation }) => {
      const outcomes = await tryAll(mutation)
      expect(outcomes.length).toBeGreaterThan(0)
      expect(outcomes).toEqual(outcomes.map((outcome) => outcome.replace(/ .*/, ` ${rule}`)))
    },
  )

  it.each(VALID_MUTATIONS)('a block is accepted with $name, since $fate.valid', async (mutation) => {
    const outcomes = await tryAll(mutation)
    expect(outcomes.length).toBeGreaterThan(0)
    for (const outcome of outcomes) expect(outcome).toMatch(/ (side|reorganised)$/)
  })

  it('every rule has refused blocks', () => {
    const breakable = RULE_NAMES.filter((rule) => !UNBREAKABLE.includes(rule))
    const table = breakable.map((rule) => `${String(counts.get(rule) ?? 0).padStart(5)} ${rule}`)
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
    console.log([`${total} blocks refused, by rule:`, ...table].join('\n'))
    for (const rule of breakable) expect(counts.get(rule) ?? 0, rule).toBeGreaterThanOrEqual(MIN_PER_RULE)
    expect(total).toBeGreaterThanOrEqual(LEAST)
  })
})
