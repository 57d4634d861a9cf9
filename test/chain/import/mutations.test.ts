import { beforeAll, describe, expect, it } from 'vitest'
import { equalBytes } from '../../../src/base/bytes.ts'
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
import { importSources, importTogether, sourceOf } from './_source.ts'
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
  /** Chains whose heads are the targets' parents. */
  const chainsBefore = new Map<Block, Chain>()

  beforeAll(async () => {
    const built = await buildTargets()
    targets = built.targets
    store = await openStore({ kind: 'memory' })
    const clock = holdClock(NOW_SECONDS * 1000)
    const [target] = targets
    if (target === undefined) throw new Error('there is nothing to change')
    chain = await openTestChain({ network: target.network, store, clock })
    for (const { block } of built.chain) expect(await chain.importer.importBlock(block)).toBe('head')
    for (const { block } of targets) {
      const before = await openTestChain({ network: target.network, clock })
      const ancestors = built.chain.slice(0, block.header.number - 1)
      const { error } = await importTogether(
        before,
        ancestors.map((kept) => kept.block),
      )
      expect(error).toBeUndefined()
      chainsBefore.set(block, before)
    }
    return async () => {
      await chain.close()
      for (const before of chainsBefore.values()) await before.close()
    }
  })

  /**
   * Returns the rule that refuses the block where it would extend the head, in an import of several blocks. Neither it nor
   * the block behind it may be stored.
   */
  async function tryAsHead({ block: original }: Target, block: Block): Promise<string> {
    const before = chainsBefore.get(original) ?? expect.fail('there is no chain')
    const head = before.reads.headNumber()
    const behind = { ...original, header: { ...original.header, parentHash: block.hash } }
    const { outcomes, error } = await importSources(before, sourceOf(block, behind))
    expect([outcomes, before.reads.headNumber()]).toEqual([[], head])
    expect(await before.reads.findBlock({ kind: 'hash', hash: block.hash, requireCanonical: false })).toBeUndefined()
    if (!(error instanceof BlockRefused)) throw error
    return error.rule
  }

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
      for (const target of targets) {
        const block = await mutation.mutate(target)
        if (block === undefined || !equalBytes(block.header.parentHash, target.parent.block.hash)) continue
        expect(await tryAsHead(target, block)).toBe(rule)
        break // one of them: each is sealed again
      }
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
