import type { Answered, MethodName, Methods } from '../../generated/methods.ts'
import type { OpenRpcDocument } from '../../generated/schemas.ts'
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

/** What belongs to one request only. */
export interface Call {
  /** Aborts when the request's time is over or its client has gone. */
  readonly signal: AbortSignal
}

/** The implementation of one method of the document: parsed params in, wire value out. */
export type Method<M extends MethodName> = (
  context: MethodContext,
  params: Methods[M]['params'],
  call: Call,
) => Promise<Answered<Methods[M]['result']>>
