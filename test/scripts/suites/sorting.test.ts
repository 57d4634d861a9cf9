import { expect, it } from 'vitest'
import { printSorted } from '../../../scripts/suites/report.ts'
import { sortFailures } from '../../../scripts/suites/sorting.ts'
import type { Outcome, Rule } from '../../../scripts/suites/suite.ts'

const NONCE: Rule = { name: 'nonce', why: 'It begins with 0.', title: /^Proxy /, error: /equal '0x/, max: 2 }
const GAS: Rule = { name: 'gas', why: 'All of it.', error: /out of gas/, max: 1 }

const passed = (title: string): Outcome => ({ title, result: 'passed' })
const failed = (title: string, error: string): Outcome => ({ title, result: 'failed', error })

it('a failure belongs to the first rule whose patterns all match', () => {
  const nonce = failed('Proxy a', "expected '0x1' to equal '0x2'")
  const gas = failed('Proxy b', 'out of gas')
  const { explained, unexplained } = sortFailures([passed('Proxy c'), nonce, gas], [NONCE, GAS])
  expect([...explained.values()]).toEqual([[nonce], [gas]])
  expect(unexplained).toEqual([])
})

it('a failure that no rule matches, or beyond the maximum of its rule, is unexplained', () => {
  const failures = [failed('a', 'out of gas'), failed('b', 'out of gas'), failed('Proxy c', 'Timeout')]
  const { explained, unexplained } = sortFailures(failures, [NONCE, GAS])
  expect(explained.get(GAS)).toEqual(failures.slice(0, 1))
  expect(unexplained).toEqual(failures.slice(1))
})

it('the report has the counts, a table of the rules that matched, and the unexplained failures', () => {
  const outcomes: Outcome[] = [
    passed('a'),
    { title: 'b', result: 'skipped' },
    failed('c', 'out of gas'),
    failed('d', 'Timeout\nat line 1'),
  ]
  expect(printSorted(outcomes, sortFailures(outcomes, [NONCE, GAS]))).toBe(`1 passed, 2 failed, 1 skipped; 1 unexplained

| rule | failures | reason |
|---|--:|---|
| gas | 1 | All of it. |

unexplained: d
    Timeout
    at line 1
`)
})
