import { beforeAll, expect, it } from 'vitest'
import type { Method } from '../../scripts/codegen/openrpc.ts'
import { networkOf, post } from '../../scripts/fixture/replay.ts'
import { changesState, needsWebSocket, replaysOf } from '../../src/doctor/replay.ts'
import { document } from '../_helpers/fixture.ts'
import { isRecord } from '../_helpers/optionalPlaces.ts'
import { createRandom } from '../_helpers/random.ts'
import { sharedFixture } from '../_helpers/sharedFixture.ts'

const REQUESTS = 3_000
/** Requests of a batch, half of them by position. */
const BATCH = 100
const SEED = 37

/** Methods of which one call takes tens of milliseconds, or whose answer is another each time. */
const LEFT_OUT = /^(debug_|trace_|mnr_getWork|eth_getWork|eth_simulateV1|rpc\.|web3_clientVersion)/

const random = createRandom(SEED)
const pick = <T>(from: readonly T[]): T | undefined => from[random(from.length)]

const methods = document.methods.filter(
  (method) =>
    method.params.length > 0 &&
    method['x-unsupported'] === undefined &&
    !changesState({ method }) &&
    !needsWebSocket({ method }) &&
    !LEFT_OUT.test(method.name),
)

/** Values of all examples by the names of their parameters: fitting ones, and some that only the name fits. */
const values = new Map<string, unknown[]>()
for (const { params, examples } of methods) {
  for (const { name } of params) values.set(name, values.get(name) ?? [null, {}, '', 5])
  for (const example of examples) for (const { name, value } of example.params) values.get(name)?.push(value)
}

/** A request with parameters of random examples; undefined ones are absent. */
function randomParams(method: Method): readonly unknown[] {
  const example = pick(replaysOf(method).filter((one) => networkOf(one) === 'regtest'))
  return method.params.map(({ name, required }, i) => {
    if (!required && random(3) === 0) return random(2) === 0 ? undefined : null
    return random(4) === 0 ? pick(values.get(name) ?? []) : example?.params[i]
  })
}

/** The same parameters twice: absent ones are null by position, unless they are the last, and left out by name. */
function bothForms({ params }: Method, given: readonly unknown[]): [positions: unknown[], named: unknown] {
  const last = given.findLastIndex((value) => value !== undefined)
  const named = params.map(({ name }, i) => [name, given[i]] as const).filter(([, value]) => value !== undefined)
  return [given.slice(0, last + 1).map((value) => value ?? null), Object.fromEntries(named)]
}

/** Without a required parameter the two forms differ: it is null by position and missing by name. */
const isWhole = ({ params }: Method, given: readonly unknown[]) =>
  params.every(({ required }, i) => !required || given[i] !== undefined)

beforeAll(sharedFixture, 120_000)

it(`${REQUESTS} random requests are answered alike by position and by name`, { timeout: 120_000 }, async () => {
  const fixture = await sharedFixture()
  let succeeded = 0
  let tried = 0
  while (tried < REQUESTS) {
    const chosen = Array.from({ length: BATCH / 2 }, () => {
      const method = pick(methods)
      if (method === undefined) throw new Error('there are no methods')
      return { method, given: randomParams(method) }
    }).filter(({ method, given }) => isWhole(method, given))
    const body = chosen.flatMap(({ method, given }, i) =>
      bothForms(method, given).map((params, form) => ({
        jsonrpc: '2.0',
        id: 2 * i + form,
        method: method.name,
        params,
      })),
    )
    const answers = await post(fixture, 'regtest', body)
    if (!Array.isArray(answers)) throw new Error(`a batch was answered ${JSON.stringify(answers)}`)
    const contents = new Map<unknown, unknown>(
      answers.map((answer) => [answer.id, 'error' in answer ? { error: answer.error } : { result: answer.result }]),
    )
    for (const [i, { method, given }] of chosen.entries()) {
      const byPosition = contents.get(2 * i)
      expect(byPosition, `${method.name} ${JSON.stringify(given)}`).toEqual(contents.get(2 * i + 1))
      if (isRecord(byPosition) && 'result' in byPosition) succeeded++
    }
    tried += chosen.length
  }
  expect(succeeded).toBeGreaterThan(REQUESTS / 3)
})
