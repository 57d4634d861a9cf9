import type { ErrorBody, ErrorExample, Example, Json, Method } from '../base/openrpc.ts'

/** The result or error of a response. */
export type ResultOrError = { readonly result: Json } | { readonly error: ErrorBody }

/** The request of an example with its expected response. */
export interface Replay {
  readonly method: Method
  readonly name: string
  /** Network of the fixture, and the only one for which a fact holds; undefined for a fact of all networks. */
  readonly network: string | undefined
  readonly params: readonly Json[]
  /** Parameters by name; undefined if the example has unnamed ones. */
  readonly named: Readonly<Record<string, Json>> | undefined
  readonly expected: ResultOrError
  /** Whether only the shape of the response is known. */
  readonly isVolatile: boolean
  /** Whether the response is independent of the chain. */
  readonly isFact: boolean
  /** Whether the parameters are refused before any lookup. */
  readonly isRefused: boolean
}

/** Returns whether a request may change later results, so that each needs a node of its own. */
export const changesState = ({ method }: Pick<Replay, 'method'>): boolean => method['x-changes-state'] === true

/** Returns whether a method is for the owner of a node, such as signing. Such methods are not called. */
export const isForOwner = (method: Method): boolean => method['x-owner-only'] !== undefined

/** Returns whether the method is available over WebSocket only. */
export const needsWebSocket = ({ method }: Pick<Replay, 'method'>): boolean => method['x-web-socket-only'] === true

/** Returns all replayable examples of a method, errors last. */
export function replaysOf(method: Method): Replay[] {
  const errors = method['x-error-examples'] ?? []
  return [
    ...method.examples.filter(isReplayed).map((example) => ofExample(method, example)),
    ...errors.filter(isReplayed).map((example) => ofErrorExample(method, example)),
  ]
}

const isReplayed = (example: Example | ErrorExample): boolean => example['x-match'] !== 'none'

/**
 * Returns the examples with equal responses on every chain of `network`: facts and refused parameters. For methods that
 * change state only facts, so that no lenient node accepts a request. None for owner methods and WebSocket methods.
 */
export function chainIndependent(method: Method, network: string | undefined): Replay[] {
  if (isForOwner(method) || needsWebSocket({ method })) return []
  return replaysOf(method).filter((replay) => {
    if (replay.network !== undefined && replay.network !== network) return false
    return replay.isFact
      ? 'error' in replay.expected || !changesState(replay)
      : replay.isRefused && !changesState(replay)
  })
}

function ofExample(method: Method, example: Example): Replay {
  return {
    method,
    name: example.name,
    network: example['x-network'],
    params: example.params.map(({ value }) => value),
    named: Object.fromEntries(example.params.map(({ name, value }) => [name, value])),
    expected: { result: example.result.value },
    isVolatile: example['x-match'] === 'schema',
    isFact: example['x-fact'] === true,
    isRefused: false,
  }
}

function ofErrorExample(method: Method, example: ErrorExample): Replay {
  const { name, kind, params, error } = example
  const names = method.params.map((parameter) => parameter.name)
  const areNamed = params.length <= names.length
  return {
    method,
    name,
    network: undefined,
    params,
    named: areNamed ? Object.fromEntries(params.map((value, i) => [names[i] ?? '', value])) : undefined,
    expected: { error },
    isVolatile: false,
    isFact: example['x-fact'] === true,
    isRefused: kind === 'invalidParams',
  }
}

/** Returns the body of a request for a replay. */
export function requestOf({ method }: Replay, params: unknown, id: number) {
  return { jsonrpc: '2.0', id, method: method.name, params }
}
