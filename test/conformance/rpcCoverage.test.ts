import { expect, it } from 'vitest'
import { describeVectors } from '../_helpers/vectors.ts'
import type { RpcCase } from './rpc/case.ts'
import { type Coverage, coverageOf } from './rpc/coverage.ts'

const nameOf = (coverage: Coverage) => (coverage.kind === 'leftOut' ? coverage.absence : coverage.kind)

/** A line for each method: how many of its cases are asked, how many held to a form, how many left out, and why. */
function tally(cases: readonly RpcCase[]): string {
  const methods = [...new Set(cases.map(({ method }) => method))].sort()
  const lines = methods.map((method) => {
    const counts = new Map<string, number>()
    for (const one of cases.filter((each) => each.method === method)) {
      const name = nameOf(coverageOf(one))
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
    return `${method}: ${[...counts].map(([name, count]) => `${name} ${count}`).join(', ')}`
  })
  return `${lines.join('\n')}\n`
}

describeVectors<readonly RpcCase[]>('rpc.json', (cases) => {
  it('each method has its cases asked, held to a form or left out, as many as the table says', async () => {
    await expect(tally(cases)).toMatchFileSnapshot('./rpc/coverage.txt')
  })

  it('at most 60 are left out that contradict no decision, nor themselves, nor come from a chain that is not here', () => {
    const others = cases.map(coverageOf).filter((one) => one.kind === 'leftOut' && one.absence === 'other')
    expect(others.length).toBeLessThanOrEqual(60)
  })
})
