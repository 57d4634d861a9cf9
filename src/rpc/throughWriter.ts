import type { Abortable } from '../base/abortable.ts'
import type { Waiting } from '../base/fairGate.ts'
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
 */
export function throughWriter<Engine>(
  handlers: MethodTable<Engine>,
  isForWriter: (name: string) => boolean,
): MethodTable<Engine & Linked> {
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => {
      const run = isForWriter(name) ? forwarded(name, handler) : handler
      return [name, current(run)]
    }),
  )
}

type Handler<Engine> = MethodTable<Engine>[string]

function current<Engine>(handler: Handler<Engine & Linked>): Handler<Engine & Linked> {
  return (engine, params, call, caller) => {
    const { link } = engine
    if (link === undefined || link.isCurrent()) return handler(engine, params, call, caller)
    return link.whenCurrent().then(() => handler(engine, params, call, caller))
  }
}

function forwarded<Engine>(method: string, handler: Handler<Engine>): Handler<Engine & Linked> {
  return (engine, params, call, caller) => {
    const { link } = engine
    if (link === undefined) return handler(engine, params, call, caller)
    if (!link.writes()) return forward(link, { method, params, caller }, call)
    return carryOutHere(link, () => handler(engine, params, call, caller))
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

async function forward(
  link: WriterLink,
  { method, params, caller: { keyId, ownerMethods, hasOrigin } }: Omit<ForwardedRequest, 'caller'> & { caller: Caller },
  { party = [] }: Abortable,
): Promise<unknown> {
  const request: ForwardedRequest = { method, params, caller: { keyId, ownerMethods, hasOrigin } }
  const answer: { readonly result?: unknown; readonly error?: WireError } = JSON.parse(
    await link.forward(JSON.stringify(request), { party }),
  )
  if (answer.error !== undefined) throw new ForwardedError(answer.error)
  return answer.result
}
