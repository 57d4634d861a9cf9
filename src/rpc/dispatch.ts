import type { Logger } from 'pino'
import type { Timer } from '../base/clock.ts'
import { ReadyJson } from '../base/readyJson.ts'
import { ResponseTooLarge } from '../chain/api/errors.ts'
import { hints } from '../chain/api/hints.ts'
import type { NetworkName } from '../chainspec/network.ts'
import type { Abortable, Listener } from '../concurrency/abortable.ts'
import type { Party } from '../concurrency/fairQueue.ts'
import { type Awaitable, attempt, whenThere } from '../concurrency/maybePromise.ts'
import type { Caller, Delivery } from './caller.ts'
import { createDeadlines, type Deadlines } from './deadlines.ts'
import type { Envelope } from './envelope.ts'
import { toWireError } from './errors.ts'
import type { MethodRules, ServedMethods } from './methodRules.ts'
import { mistypedAddresses } from './mistypedAddresses.ts'
import { AnswersExceeded, exceededQuotaOf, InvalidRequest, NotAllowedForKey } from './refusals.ts'
import type { RpcResponse } from './reply.ts'
import type { RequestObserver, RequestWatch } from './requestObserver.ts'
import type { ResponseBudget } from './responseBudget.ts'
import { aroundResult, collectPieces, serialiseError, serialiseResult, startStreaming } from './serialise.ts'
import { suggestShorterRange } from './suggestRange.ts'

/** The implementations by wire name; `never` because each takes its own tuple, which `parseParams` has checked. */
export type MethodTable<Engine> = { readonly [method: string]: Handler<Engine> }

type Handler<Engine> = (engine: Engine, params: never, call: Abortable, caller: Caller) => unknown

export interface DispatchOptions<Engine> {
  readonly handlers: MethodTable<Engine>
  /** Positional and valid parameters; throws `InvalidParams`. */
  parseParams(method: string, params: unknown): unknown
  engineFor(network: NetworkName): Engine
  readonly served: Pick<ServedMethods, 'rulesOf' | 'refuse' | 'requestBounds'>
  /** What measures the time of calls; the time that passes, unless told otherwise. */
  readonly timer?: Timer
  readonly logger: Pick<Logger, 'error'>
  readonly observer?: RequestObserver | undefined
  /** Errors of handlers that are not the node's own, by kind. */
  readonly errors?: Readonly<Record<string, { readonly code: number }>>
}

/** What the requests of one body share. */
export interface RequestContext {
  readonly caller: Caller
  readonly delivery: Delivery
  readonly budget: ResponseBudget
  /** Whether a long result may go out as its reader takes it; the items of a batch may not. */
  readonly canStream: boolean
}

/** All that is known of a method before somebody calls it. */
interface Callable<Engine> {
  readonly rules: MethodRules
  readonly handler: Handler<Engine>
  /** Undefined for what changes state, which is carried out to its end. */
  readonly deadlines: Deadlines | undefined
}

/** Finds what is served, in one look once it was asked for. Throws the refusal of what is not. */
function createFinder<Engine>(options: DispatchOptions<Engine>): (method: string) => Callable<Engine> {
  const { served, timer } = options
  // Maps, so that no name reaches what objects inherit.
  const handlers = new Map(Object.entries(options.handlers))
  const found = new Map<string, Callable<Engine>>()
  const byTime = new Map<number, Deadlines>() // all calls of one time limit share it
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
    if (rules === undefined || handler === undefined) throw served.refuse(method)
    const callable = { rules, handler, deadlines: deadlinesOf(rules) }
    found.set(rules.name, callable)
    return callable
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

/** A call that somebody listens to. A class, since reading a signal makes it. */
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

  get party(): Party {
    return this.#call.party ?? []
  }
}

/** Builds the function that runs one request and returns its result, or throws what went wrong. */
function createDispatch<Engine>(options: DispatchOptions<Engine>) {
  const { parseParams, engineFor } = options
  const find = createFinder(options)
  return function dispatch(
    { method, params }: Envelope,
    caller: Caller,
    delivery: Delivery,
    watch: RequestWatch | undefined,
  ): unknown {
    const { rules, handler, deadlines } = find(method)
    requireAllowed(rules, caller)
    // The one place where "valid for this method" becomes a type: the generated validator has checked every parameter.
    const valid = parseParams(rules.name, params) as never
    if (watch !== undefined)
      for (const one of mistypedAddresses(rules.name, valid)) watch.onHint(hints.mistypedAddress(one))
    const engine = engineFor(caller.network)
    const run = (call: Abortable) =>
      handler(engine, valid, watch === undefined ? call : new WatchedCall(call, watch), caller)
    return deadlines === undefined ? run(delivery) : deadlines.bound(delivery, caller.keyId, run)
  }
}

/** Answers one request; undefined is an item that was not one. */
export type Answer = (envelope: Envelope | undefined, context: RequestContext) => Awaitable<RpcResponse>

/**
 * Builds the function that answers one request, at once if its method does. It
 * throws and rejects with `ResponseTooLarge` and `AnswersExceeded` only: these are about the whole body.
 */
export function createAnswer<Engine>(options: DispatchOptions<Engine>): Answer {
  const dispatch = createDispatch(options)
  const { observer, served } = options
  const observe = (method: string) => observer?.begin(method, served.rulesOf(method)?.changesState ?? false)

  return function answer(envelope: Envelope | undefined, context: RequestContext): Awaitable<RpcResponse> {
    const { caller, delivery, budget } = context
    const id = envelope === undefined ? 'null' : envelope.id
    const watch = envelope && observe(envelope.method)
    const succeed = (result: unknown): Awaitable<RpcResponse> => {
      if (result === undefined) throw new TypeError(`${envelope?.method} gave no result`)
      watch?.end(undefined)
      return id === undefined ? { text: '' } : printResult(id, result, context)
    }
    const fail = (error: unknown): RpcResponse => {
      const thrown = suggestShorterRange(error, envelope?.params)
      if (thrown instanceof ResponseTooLarge || thrown instanceof AnswersExceeded) throw thrown
      const { requestId } = delivery
      const method = envelope?.method.slice(0, 64)
      const onBug = (err: unknown) => options.logger.error({ err, requestId, method }, 'internal error')
      const wire = toWireError(thrown, onBug, options.errors)
      watch?.end(wire)
      const text = id === undefined ? '' : budget.spend(serialiseError(id, wire))
      return { text, error: wire, exceededQuota: exceededQuotaOf(thrown) }
    }
    return attempt(() => {
      if (envelope === undefined) throw new InvalidRequest('invalid request')
      return whenThere(dispatch(envelope, caller, delivery, watch), succeed)
    }, fail)
  }
}

function printResult(id: string, result: unknown, context: RequestContext): Awaitable<RpcResponse> {
  const json = result instanceof ReadyJson ? result.json : JSON.stringify(result)
  const { budget } = context
  if (typeof json === 'string') return { text: budget.spend(serialiseResult(id, json)) }
  const isLimited = result instanceof ReadyJson && result.isLimited
  if (context.canStream && !isLimited) return startStreaming(json, ...aroundResult(id))
  return collectPieces(json, budget).then((pieces) => ({ text: serialiseResult(id, pieces) }))
}
