import type { RunsOn } from '../../generated/traits.ts'
import { NodeError } from '../base/errors.ts'
import type { Abortable } from '../concurrency/abortable.ts'
import type { Waiting } from '../concurrency/fairSemaphore.ts'
import type { Caller } from './caller.ts'
import type { MethodTable } from './dispatch.ts'
import { ForwardedError, type WireError } from './errors.ts'

/** Connects a process to the others that serve the same chain. */
export interface WriterLink {
  /** Returns whether this process is the writer. */
  writes(): boolean
  /** Returns whether this process has applied every acknowledged change. */
  isCurrent(): boolean
  whenCurrent(): Promise<void>
  /** Forwards a request to the writer; resolves with the response as JSON text. */
  forward(request: string, waiting: Waiting): Promise<string>
  /** Resolves when every live replica has applied the changes so far. */
  whenSeen(): Promise<void>
}

/** A request with a secret was sent to a process that would have to forward it. */
export class SecretNotForwarded extends NodeError {
  readonly kind = 'secretNotForwarded'
}

/** The link that engines have if several processes serve the same chain. */
export interface Linked {
  readonly link?: WriterLink | undefined
}

/** A request that is forwarded to the writer, with the properties of its caller that methods use. */
export interface ForwardedRequest {
  readonly method: string
  readonly params: unknown
  readonly caller: Pick<Caller, 'keyId' | 'ownerMethods' | 'hasOrigin'>
}

/**
 * Returns the methods for a chain that several processes serve. Each waits until this process has applied every acknowledged change.
 * Methods of the writer are forwarded to it, and return when every live replica has applied their changes. `requireForwardable` may
 * throw the writer's error for the parameters before they are forwarded.
 */
export function throughWriter<Engine>(
  handlers: MethodTable<Engine>,
  traits: Readonly<Record<string, { readonly runsOn?: RunsOn }>>,
  requireForwardable: RequireForwardable<Engine> = () => undefined,
): MethodTable<Engine & Linked> {
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => {
      const runsOn = traits[name]?.runsOn ?? 'any'
      return [name, current(runsOn === 'any' ? handler : shared({ method: name, runsOn, requireForwardable }, handler))]
    }),
  )
}

type Handler<Engine> = MethodTable<Engine>[string]

type RequireForwardable<Engine> = (method: string, engine: Engine, params: never) => void

interface SharedMethod<Engine> {
  readonly method: string
  readonly runsOn: Exclude<RunsOn, 'any'>
  readonly requireForwardable: RequireForwardable<Engine>
}

function current<Engine>(handler: Handler<Engine & Linked>): Handler<Engine & Linked> {
  return (engine, params, call, caller) => {
    const { link } = engine
    if (link === undefined || link.isCurrent()) return handler(engine, params, call, caller)
    return link.whenCurrent().then(() => handler(engine, params, call, caller))
  }
}

function shared<Engine>(
  { method, runsOn, requireForwardable }: SharedMethod<Engine>,
  handler: Handler<Engine>,
): Handler<Engine & Linked> {
  return (engine, params, call, caller) => {
    const { link } = engine
    const run = () => handler(engine, params, call, caller)
    if (link === undefined) return run()
    if (link.writes()) return runHere(link, run)
    if (runsOn === 'split') return run()
    if (runsOn === 'writer') {
      requireForwardable(method, engine, params)
      return forward(link, { method, params, caller }, call)
    }
    throw new SecretNotForwarded(
      `${method} is only for the process that writes the chain: secrets are not handed from one to another`,
    )
  }
}

/** Waits for the replicas after a failure too, because it may have changed something. */
async function runHere(link: WriterLink, run: () => unknown): Promise<unknown> {
  try {
    return await run()
  } finally {
    await link.whenSeen()
  }
}

/** Forwards a request to the writer; resolves with its result. Rejects with `ForwardedError` if the response is an error. */
export async function forward(
  link: Pick<WriterLink, 'forward'>,
  { method, params, caller: { keyId, ownerMethods, hasOrigin } }: ForwardedRequest,
  { clientPath = [], signal }: Abortable,
): Promise<unknown> {
  const request: ForwardedRequest = { method, params, caller: { keyId, ownerMethods, hasOrigin } }
  const response: { readonly result?: unknown; readonly error?: WireError } = JSON.parse(
    await link.forward(JSON.stringify(request), { clientPath, signal }),
  )
  if (response.error !== undefined) throw new ForwardedError(response.error)
  return response.result
}
