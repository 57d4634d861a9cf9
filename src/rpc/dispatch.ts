import type { Logger } from 'pino'
import type { Timer } from '../base/clock.ts'
import { ReadyJson } from '../base/readyJson.ts'
import { ResponseTooLarge } from '../chain/api/errors.ts'
import { hints } from '../chain/api/hints.ts'
import type { NameRevert } from '../chain/api/revertName.ts'
import type { NetworkName } from '../chainspec/network.ts'
import type { Abortable, Listener } from '../concurrency/abortable.ts'
import type { ClientPath } from '../concurrency/fairQueue.ts'
import type { MaybePromise } from '../concurrency/maybePromise.ts'
import type { Caller, Delivery } from './caller.ts'
import type { ServedCall } from './calls/servedCall.ts'
import { createDeadlines, type Deadlines } from './deadlines.ts'
import type { Envelope } from './envelope.ts'
import { toWireError, type WireError } from './errors.ts'
import type { MethodRules, ServedMethods } from './methodRules.ts'
import { mistypedAddresses } from './mistypedAddresses.ts'
import { exceededQuotaOf, InvalidRequest, NotAllowedForKey, ResponsesExceeded } from './refusals.ts'
import type { RpcResponse } from './reply.ts'
import type { ResponseBudget } from './responseBudget.ts'
import { aroundResult, collectPieces, serialiseError, serialiseResult, startStreaming } from './serialise.ts'
import { suggestShorterRange } from './suggestRange.ts'

/** Handlers by method name. `never`, because each handler has its own type of parameters, which `parseParams` has checked. */
export type MethodTable<Engine> = { readonly [method: string]: Handler<Engine> }

type Handler<Engine> = (engine: Engine, params: never, call: Abortable, caller: Caller) => unknown

/** The methods of a server and the parts that they need. */
export interface DispatchOptions<Engine> {
  readonly handlers: MethodTable<Engine>
  /** Returns valid parameters by position. Throws `InvalidParams`. */
  parseParams(method: string, params: unknown): unknown
  engineFor(network: NetworkName): Engine
  readonly served: Pick<ServedMethods, 'rulesOf' | 'refuse' | 'requestBounds'>
  /** Measures the time of calls; the system's timer by default. */
  readonly timer?: Timer
  readonly logger: Pick<Logger, 'error'>
  readonly observer?: RequestObserver | undefined
  /** Codes of errors of other documents than the node's own, by kind. */
  readonly errors?: Readonly<Record<string, { readonly code: number }>>
  /** Names the errors of contracts in messages, for developers. */
  readonly nameRevert?: NameRevert | undefined
}

/** The parts that all requests of a body share. */
export interface RequestContext {
  readonly caller: Caller
  readonly delivery: Delivery
  readonly budget: ResponseBudget
  /** Whether a long result may be streamed; false for the items of a batch. */
  readonly canStream: boolean
}

/** A served method. */
interface Callable<Engine> {
  readonly rules: MethodRules
  readonly handler: Handler<Engine>
  /** Undefined for methods that change state, which run to their end. */
  readonly deadlines: Deadlines | undefined
}

/** Returns the function that finds a served method, in a cache after its first call. */
function createFinder<Engine>(options: DispatchOptions<Engine>): (method: string) => Callable<Engine> | undefined {
  const { served, timer } = options
  // Maps, so that no name matches an inherited property.
  const handlers = new Map(Object.entries(options.handlers))
  const found = new Map<string, Callable<Engine>>()
  const byTime = new Map<number, Deadlines>() // shared by all methods with one time limit
  const deadlinesOf = ({ changesState, timeoutMs }: MethodRules) => {
    if (changesState) return undefined
    const deadlines = byTime.get(timeoutMs) ?? createDeadlines(timeoutMs, timer)
    byTime.set(timeoutMs, deadlines)
    return deadlines
  }
  return (method) => {
    const known = found.get(method)
    if (known !== undefined) return known
    const rules = served.rulesOf(method)
    const handler = rules && handlers.get(rules.handler)
    if (rules === undefined || handler === undefined) return undefined
    const callable = { rules, handler: rules.givesNull ? givingNull(handler) : handler, deadlines: deadlinesOf(rules) }
    found.set(rules.name, callable)
    return callable
  }
}

function givingNull<Engine>(handler: Handler<Engine>): Handler<Engine> {
  return async (...request) => {
    await handler(...request)
    return null
  }
}

function requireAllowed({ name, ownerOnly }: MethodRules, caller: Caller): void {
  if (!caller.allows(name)) throw new NotAllowedForKey(`this API key is not valid for the method ${name}`)
  if (ownerOnly === undefined || caller.ownerMethods === 'all' || ownerOnly === caller.ownerMethods) return
  if (caller.ownerMethods === 'wallet') throw new NotAllowedForKey(`${name} is not offered on chain ids 30 and 31`)
  throw new NotAllowedForKey(
    `${name} is only for the owner of the node's machine, on a loopback address and without proxy`,
  )
}

/** A call with a listener. A class, so that the signal is created only when it is read. */
class WatchedCall implements Abortable {
  readonly #call: Abortable
  readonly listener: Listener

  constructor(call: Abortable, listener: Listener) {
    this.#call = call
    this.listener = listener
  }

  get signal(): AbortSignal {
    return this.#call.signal
  }

  get clientPath(): ClientPath {
    return this.#call.clientPath ?? []
  }
}

