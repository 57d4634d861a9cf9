import { expect } from 'vitest'
import type { Method } from '../../scripts/codegen/openrpc.ts'
import { networkOf, post } from '../../scripts/fixture/replay.ts'
import { changesState, needsWebSocket, replaysOf } from '../../src/doctor/replay.ts'
import { document } from '../_helpers/fixture.ts'
import { isRecord } from '../_helpers/optionalPlaces.ts'
import { createRandom } from '../_helpers/random.ts'
import { sharedFixture } from '../_helpers/sharedFixture.ts'

/** Maximum number of requests of a comparison: both forms of all of them are one JSON-RPC batch. */
export const MAX_COMPARED = 50

/** Methods whose calls take tens of milliseconds, or whose results change. */
const LEFT_OUT = /^(debug_|trace_|mnr_getWork|eth_getWork|eth_simulateV1|rpc\.|web3_clientVersion)/

const methods = document.methods.filter(
  (method) =>
    method.params.length > 0 &&
    method['x-unsupported'] === undefined &&
    !changesState({ method }) &&
    !needsWebSocket({ method }) &&
    !LEFT_OUT.test(method.name),
)

/** Values of all examples by parameter name, and values that are invalid for most parameters. */
const values = new Map<string, unknown[]>()
for (const { params, examples } of methods) {
  for (const { name } of params) values.set(name, values.get(name) ?? [null, {}, '', 5])
  for (const example of examples) for (const { name, value } of example.params) values.get(name)?.push(value)
}

interface Request {
  readonly method: Method
  /** Values by position; undefined ones are absent. */
  readonly given: readonly unknown[]
}

/** Returns whether required parameters are given. Otherwise the two forms differ: null by position, missing by name. */
const isWhole = ({ method, given }: Request) =>
  method.params.every(({ required }, i) => !required || given[i] !== undefined)

/** Returns the request of a seed: a random method with parameters of random examples. */
function randomRequest(seed: number): Request {
  const random = createRandom(seed)
  const pick = <T>(from: readonly T[]): T | undefined => from[random(from.length)]
  for (;;) {
    const method = pick(methods)
    if (method === undefined) throw new Error('the document has no methods to compare')
    const example = pick(replaysOf(method).filter((replay) => networkOf(replay) === 'regtest'))
    const given = method.params.map(({ name, required }, i) => {
      if (!required && random(3) === 0) return random(2) === 0 ? undefined : null
      return random(4) === 0 ? pick(values.get(name) ?? []) : example?.params[i]
    })
    if (isWhole({ method, given })) return { method, given }
  }
}

/** Returns parameters in both forms: absent ones are null by position, except at the end, and left out by name. */
function bothForms({ method, given }: Request): [positions: unknown[], named: unknown] {
  const last = given.findLastIndex((value) => value !== undefined)
  const named = method.params.map(({ name }, i) => [name, given[i]] as const).filter(([, value]) => value !== undefined)
  return [given.slice(0, last + 1).map((value) => value ?? null), Object.fromEntries(named)]
}

/**
 * Sends the random requests of `count` seeds, at most MAX_COMPARED, by position and by name to the shared fixture. Fails if
 * the two responses of a request differ. Returns the number of requests that succeeded.
 */
export async function compareForms(seed: number, count: number): Promise<number> {
  const requests = Array.from({ length: count }, (_, i) => randomRequest(seed + i))
  const body = requests.flatMap((request, i) =>
    bothForms(request).map((params, form) => ({
      jsonrpc: '2.0',
      id: 2 * i + form,
      method: request.method.name,
      params,
    })),
  )
  const responses = await post(await sharedFixture(), 'regtest', body)
  if (!Array.isArray(responses)) throw new Error(`a batch returned ${JSON.stringify(responses)}`)
  const contents = new Map<unknown, unknown>(
    responses.map(({ id, error, result }) => [id, error === undefined ? { result } : { error }]),
  )
  let succeeded = 0
  for (const [i, { method, given }] of requests.entries()) {
    const byPosition = contents.get(2 * i)
    const label = `seed ${seed + i}: ${method.name} ${JSON.stringify(given)}`
    expect(byPosition, label).toBeDefined()
    expect(byPosition, label).toEqual(contents.get(2 * i + 1))
    if (isRecord(byPosition) && 'result' in byPosition) succeeded++
  }
  return succeeded
}
