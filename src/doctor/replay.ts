import type { ErrorBody, ErrorExample, Example, Json, Method } from '../base/openrpc.ts'

/** What a request was answered, without its envelope. */
export type ResultOrError = { readonly result: Json } | { readonly error: ErrorBody }

/** One request that an example of the document stands for, and what it should be answered. */
export interface Replay {
  readonly method: Method
  readonly name: string
  /** The network of the fixture, and for a fact the only one that it is true of; undefined for a fact of all. */
  readonly network: string | undefined
  readonly params: readonly Json[]
  /** The same by name; undefined when the example shows parameters that have no name. */
  readonly named: Readonly<Record<string, Json>> | undefined
  readonly expected: ResultOrError
  /** Only the form of the answer is known. */
  readonly isVolatile: boolean
  /** The answer does not follow from the chain. */
  readonly isFact: boolean
  /** The parameters are refused before anything is looked up. */
  readonly isRefused: boolean
}

/** Returns whether a request changes what later ones see, so that each needs a node of its own. */
export const changesState = ({ method }: Pick<Replay, 'method'>): boolean => method['x-changes-state'] === true

/** Returns whether a method is none of a stranger's business: no endpoint is asked to sign or to tell its keys. */
export const isForOwner = (method: Method): boolean => method['x-owner-only'] !== undefined

/** Returns whether the method is answered over a WebSocket only. */
export const needsWebSocket = ({ method }: Pick<Replay, 'method'>): boolean => method['x-web-socket-only'] === true

/** Returns every example of a method that can be replayed, errors last. */
export function replaysOf(method: Method): Replay[] {
  const errors = method['x-error-examples'] ?? []
  return [
    ...method.examples.filter(isReplayed).map((example) => ofExample(method, example)),
    ...errors.filter(isReplayed).map((example) => ofErrorExample(method, example)),
  ]
}

const isReplayed = (example: Example | ErrorExample): boolean => example['x-match'] !== 'none'

/**
 * Returns the examples whose answers are the same on every chain of `network`: facts, and parameters that are refused. Of a
 * method that changes state only what the document calls a fact, so that nothing is handed in that a lenient node could
 * take; of the owner's methods nothing, nor of what HTTP cannot ask.
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
