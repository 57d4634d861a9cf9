import { expect, it } from 'vitest'
import { parseParams } from '../../../src/rpc/parseParams.ts'
import { parseActionFilter } from '../../../src/wire/traces/actionFilter.ts'

const DEFAULT = { compat: 'rootstock' } as const
const parse = (filter: Readonly<Record<string, unknown>>) => parseActionFilter(...readFilter(filter))

function readFilter(filter: Readonly<Record<string, unknown>>) {
  const [parsed] = parseParams('trace_filter', [filter])
  return [parsed, DEFAULT] as const
}

it.each([1, '0x1', '0x01', '1', '01'])('trace_filter accepts %j as after and count', (one) => {
  expect(parse({ after: one, count: one })).toMatchObject({ after: 1, count: 1 })
})

it.each(['10000', '0x2710', '0x002710', 10_000])('trace_filter accepts %j as the maximum of count', (count) => {
  expect(parse({ count }).count).toBe(10_000)
})

it.each(['10001', '0x2711', 10_001])(
  'trace_filter refuses %j as after and count, as in the reference node',
  (beyond) => {
    expect(() => parse({ after: beyond })).toThrow('After value too big. Maximum 10000 traces allowed.')
    expect(() => parse({ count: beyond })).toThrow('Count value too big. Maximum 10000 traces allowed.')
  },
)

it('trace_filter accepts numbers, hex and tags as blocks', () => {
  expect(parse({ fromBlock: 1, toBlock: '0x2' })).toMatchObject({
    from: { kind: 'number', number: 1 },
    to: { kind: 'number', number: 2 },
  })
  expect(parse({ fromBlock: 'latest', toBlock: 'pending' })).toMatchObject({
    from: { kind: 'latest' },
    to: { kind: 'pending' },
  })
})

it('null members of trace_filter are absent', () => {
  const nulls = { fromBlock: null, toBlock: null, fromAddress: null, toAddress: null, after: null, count: null }
  expect(parse(nulls)).toEqual(parse({}))
  expect(parse({})).toMatchObject({ from: { kind: 'earliest' }, to: { kind: 'latest' }, after: 0, count: 10_000 })
})

it('trace_filter matches transactions, and each action with compat ethereum', () => {
  const inEthereum = (mode: unknown) => parseActionFilter({ mode }, { compat: 'ethereum' }).matches
  expect(parse({ mode: 'intersection' }).matches).toBe('transactions')
  expect([undefined, 'union', 'intersection'].map(inEthereum)).toEqual(['anyOfActions', 'anyOfActions', 'actions'])
})