/** Returns the function that runs one request and returns its result. It throws the error of a failed request. */
function createDispatch<Engine>({ parseParams, engineFor }: DispatchOptions<Engine>) {
  return function dispatch(
    { rules, handler, deadlines }: Callable<Engine>,
    params: unknown,
    { caller, delivery }: RequestContext,
    { watch, call: served }: CallObservation,
  ): unknown {
    requireAllowed(rules, caller)
    // The generated validator has checked that the parameters have the type that the handler expects.
    const valid = parseParams(rules.name, params) as never
    if (watch !== undefined)
      for (const address of mistypedAddresses(rules.name, valid)) watch.onHint(hints.mistypedAddress(address))
    const engine = engineFor(caller.network)
    const run = (call: Abortable) =>
      handler(engine, valid, watch === undefined ? call : new WatchedCall(call, watch), caller)
    return deadlines === undefined ? run(delivery) : deadlines.bound(delivery, caller.keyId, run, served)
  }
}

/** The effect of a request whose method is not served. */
const UNKNOWN = { changesState: false }

/** The observers of one call. */
interface CallObservation {
  readonly watch: RequestWatch | undefined
  readonly call: ServedCall | undefined
}

/** Returns the response to a request; `envelope` is undefined for an item of a batch that is not a request. */
export type Responder = (
  envelope: Envelope | undefined,
  context: RequestContext,
  call?: ServedCall,
) => MaybePromise<RpcResponse>

/**
 * Returns the function that responds to one request, synchronously if its method does. It throws or rejects only with
 * `ResponseTooLarge` and `ResponsesExceeded`, which concern the whole body.
 */
export function createResponder<Engine>(options: DispatchOptions<Engine>): Responder {
  const dispatch = createDispatch(options)
  const { observer, served } = options
  const find = createFinder(options)

  return function respond(envelope, context, call): MaybePromise<RpcResponse> {
    const callable = envelope && find(envelope.method)
    if (call !== undefined && callable !== undefined) call.name = callable.rules.name
    const watch = envelope && observer?.begin(envelope.method, callable?.rules ?? UNKNOWN)
    const response = new PendingResponse(envelope, context, watch)
    const fail = (error: unknown) => response.fail(error, options)
    try {
      if (envelope === undefined) throw new InvalidRequest('invalid request')
      if (callable === undefined) throw served.refuse(envelope.method)
      const result = dispatch(callable, envelope.params, context, { watch, call })
      const made = result instanceof Promise ? result.then((late) => response.succeed(late)) : response.succeed(result)
      return made instanceof Promise ? made.catch(fail) : made
    } catch (error) {
      return fail(error)
    }
  }
}

/** The response to a request that runs. A class, because every item of a batch has one. */
class PendingResponse {
  readonly #envelope: Envelope | undefined
  readonly #context: RequestContext
  readonly #watch: RequestWatch | undefined
  /** Undefined for a notification. */
  readonly #id: string | undefined

  constructor(envelope: Envelope | undefined, context: RequestContext, watch: RequestWatch | undefined) {
    this.#envelope = envelope
    this.#context = context
    this.#watch = watch
    this.#id = envelope === undefined ? 'null' : envelope.id
  }

  succeed(result: unknown): MaybePromise<RpcResponse> {
    if (result === undefined) throw new TypeError(`${this.#envelope?.method} gave no result`)
    this.#watch?.end(undefined)
    return this.#id === undefined ? { text: '' } : printResult(this.#id, result, this.#context)
  }

  /** Rethrows errors that concern the whole body. */
  fail(error: unknown, options: Pick<DispatchOptions<unknown>, 'logger' | 'errors' | 'nameRevert'>): RpcResponse {
    const { logger, errors, nameRevert } = options
    const envelope = this.#envelope
    const { budget, delivery } = this.#context
    const thrown = suggestShorterRange(error, envelope?.params)
    if (thrown instanceof ResponseTooLarge || thrown instanceof ResponsesExceeded) throw thrown
    const { requestId } = delivery
    const method = envelope?.method.slice(0, 64)
    const onBug = (err: unknown) => logger.error({ err, requestId, method }, 'internal error')
    const wire = toWireError(thrown, onBug, errors, nameRevert)
    this.#watch?.end(wire)
    const text = this.#id === undefined ? '' : budget.spend(serialiseError(this.#id, wire))
    return { text, error: wire, exceededQuota: exceededQuotaOf(thrown) }
  }
}

function printResult(id: string, result: unknown, context: RequestContext): MaybePromise<RpcResponse> {
  const json = result instanceof ReadyJson ? result.json : JSON.stringify(result)
  const { budget } = context
  if (typeof json === 'string' || !(Symbol.asyncIterator in json))
    return { text: budget.spend(serialiseResult(id, json)) }
  const isLimited = result instanceof ReadyJson && result.isLimited
  if (context.canStream && !isLimited) return startStreaming(json, ...aroundResult(id))
  return collectPieces(json, budget).then((pieces) => ({ text: serialiseResult(id, pieces) }))
}

/** Observes requests, for the log of developers. Its time counts as time of the request. */
export interface RequestObserver {
  /** Called when a request begins; its method may be any text. */
  begin(method: string, effect: { readonly changesState: boolean }): RequestWatch
}

/** Observes one request. */
export interface RequestWatch extends Listener {
  /** Called once, with the error of the response if it is one. */
  end(error: WireError | undefined): void
}
