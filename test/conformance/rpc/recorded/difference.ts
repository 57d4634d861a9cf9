import { isDeepStrictEqual } from 'node:util'
import { type Answer, isRecord, type RecordedAnswer } from './exchange.ts'

/** The responses of the reference and of this node to the same request. */
export interface Pair {
  readonly group: string
  /** The body that was sent to both. */
  readonly request: string
  /** Empty if the body is not a single request. */
  readonly method: string
  readonly params: readonly unknown[]
  readonly recorded: RecordedAnswer
  /** The response of this node without the details of errors, which the reference does not send. */
  readonly ours: Answer
  /** Returns the response of this node to another request, with the chain as it is now. */
  ask(method: string, ...params: readonly unknown[]): Promise<Answer>
}

/** A class of responses that differ from the reference's by a decision. */
export interface Difference {
  /** The source: a row of decisions.md, a section of the specification, or a numbered row of reference/rpc.md. */
  readonly why: string
  /** Returns whether the two responses differ only by this. */
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

/** Returns whether a response is an error with the code, the text if given, and the reference's HTTP status. */
export function isError(answer: Answer, code: number, text?: string | RegExp): boolean {
  const error = errorOf(answer)
  if (error === undefined || error.code !== code) return false
  if (answer.status !== ([-32602, -32600, -32700].includes(code) ? 400 : 200)) return false
  return text === undefined || (typeof text === 'string' ? error.message === text : text.test(error.message))
}

export function isResult(answer: Answer, value: unknown): boolean {
  return answer.status === 200 && errorOf(answer) === undefined && isDeepStrictEqual(resultOf(answer), value)
}

/** Returns whether the recorded response is the reference's general internal error. */
export const isInternalError = ({ recorded }: Pick<Pair, 'recorded'>) =>
  isError(recorded, -32603, 'Internal server error')

/** Returns whether the response of this node is also its response to an equivalent request. */
export async function isAnswerTo(pair: Pair, params: readonly unknown[], method = pair.method): Promise<boolean> {
  const other = await pair.ask(method, ...params)
  return errorOf(other) === undefined && isDeepStrictEqual(resultOf(pair.ours), resultOf(other))
}

/** Returns the value with each part replaced for which `change` returns a value. */
export function rewrite(value: unknown, change: (part: unknown, name: string) => unknown, name = ''): unknown {
  const changed = change(value, name)
  if (changed !== undefined) return changed
  if (Array.isArray(value)) return value.map((item) => rewrite(item, change))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, rewrite(member, change, key)]))
}

/** Returns the value without the members of these names, at any depth. */
export function without(value: unknown, ...names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, ...names))
  if (!isRecord(value)) return value
  const kept = Object.entries(value).filter(([name]) => !names.includes(name))
  return Object.fromEntries(kept.map(([name, member]) => [name, without(member, ...names)]))
}

/** Returns a response without the details of its errors: objects as `data`. */
export const withoutDetails = (json: unknown) =>
  rewrite(json, (part, name) => {
    if (name !== 'error' || !isRecord(part) || !isRecord(part.data)) return undefined
    const { data: _, ...error } = part
    return error
  })
