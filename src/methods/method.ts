import type { MethodName, Methods } from '../../generated/methods.ts'
import type { OpenRpcDocument } from '../../generated/schemas.ts'
import type { Abortable } from '../base/abortable.ts'
import type { ReadyJson } from '../base/readyJson.ts'
import type { Engine } from '../chain/api/engine.ts'
import type { ReadyAnswers } from './readyAnswers.ts'

/** What the process says of itself. */
export interface About {
  readonly clientVersion: string
  /** The OpenRPC document with the methods that this process serves. */
  readonly document: OpenRpcDocument
}

/** What a method can reach: the chain of the request's network, and the process. */
export interface MethodContext extends Engine {
  readonly about: About
  readonly readyAnswers: ReadyAnswers
}

/**
 * The implementation of one method of the document: parsed params in, wire value out. `call` aborts with the request.
 */
export type Method<M extends MethodName> = (
  context: MethodContext,
  params: Methods[M]['params'],
  call: Abortable,
) => Promise<Methods[M]['result'] | ReadyJson<Methods[M]['result']>>

/** An implementation for each method of the document, no more and no less. */
export type Handlers = { readonly [M in MethodName]: Method<M> }
