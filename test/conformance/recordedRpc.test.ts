import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeVectors } from '../_helpers/vectors.ts'
import { DIFFERENCES } from './rpc/recorded/differences.ts'
import type { Exchange } from './rpc/recorded/exchange.ts'
import { startNodeOfChainA } from './rpc/recorded/nodeOfChainA.ts'
import { DETAILS, type Outcome, replay, type Verdict } from './rpc/recorded/replay.ts'
import type { ServedNode } from './rpc/startNode.ts'

/** A line for each method, and one for all. */
function tally(outcomes: readonly Outcome[]): string {
  const count = (some: readonly Outcome[], verdict: Verdict) => some.filter((one) => one.verdict === verdict).length
  const line = (name: string, some: readonly Outcome[]) =>
    `${name}: equal ${count(some, 'equal')}, by decision ${count(some, 'byDecision')}, not run ${count(some, 'notRun')}`
  const methods = [...new Set(outcomes.map(({ method }) => method))].sort()
  const lines = methods.map((method) =>
    line(
      method,
      outcomes.filter((one) => one.method === method),
    ),
  )
  return `${[...lines, line('all', outcomes)].join('\n')}\n`
}

describeVectors<readonly Exchange[]>('recorded/rpc-chainA.json', (exchanges) => {
  let node: ServedNode
  let outcomes: readonly Outcome[]
  beforeAll(async () => {
    node = await startNodeOfChainA()
    outcomes = await replay(exchanges, node, DIFFERENCES)
  })
  afterAll(() => node.close())

  const groups = new Set(exchanges.map(({ group }) => group))
  it.each([...groups])('%s: answered as the reference did, or otherwise on purpose', (group) => {
    const different = outcomes.filter((outcome) => outcome.group === group && outcome.verdict === 'different')
    expect(different.map(({ shown }) => shown)).toEqual([])
  })

  it.each([DETAILS, ...DIFFERENCES].map((difference) => [difference.why, difference] as const))(
    'there are answers that differ by: %s',
    (_, difference) => {
      expect(outcomes.some((outcome) => outcome.difference === difference)).toBe(true)
    },
  )

  it('of each method as many are equal, equal by decision and not run as the table says', async () => {
    await expect(tally(outcomes)).toMatchFileSnapshot('./rpc/recorded/counts.txt')
  })
})
