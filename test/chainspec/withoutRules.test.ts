import { expect, it } from 'vitest'
import { regtest } from '../../src/chainspec/regtest.ts'
import { RULES } from '../../src/chainspec/rules.ts'
import { rulesAt } from '../../src/chainspec/rulesAt.ts'
import { withoutRules } from '../../src/chainspec/withoutRules.ts'

it('withoutRules removes rules at all heights, and no others', () => {
  const network = withoutRules(regtest, ['rskip559', 'rskip144'])
  expect(network.absentRules).toEqual(['rskip144', 'rskip559'])
  for (const height of [0, 1, 10 ** 9]) {
    const taken = RULES.filter((rule) => rulesAt(regtest, height).has(rule) && !rulesAt(network, height).has(rule))
    expect(taken.filter((rule) => rule !== 'rskip559' && rule !== 'rskip144')).toEqual([])
    expect(rulesAt(network, height).has('rskip559')).toBe(false)
  }
})

it('withoutRules returns the same network for an empty list', () => expect(withoutRules(regtest, [])).toBe(regtest))
