import { beforeAll, describe, expect, it } from 'vitest'
import { type MethodName, methodNames } from '../../generated/methods.ts'
import { type Method, reachableSchemas, type Schema } from '../../scripts/codegen/openrpc.ts'
import { networkOf, post } from '../../scripts/fixture/replay.ts'
import { changesState, needsWebSocket, replaysOf } from '../../src/doctor/replay.ts'
import { parseParams } from '../../src/rpc/parseParams.ts'
import { InvalidParams } from '../../src/rpc/refusals.ts'
import { document } from '../_helpers/fixture.ts'
import { isRecord, optionalPlaces, put } from '../_helpers/optionalPlaces.ts'
import { askFixture, sharedFixture } from '../_helpers/sharedFixture.ts'

const { schemas } = document.components

/** Two requests that must have the same response. */
interface Twins {
  /** The optional parameter or member, such as `eth_call.stateOverrides` or `LogFilter.topics`. */
  readonly where: string
  readonly withNull: readonly unknown[]
  /** Parameters by name for an optional parameter, which can be absent before a later one. */
  readonly without: unknown
}

/** Members for which null has another meaning, and the meaning. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'BlockReference.blockNumber': 'refused, as by the reference node',
  'TracerSettings.callTracer': 'the tracer runs without settings',
  'TracerSettings.flatCallTracer': 'the tracer runs without settings',
  'TracerSettings.prestateTracer': 'the tracer runs without settings',
}

/** Required parameters in which null stands for a value. */
const NULL_IS: Readonly<Record<string, unknown>> = {
  'eth_call.block': 'latest',
  'eth_getCode.block': 'latest',
  'eth_getProof.storageKeys': [],
  'eth_getStorageAt.block': 'latest',
}

const methods = document.methods.filter((method) => method['x-unsupported'] === undefined)

const requireName = (name: string): MethodName => {
  const found = methodNames.find((one) => one === name)
  if (found === undefined) throw new Error(`${name} is not generated`)
  return found
}

/** Returns the parameters of a method's examples, and a list with `{}` for each parameter that may be an object. */
function basesOf(method: Method): (readonly unknown[])[] {
  const shown = [
    ...method.examples.map(({ params }) => params.map(({ value }) => value)),
    ...(method['x-error-examples'] ?? []).map(({ params }) => params),
  ]
  const [first = []] = shown
  const empty = method.params.flatMap(({ schema }, i) =>
    mayBeObject(schema) ? [[...Array.from({ length: i }, (_, j) => first[j] ?? null), {}]] : [],
  )
  return [...shown, ...empty]
}

function mayBeObject(schema: Schema): boolean {
  const name = schema.$ref?.split('/').at(-1)
  if (name !== undefined) return mayBeObject(schemas[name] ?? {})
  return schema.type === 'object' || (schema.anyOf ?? []).some(mayBeObject)
}

