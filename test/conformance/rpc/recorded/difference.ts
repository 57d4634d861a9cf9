import { isDeepStrictEqual } from 'node:util'
import { type Answer, isRecord, type RecordedAnswer } from './exchange.ts'

/** What the reference and our node answered to the same request. */
export interface Pair {
  readonly group: string
  /** The body that both got. */
  readonly request: string
  /** Empty where the body holds no single request. */
  readonly method: string
  readonly params: readonly unknown[]
  readonly recorded: RecordedAnswer
  /** Without the details of errors, which the reference never tells. */
  readonly ours: Answer
  /** What our node answers to another request at this moment. */
  ask(method: string, ...params: readonly unknown[]): Promise<Answer>
}

/** A class of answers that are ours and not the reference's, on purpose. */
export interface Difference {
  /** Who has decided so: a row of decisions.md, a section of the specification, a numbered row of reference/rpc.md. */
  readonly why: string
  /** Whether it is this, and nothing else, by which the two answers differ. */
  explains(pair: Pair): boolean | Promise<boolean>
}

export interface WireError {
  readonly code: number
  readonly message: string
}

export function errorOf({ json }: Answer): WireError | undefined {
  if (!isRecord(json) || !isRecord(json.error)) return undefined
  const { code, message } = json.error
  return typeof code === 'number' && typeof message === 'string' ? { code, message } : undefined
}

export function resultOf({ json }: Answer): unknown {
  return isRecord(json) ? json.result : undefined
}

/** Whether an answer is an error with a code, and with a text where one is given, under the reference's status. */
export function isError(answer: Answer, code: number, text?: string | RegExp): boolean {
  const error = errorOf(answer)
  if (error === undefined || error.code !== code) return false
  if (answer.status !== ([-32602, -32600, -32700].includes(code) ? 400 : 200)) return false
  return text === undefined || (typeof text === 'string' ? error.message === text : text.test(error.message))
}

export function isResult(answer: Answer, value: unknown): boolean {
  return answer.status === 200 && errorOf(answer) === undefined && isDeepStrictEqual(resultOf(answer), value)
}

/** Whether the recorded answer is the word of the reference for everything that it has not thought of. */
export const isInternalError = ({ recorded }: Pick<Pair, 'recorded'>) =>
  isError(recorded, -32603, 'Internal server error')

/** Whether our answer is what we answer to a request that says the same in other words. */
export async function isAnswerTo(pair: Pair, params: readonly unknown[], method = pair.method): Promise<boolean> {
  const other = await pair.ask(method, ...params)
  return errorOf(other) === undefined && isDeepStrictEqual(resultOf(pair.ours), resultOf(other))
}

/** The value with each part that `change` gives something for in its place. */
export function rewrite(value: unknown, change: (part: unknown, name: string) => unknown, name = ''): unknown {
  const changed = change(value, name)
  if (changed !== undefined) return changed
  if (Array.isArray(value)) return value.map((item) => rewrite(item, change))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, rewrite(member, change, key)]))
}

/** The value without members of some names, wherever they stand. */
export function without(value: unknown, ...names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, ...names))
  if (!isRecord(value)) return value
  const kept = Object.entries(value).filter(([name]) => !names.includes(name))
  return Object.fromEntries(kept.map(([name, member]) => [name, without(member, ...names)]))
}

/** An answer without the details of its errors: what stands beside code and text, but is no payload. */
export const withoutDetails = (json: unknown) =>
  rewrite(json, (part, name) => {
    if (name !== 'error' || !isRecord(part) || !isRecord(part.data)) return undefined
    const { data: _, ...error } = part
    return error
  })
