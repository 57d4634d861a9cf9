import { expect, it } from 'vitest'
import { describeVectors } from '../_helpers/vectors.ts'
import type { RpcCase } from './rpc/case.ts'
import { type Coverage, coverageOf } from './rpc/coverage.ts'

const nameOf = (coverage: Coverage) => (coverage.kind === 'leftOut' ? coverage.absence : coverage.kind)

/** Returns a line for each method with its numbers of cases that are tested, checked for their form, or left out by reason. */
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
  it('counts of tested, form-checked and omitted cases of each method are those of coverage.txt', async () => {
    await expect(tally(cases)).toMatchFileSnapshot('./rpc/coverage.txt')
  })

  it('at most 60 cases are left out for another reason than a decision, a contradiction or an unavailable chain', () => {
    const others = cases.map(coverageOf).filter((one) => one.kind === 'leftOut' && one.absence === 'other')
    expect(others.length).toBeLessThanOrEqual(60)
  })
})