/** Yields two requests for each optional parameter and member that the values may have. */
function* twinsOf(method: Method, values: readonly unknown[]): Generator<Twins> {
  if (method.params.some(({ required }, i) => required && values[i] === undefined)) return
  for (const [i, { name, required, schema }] of method.params.entries()) {
    if (!required) {
      const withNull = Array.from({ length: Math.max(values.length, i + 1) }, (_, j) =>
        j === i ? null : (values[j] ?? null),
      )
      const valueAt = (j: number) => (method.params[j]?.required ? values[j] : (values[j] ?? undefined))
      const named = method.params.map((one, j) => [one.name, j === i ? undefined : valueAt(j)] as const)
      yield {
        where: `${method.name}.${name}`,
        withNull,
        without: Object.fromEntries(named.filter(([, value]) => value !== undefined)),
      }
    }
    for (const { where, path, nullMeans } of optionalPlaces(schemas, schema, values[i], [i], '')) {
      if (nullMeans === undefined)
        yield { where, withNull: asList(put(values, path, null)), without: put(values, path, undefined) }
    }
  }
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const twinsOfAll = (method: Method) => basesOf(method).flatMap((values) => [...twinsOf(method, values)])

/** Returns the parameters that the method receives, or the text and data of the refusal. */
function outcomeOf(method: MethodName, params: unknown): unknown {
  try {
    return [...parseParams(method, params)]
  } catch (error) {
    if (!(error instanceof InvalidParams)) throw error
    return { message: error.message, data: error.data }
  }
}

/** Returns the optional members of a schema, as `name.member`. */
function optionalMembers(name: string, schema: Schema): string[] {
  const { properties = {}, required = [], anyOf = [], items } = schema
  const own = Object.keys(properties).filter((member) => !required.includes(member))
  const inner = [...anyOf, ...(items === undefined ? [] : [items])].flatMap((one) => optionalMembers(name, one))
  return [...own.map((member) => `${name}.${member}`), ...inner]
}

const requestSchemas = reachableSchemas(
  document,
  methods.flatMap(({ params }) => params.map(({ schema }) => schema)),
)

describe('parameters with null', () => {
  const named = methods.map((method) => [method.name, method] as const)
  it.each(named)('%s: null is absent in optional parameters and members', (name, method) => {
    for (const { where, withNull, without } of twinsOfAll(method)) {
      expect(outcomeOf(requireName(name), withNull), where).toEqual(outcomeOf(requireName(name), without))
    }
  })

  it('the cases above have each optional parameter and member of the document', () => {
    const tried = new Set(methods.flatMap(twinsOfAll).map(({ where }) => where))
    const members = requestSchemas.flatMap((one) => optionalMembers(one, schemas[one] ?? {}))
    const parameters = methods.flatMap(({ name, params }) =>
      params.filter(({ required }) => !required).map((parameter) => `${name}.${parameter.name}`),
    )
    expect(members.length).toBeGreaterThan(80)
    expect([...members, ...parameters].filter((where) => !tried.has(where))).toEqual(Object.keys(EXCEPTIONS))
  })
})

describe('requests with null', () => {
  beforeAll(sharedFixture, 120_000)

  const reading = methods.filter((method) => !changesState({ method }) && !needsWebSocket({ method }))
  const named = reading.map((method) => [method.name, method] as const)
  it.each(named)('%s: a request with null has the response of the request without it', async (name, method) => {
    const bases = replaysOf(method).filter((one) => networkOf(one) === 'regtest' && !one.isVolatile)
    const twins = new Map(bases.flatMap(({ params }) => [...twinsOf(method, params)]).map((one) => [one.where, one]))
    const body = [...twins.values()].flatMap(({ withNull, without }, i) => [
      { jsonrpc: '2.0', id: 2 * i, method: name, params: withNull },
      { jsonrpc: '2.0', id: 2 * i + 1, method: name, params: without },
    ])
    if (body.length === 0) return
    const responses = await post(await sharedFixture(), 'regtest', body)
    const responseOf = (id: number) => {
      const found: unknown = asList(responses).find((response) => isRecord(response) && response.id === id)
      if (!isRecord(found)) throw new Error(`no response to ${id}: ${JSON.stringify(responses)}`)
      if ('error' in found && isRecord(found.error)) expect(found.error.code, JSON.stringify(found)).not.toBe(-32603)
      return 'error' in found ? { error: found.error } : { result: found.result }
    }
    for (const [i, { where }] of [...twins.values()].entries()) {
      expect(responseOf(2 * i), where).toEqual(responseOf(2 * i + 1))
    }
  })
})

describe('null with another meaning', () => {
  beforeAll(sharedFixture, 120_000)

  it('null has another meaning in the listed members only', () => {
    const marked = requestSchemas.flatMap((name) =>
      Object.entries(schemas[name]?.properties ?? {}).flatMap(([member, { 'x-null': meaning }]) =>
        meaning === undefined ? [] : [[`${name}.${member}`, meaning] as const],
      ),
    )
    expect(Object.fromEntries(marked)).toEqual(EXCEPTIONS)
  })

  it('null has a meaning in the listed required parameters only', () => {
    const marked = methods.flatMap(({ name, params }) =>
      params.flatMap((one) => {
        const value = one['x-null-is']
        return value === undefined ? [] : [[`${name}.${one.name}`, value] as const]
      }),
    )
    expect(Object.fromEntries(marked)).toEqual(NULL_IS)
  })

  it.each(['eth_getBalance', 'eth_getTransactionCount', 'eth_getCode', 'eth_call', 'eth_estimateGas'])(
    '%s refuses a null blockNumber in its block, as the reference node does',
    async (method) => {
      const account = '0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826'
      const first = /call|estimate/.test(method) ? { to: account } : account
      const error = { code: -32602, message: 'Invalid param: null' }
      expect(await askFixture(method, first, { blockNumber: null })).toMatchObject({ error })
    },
  )

  it.each(['callTracer', 'flatCallTracer', 'prestateTracer', '4byteTracer', 'noopTracer'])(
    'muxTracer runs %s without settings for null, and does not run it if it is absent',
    async (name) => {
      const call = { to: '0xda7ce79725418f4f6e13bf5f520c89cec5f6a974', data: '0x8381f58a' }
      const tracesOf = async (tracerConfig: object): Promise<unknown> =>
        Object(await askFixture('debug_traceCall', call, 'latest', { tracer: 'muxTracer', tracerConfig })).result
      const withNull = await tracesOf({ [name]: null })
      expect(withNull).toEqual({ [name]: expect.anything() })
      expect(withNull).toEqual(await tracesOf({ [name]: {} }))
      expect(await tracesOf({})).toEqual({})
    },
  )
})
