import type { Logger } from 'pino'
import type { Abortable } from '../base/abortable.ts'
import type { Timer } from '../base/clock.ts'
import { ReadyJson } from '../base/readyJson.ts'
import { ResponseTooLarge } from '../chain/api/errors.ts'
import type { NetworkName } from '../network/network.ts'
import type { Caller, Delivery, Profile } from './caller.ts'
import { createDeadlines } from './deadlines.ts'
import { toWireError } from './errors.ts'
import type { Envelope } from './parse.ts'
import { InvalidRequest, MethodNotFound, NotAllowedForKey } from './refusals.ts'
import type { RpcResponse } from './reply.ts'
import {
  aroundResult,
  joinPieces,
  type ResponseBudget,
  serialiseError,
  serialiseResult,
  startStreaming,
} from './serialise.ts'

/** The implementations by wire name; `never` because each takes its own tuple, which `parseParams` has checked. */
export type MethodTable<Engine> = {
  readonly [method: string]: (engine: Engine, params: never, call: Abortable) => Promise<unknown>
}

export interface DispatchOptions<Engine> {
  readonly handlers: MethodTable<Engine>
  /** Positional and valid parameters; throws `InvalidParams`. */
  parseParams(method: string, params: unknown): unknown
  engineFor(network: NetworkName): Engine
  /** Whether the method exists in this profile; without it all do. */
  isAvailable?(method: string, profile: Profile): boolean
  /** Whether a method may change what later requests see; without it all may. */
  changesState?(method: string): boolean
  /** Longest time of a call that changes nothing; 0 is no bound. An error must not be followed by what it denies. */
  readonly callTimeoutMs: number
  /** What measures it; the time that passes, unless told otherwise. */
  readonly timer?: Timer
  readonly logger: Pick<Logger, 'error'>
}

/** What the requests of one body share. */
export interface RequestContext {
  readonly caller: Caller
  readonly delivery: Delivery
  readonly budget: ResponseBudget
  /** Whether a long result may go out as its reader takes it; the items of a batch may not. */
  readonly canStream: boolean
}

/** Builds the function that runs one request and returns its result, or throws what went wrong. */
function createDispatch<Engine>(options: DispatchOptions<Engine>) {
  // A Map, so that no name reaches what objects inherit.
  const handlers = new Map(Object.entries(options.handlers))
  const deadlines = createDeadlines(options.callTimeoutMs, options.timer)
  return async function dispatch({ method, params }: Envelope, caller: Caller, delivery: Delivery): Promise<unknown> {
    const handler = handlers.get(method)
    if (handler === undefined) throw new MethodNotFound()
    if (options.isAvailable?.(method, caller.profile) === false) {
      throw new MethodNotFound(`the method ${method} does not exist/is not available`)
    }
    if (!caller.allows(method)) throw new NotAllowedForKey(`this API key is not valid for the method ${method}`)
    // The one place where "valid for this method" becomes a type: the generated validator has checked every parameter.
    const valid = options.parseParams(method, params) as never
    const engine = options.engineFor(caller.network)
    const isBounded = options.changesState?.(method) === false
    const run = (call: Abortable) => handler(engine, valid, call)
    const result = await (isBounded ? deadlines.bound(delivery, run) : run(delivery))
    if (result === undefined) throw new TypeError(`${method} gave no result`)
    return result
  }
}

/**
 * Builds the function that answers one request; undefined is an item that was not one. It rejects with
 * `ResponseTooLarge` only: that one is about the whole body.
 */
export function createAnswer<Engine>(options: DispatchOptions<Engine>) {
  const dispatch = createDispatch(options)

  return async function answer(envelope: Envelope | undefined, context: RequestContext): Promise<RpcResponse> {
    const { caller, delivery, budget } = context
    const id = envelope === undefined ? 'null' : envelope.id
    try {
      if (envelope === undefined) throw new InvalidRequest('invalid request')
      const result = await dispatch(envelope, caller, delivery)
      if (id === undefined) return { text: '' }
      return await printResult(id, result, context)
    } catch (thrown) {
      if (thrown instanceof ResponseTooLarge) throw thrown
      const { requestId } = delivery
      const method = envelope?.method.slice(0, 64)
      const error = toWireError(thrown, (err) => options.logger.error({ err, requestId, method }, 'internal error'))
      return { text: id === undefined ? '' : budget.spend(serialiseError(id, error)), error }
    }
  }
}

async function printResult(id: string, result: unknown, { budget, canStream }: RequestContext): Promise<RpcResponse> {
  const json = result instanceof ReadyJson ? result.json : JSON.stringify(result)
  if (typeof json === 'string') return { text: budget.spend(serialiseResult(id, json)) }
  if (canStream) return startStreaming(json, ...aroundResult(id))
  return { text: serialiseResult(id, await joinPieces(json, budget.spend)) }
}
