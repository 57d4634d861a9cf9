import { ExecutionTimedOut } from '../chain/errors.ts'
import type { NetworkName } from '../network/network.ts'
import type { Call, Caller, Profile } from './caller.ts'
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
  /** Told of every result; tests hand in the generated validators. */
  checkResult?(method: string, result: unknown): void
}

/** A signal that is made when somebody asks for it; most methods are done before it could matter. */
interface LazySignal {
  readonly signal: AbortSignal
  abort(reason: Error): void
}

function createLazySignal(): LazySignal {
  let controller: AbortController | undefined
  let abortedFor: Error | undefined
  return {
    get signal() {
      if (controller === undefined) {
        controller = new AbortController()
        if (abortedFor !== undefined) controller.abort(abortedFor)
      }
      return controller.signal
    },
    abort(reason) {
      abortedFor = reason
      controller?.abort(reason)
    },
  }
}

/** Runs `work` with a signal that ends with the time or with `outer`; throws `ExecutionTimedOut` though `work` goes on. */
async function withinTime<T>(timeoutMs: number, outer: AbortSignal, work: (lazy: LazySignal) => Promise<T>) {
  const lazy = createLazySignal()
  let stop: (reason: Error) => void = () => {}
  const stopped = new Promise<never>((_, reject) => {
    stop = reject
  })
  const end = () => {
    const timedOut = new ExecutionTimedOut()
    stop(timedOut) // before the signal, or the work's own complaint about it would be the answer
    lazy.abort(timedOut)
  }
  if (outer.aborted) throw new ExecutionTimedOut()
  outer.addEventListener('abort', end, { once: true })
  const timer = timeoutMs > 0 ? setTimeout(end, timeoutMs) : undefined
  try {
    return await Promise.race([work(lazy), stopped])
  } finally {
    clearTimeout(timer)
    outer.removeEventListener('abort', end)
  }
}

/** Builds the function that runs one request and gives its result, or throws what went wrong. */
export function createDispatch<Engine>(options: DispatchOptions<Engine>) {
  // A Map, so that no name reaches what objects inherit.
  const handlers = new Map(Object.entries(options.handlers))
  return async function dispatch({ method, params }: Envelope, caller: Caller, signal: AbortSignal): Promise<unknown> {
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
    const result = isBounded
      ? await withinTime(options.callTimeoutMs, signal, (lazy) => handler(engine, valid, callOf(caller, lazy)))
      : await handler(engine, valid, { caller, signal })
    if (result === undefined) throw new TypeError(`${method} gave no result`)
    options.checkResult?.(method, result)
    return result
  }
}

function callOf(caller: Caller, lazy: LazySignal): Call {
  return {
    caller,
    get signal() {
      return lazy.signal
    },
  }
}
