import type { Timer } from '../base/clock.ts'
import type { NetworkName } from '../network/network.ts'
import type { Call, Caller, Delivery, Profile } from './caller.ts'
import { createDeadlines } from './deadlines.ts'
import type { Envelope } from './envelope.ts'
import { MethodNotFound, NotAllowedForKey } from './refusals.ts'

/** The implementations by wire name; `never` because each takes its own tuple, which `parseParams` has made sure of. */
export type MethodTable<Engine> = {
  readonly [method: string]: (engine: Engine, params: never, call: Call) => Promise<unknown>
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
}

/** Builds the function that runs one request and gives its result, or throws what went wrong. */
export function createDispatch<Engine>(options: DispatchOptions<Engine>) {
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
    // The one place where "valid for this method" becomes a type: the generated validator has looked at every parameter.
    const valid = options.parseParams(method, params) as never
    const engine = options.engineFor(caller.network)
    const isBounded = options.changesState?.(method) === false
    const run = (call: Call) => handler(engine, valid, call)
    const result = await (isBounded ? deadlines.bound(delivery, run) : run(delivery))
    if (result === undefined) throw new TypeError(`${method} gave no result`)
    return result
  }
}
