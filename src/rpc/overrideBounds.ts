import type { MethodName } from '../../generated/methods.ts'
import { parameters } from '../../generated/params.ts'
import { MAX_OVERRIDES } from '../chain/api/simulation.ts'
import { InvalidParams } from './refusals.ts'

/** A parameter with state overrides inside. */
interface Holder {
  readonly parameter: string
  /** Position of the parameter. */
  readonly position: number
  /** Member of the parameter that holds them; absent: the parameter itself. */
  readonly path?: string
  /** Returns the maps of accounts in a value that is not validated yet. */
  mapsIn(value: unknown): Iterable<unknown>
}

type HolderPlace = Omit<Holder, 'position'>

const STATE_OVERRIDES: HolderPlace = { parameter: 'stateOverrides', mapsIn: (value) => [value] }

/** Every method of the document that takes state overrides. */
const PLACES: readonly (readonly [MethodName, HolderPlace])[] = [
  [
    'debug_traceCall',
    { parameter: 'options', path: 'stateOverrides', mapsIn: (value) => [member(value, 'stateOverrides')] },
  ],
  ['eth_call', STATE_OVERRIDES],
  ['eth_createAccessList', STATE_OVERRIDES],
  ['eth_estimateGas', STATE_OVERRIDES],
  ['eth_simulateV1', { parameter: 'simulation', path: 'blockStateCalls', mapsIn: mapsOfBlocks }],
]

const HOLDERS: ReadonlyMap<MethodName, Holder> = new Map(
  PLACES.map(([method, place]) => {
    const position = parameters[method].findIndex(({ name }) => name === place.parameter)
    return [method, { ...place, position }]
  }),
)

const HINT =
  'override only the accounts and storage slots that the call reads, or split the calls into several requests. Code in an override can compute values instead of reading them'

/**
 * Throws `InvalidParams` if a request overrides more accounts and storage slots together than {@link MAX_OVERRIDES}. Called before
 * the parameters are validated, because the validation of each slot would take most of the time.
 */
export function requireFewOverrides(method: MethodName, values: readonly unknown[]): void {
  const holder = HOLDERS.get(method)
  if (holder === undefined) return
  const { parameter, position, path, mapsIn } = holder
  const value = values[position]
  if (value === undefined || value === null || hasFewOverrides(mapsIn(value))) return
  const expected = `at most ${MAX_OVERRIDES} accounts and storage slots together`
  const got = `more than ${MAX_OVERRIDES}`
  const where = path === undefined ? parameter : `${parameter}.${path}`
  throw new InvalidParams(`invalid params: parameter '${where}': expected ${expected}, got ${got}`, {
    parameter,
    position,
    ...(path === undefined ? {} : { path }),
    expected,
    got,
    hint: HINT,
  })
}

function* mapsOfBlocks(simulation: unknown): Generator<unknown> {
  const blocks = member(simulation, 'blockStateCalls')
  if (Array.isArray(blocks)) for (const block of blocks) yield member(block, 'stateOverrides')
}

/** Returns whether the overrides are within the bound. Stops counting beyond it. */
function hasFewOverrides(maps: Iterable<unknown>): boolean {
  let count = 0
  for (const accounts of maps) {
    if (typeof accounts !== 'object' || accounts === null) continue
    for (const address of Object.keys(accounts)) {
      const account = member(accounts, address)
      count += 1 + countMembers(member(account, 'state')) + countMembers(member(account, 'stateDiff'))
      if (count > MAX_OVERRIDES) return false
    }
  }
  return true
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function countMembers(value: unknown): number {
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0
}
