import { expect } from 'vitest'

/** A case of rpc.json. */
export interface RpcCase {
  readonly id: string
  readonly method: string
  readonly params: unknown
  readonly setup: string
  readonly setupData?: string
  readonly kind: string
  readonly note?: string
  readonly expect: Expected
}

export interface Expected {
  readonly result?: unknown
  /** The whole body, as text or as its JSON value. */
  readonly body?: unknown
  readonly bodyPartial?: Readonly<Record<string, unknown>>
  readonly error?: { readonly code: number; readonly message?: string; readonly data?: string }
  readonly httpStatus?: number
  readonly resultPartial?: Readonly<Record<string, unknown>>
  readonly resultLength?: number
  readonly resultPattern?: string
  readonly resultHas?: readonly string[]
  readonly resultLacks?: readonly string[]
  /** Members that no step of the trace has. */
  readonly structLogsLack?: readonly string[]
  readonly accepted?: true
}

/** Values of the placeholders `<...>` of a case. */
export type Values = Readonly<Record<string, string>>

function fill<T>(value: T, values: Values): T {
  const text = Object.entries(values).reduce(
    (done, [name, given]) => done.replaceAll(`<${name}>`, given),
    JSON.stringify(value),
  )
  return JSON.parse(text)
}

/** Sends the request of a case, and asserts that the response is the expected one. */
export async function checkCase(url: string, given: RpcCase, values: Values): Promise<void> {
  const { method, params, expect: expected } = fill(given, values)
  const unfilled = /<[^>]*>/.exec(JSON.stringify([params, expected]))
  if (unfilled !== null) throw new Error(`nothing stands for ${unfilled[0]}`)
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  expectAnswer(expected, response.status, JSON.parse(await response.text()))
}

interface Body {
  readonly result?: unknown
  readonly error?: unknown
}

/** Asserts that a response is the expected one. */
export function expectAnswer(expected: Expected, status: number, { result, error }: Body): void {
  if (expected.error !== undefined) {
    const { code, message = '', data } = expected.error
    expect(error).toMatchObject({
      code,
      message: expect.stringMatching(startsWith(message)),
      ...(data === undefined ? {} : { data }),
    })
  } else expect(error).toBeUndefined()
  if (expected.httpStatus !== undefined) expect(status).toBe(expected.httpStatus)
  if ('result' in expected) expect(result).toEqual(expected.result)
  if (expected.resultPattern !== undefined) expect(result).toMatch(new RegExp(expected.resultPattern))
  if (expected.resultLength !== undefined) expect(result).toHaveLength(expected.resultLength)
  if (expected.accepted === true) expect(result).toBeDefined()
  for (const name of expected.resultHas ?? []) expect(result).toHaveProperty(name)
  for (const name of expected.resultLacks ?? []) expect(result).not.toHaveProperty(name)
  for (const name of expected.structLogsLack ?? []) expect(JSON.stringify(result)).not.toContain(`"${name}":`)
  for (const [path, value] of Object.entries(expected.resultPartial ?? {})) {
    expect([path, memberAt(result, path)]).toEqual([path, value])
  }
}

const startsWith = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)

/** Returns the value at a path such as `logs[0].logIndex`. */
function memberAt(value: unknown, path: string): unknown {
  return path
    .split(/[.[\]]+/)
    .reduce((at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined), value)
}
