import { expect, it } from 'vitest'
import { mainnet } from '../../src/chainspec/mainnet.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import { rulesAt } from '../../src/chainspec/rulesAt.ts'

it('a rule is active from its height', () => {
  expect(rulesAt(mainnet, 1_590_999).has('rskip126')).toBe(false)
  expect(rulesAt(mainnet, 1_591_000).has('rskip126')).toBe(true)
  expect(rulesAt(mainnet, Number.MAX_SAFE_INTEGER).has('rskip126')).toBe(true)
})

it('a rule without a height is never active', () => {
  expect(rulesAt(mainnet, Number.MAX_SAFE_INTEGER).has('rskip144')).toBe(false)
})

it('mainnet starts with codeLimits only, and regtest with all rules but seven', () => {
  expect([...rulesAt(mainnet, 0)]).toEqual(['codeLimits'])
  const missing = ['rskipUmm', 'rskip144', 'rskip351', 'rskip535', 'rskip97', 'rskip434', 'areBridgeTxsPaid'] as const
  expect(missing.filter((rule) => rulesAt(regtest, 0).has(rule))).toEqual([])
  expect(rulesAt(regtest, 0).size).toBe(100 - missing.length)
  expect(rulesAt(regtest, 1).size).toBe(100 - 3)
})

it('all heights between two activations share one set', () => {
  expect(rulesAt(mainnet, 1_591_000)).toBe(rulesAt(mainnet, 2_017_999))
  expect(rulesAt(mainnet, 1_591_000)).not.toBe(rulesAt(mainnet, 2_018_000))
})

it('the shared set of rules is immutable', () => {
  const rules = rulesAt(regtest, 1)
  expect(() => Reflect.apply(Reflect.get(rules, 'add'), rules, ['rskip97'])).toThrow(TypeError)
  expect(() => Reflect.apply(Reflect.get(rules, 'clear'), rules, [])).toThrow(TypeError)
})

it.each([-1, Number.NaN])('rulesAt refuses the height %d', (height) => {
  expect(() => rulesAt(regtest, height)).toThrow(RangeError)
})
