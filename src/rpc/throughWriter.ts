import type { RunsOn } from '../../generated/traits.ts'
import { NodeError } from '../base/errors.ts'
import type { Abortable } from '../concurrency/abortable.ts'
import type { Waiting } from '../concurrency/fairSemaphore.ts'
import type { Caller } from './caller.ts'
import type { MethodTable } from './dispatch.ts'
import { ForwardedError, type WireError } from './errors.ts'

/** How a process goes along with the others that serve the same chain. */
export interface WriterLink {
  writes(): boolean
  /** Whether what is in memory is as new as what anybody was told. */
  isCurrent(): boolean
  whenCurrent(): Promise<void>
  forward(request: string, waiting: Waiting): Promise<string>
  whenSeen(): Promise<void>
}

/** A secret was sent to a process that would have to hand it on. */
export class SecretNotForwarded extends NodeError {
  readonly kind = 'secretNotForwarded'
}

/** What a method's engine has where other processes serve the same chain. */
export interface Linked {
  readonly link?: WriterLink | undefined
}

/** A request on its way to the process that writes: everything that its method may ask about who sent it. */
export interface ForwardedRequest {
  readonly method: string
  readonly params: unknown
  readonly caller: Pick<Caller, 'keyId' | 'ownerMethods' | 'hasOrigin'>
}

/**
 * The same methods for a chain that several processes serve: none answers before this process has what was acknowledged
 * elsewhere, and those that are for the writer are answered by it, which is also when all others have what came of it.
 * `requireForwardable` may throw what the writer would throw for the parameters, before they are forwarded.
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
    if (link.writes()) return carryOutHere(link, run)
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

/** Also what fails may have changed something. */
async function carryOutHere(link: WriterLink, run: () => unknown): Promise<unknown> {
  try {
    return await run()
  } finally {
    await link.whenSeen()
  }
}

/** What the process that writes answers; throws `ForwardedError` where that is an error. */
export async function forward(
  link: Pick<WriterLink, 'forward'>,
  { method, params, caller: { keyId, ownerMethods, hasOrigin } }: ForwardedRequest,
  { party = [], signal }: Abortable,
): Promise<unknown> {
  const request: ForwardedRequest = { method, params, caller: { keyId, ownerMethods, hasOrigin } }
  const answer: { readonly result?: unknown; readonly error?: WireError } = JSON.parse(
    await link.forward(JSON.stringify(request), { party, signal }),
  )
  if (answer.error !== undefined) throw new ForwardedError(answer.error)
  return answer.result
}
