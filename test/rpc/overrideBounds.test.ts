import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { MethodName } from '../../generated/methods.ts'
import { MAX_OVERRIDES } from '../../src/chain/api/simulation.ts'
import { parseParams } from '../../src/rpc/parseParams.ts'
import { InvalidParams } from '../../src/rpc/refusals.ts'

const addressOf = (n: number) => `0x${n.toString(16).padStart(40, '0')}`
const slotsOf = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`0x${n}`, '0x1']))

/** Returns overrides of accounts and slots, `count` together, with at most 1,000 slots per account. */
function overridesOf(count: number, member: 'state' | 'stateDiff' = 'stateDiff') {
  const accounts: Record<string, object> = {}
  for (let left = count, n = 1; left > 0; n++) {
    const slots = Math.min(left - 1, 1_000)
    accounts[addressOf(n)] = { [member]: slotsOf(slots) }
    left -= 1 + slots
  }
  return accounts
}

const CALL = { to: addressOf(7) }
const balances = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [addressOf(n), { balance: '0x1' }]))

/** The parameters of each method for a number of overrides, and the parameter and path in its error. */
const METHODS: readonly [MethodName, (count: number) => readonly unknown[], parameter: string, path?: string][] = [
  ['eth_call', (count) => [CALL, 'latest', overridesOf(count)], 'stateOverrides'],
  ['eth_estimateGas', (count) => [CALL, 'latest', overridesOf(count, 'state')], 'stateOverrides'],
  ['eth_createAccessList', (count) => [CALL, 'latest', overridesOf(count)], 'stateOverrides'],
  ['debug_traceCall', (count) => [CALL, 'latest', { stateOverrides: overridesOf(count) }], 'options', 'stateOverrides'],
  [
    'debug_traceCallMany',
    (count) => [[{ transactions: [CALL] }], {}, { stateOverrides: overridesOf(count) }],
    'options',
    'stateOverrides',
  ],
  ['eth_callMany', (count) => [[{ transactions: [CALL] }], {}, overridesOf(count)], 'stateOverrides'],
  ['trace_call', (count) => [CALL, ['trace'], 'latest', overridesOf(count)], 'stateOverrides'],
  [
    'eth_simulateV1',
    (count) => {
      const blocks = Array.from({ length: 10 }, () => ({ stateOverrides: overridesOf(300) }))
      return [{ blockStateCalls: [...blocks, { stateOverrides: overridesOf(count - 3_000) }] }]
    },
    'simulation',
    'blockStateCalls',
  ],
]

function refusalOf(method: MethodName, params: unknown): InvalidParams | undefined {
  try {
    parseParams(method, params)
  } catch (error) {
    if (error instanceof InvalidParams) return error
    throw error
  }
  return undefined
}

describe.each(METHODS)('%s', (method, paramsOf, parameter, path) => {
  it(`overridden accounts and slots of ${method} together are accepted up to the bound`, () => {
    expect(refusalOf(method, paramsOf(MAX_OVERRIDES))).toBeUndefined()
    const refusal = refusalOf(method, paramsOf(MAX_OVERRIDES + 1))
    const where = path === undefined ? parameter : `${parameter}.${path}`
    const expected = `at most ${MAX_OVERRIDES} accounts and storage slots together`
    const got = `more than ${MAX_OVERRIDES}`
    expect(refusal?.message).toBe(`invalid params: parameter '${where}': expected ${expected}, got ${got}`)
    expect(refusal?.data).toMatchObject({ parameter, expected, got, ...(path && { path }) })
    expect(refusal?.data?.hint).toContain('several requests')
  })
})

it('accounts without slots count in a simulation of blocks', () => {
  const blocksOf = (count: number) => Array.from({ length: count }, () => ({ stateOverrides: balances(250) }))
  expect(refusalOf('eth_simulateV1', [{ blockStateCalls: blocksOf(20) }])).toBeUndefined()
  expect(refusalOf('eth_simulateV1', [{ blockStateCalls: blocksOf(21) }])?.data?.path).toBe('blockStateCalls')
})

it('overrides in parameters by name are counted', () => {
  const params = { call: CALL, block: 'latest', stateOverrides: overridesOf(MAX_OVERRIDES + 1) }
  expect(refusalOf('eth_call', params)?.data?.got).toBe(`more than ${MAX_OVERRIDES}`)
})

it('overrides are counted before they are validated', () => {
  const wrong = { ...overridesOf(MAX_OVERRIDES), 'no address': { stateDiff: { 'no slot': 'no word' } } }
  expect(refusalOf('eth_call', [CALL, 'latest', wrong])?.data?.got).toBe(`more than ${MAX_OVERRIDES}`)
})

it.each([[null], [5], ['0x'], [[]], [{ [addressOf(1)]: null }], [{ [addressOf(1)]: { state: 5, stateDiff: 'x' } }]])(
  'a value that is not overrides is left to the validator: %j',
  (value) => {
    const refusal = refusalOf('eth_call', [CALL, 'latest', value])
    expect(refusal?.message ?? '').not.toContain('together')
  },
)

it.each([
  ['one account of 1,024 slots', { [addressOf(1)]: { stateDiff: slotsOf(1_024) } }],
  [
    '256 accounts of a balance, code and ten slots',
    Object.fromEntries(
      Array.from({ length: 256 }, (_, n) => [addressOf(n), { balance: '0x1', code: '0x00', stateDiff: slotsOf(10) }]),
    ),
  ],
])('%s is accepted', (_, overrides) => {
  expect(refusalOf('eth_call', [CALL, 'latest', overrides])).toBeUndefined()
})

it('every method of the document that takes state overrides is bounded', () => {
  const document: { methods: { name: string; params: unknown }[]; components: { schemas: Record<string, unknown> } } =
    JSON.parse(readFileSync(new URL('../../generated/openrpc.json', import.meta.url), 'utf8'))
  const reaches = (value: unknown, seen: Set<string>): boolean =>
    [...JSON.stringify(value).matchAll(/#\/components\/schemas\/(\w+)/g)].some(([, name = '']) => {
      if (name === 'StateOverrides') return true
      if (seen.has(name)) return false
      return reaches(document.components.schemas[name] ?? null, seen.add(name))
    })
  const taking = document.methods.filter(({ params }) => reaches(params, new Set())).map(({ name }) => name)
  expect(taking.sort()).toEqual(METHODS.map(([name]) => name).sort())
})
