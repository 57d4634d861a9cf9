import type { Client, NamedParams } from '../../generated/client.ts'
import type { MethodName, Methods } from '../../generated/methods.ts'
import { signatures } from '../../generated/signatures.ts'
import { type CallOptions, within } from './deadline.ts'
import { fromArguments, toWireParams } from './params.ts'
import { requireSendable } from './sendable.ts'
import { getSignature } from './signature.ts'
import type { Subscribing } from './subscriptions.ts'
import type { SubscribingTransport, Transport, WireParams } from './transport.ts'

export interface ClientOptions<T extends Transport = Transport> extends CallOptions {
  readonly transport: T
}

/** The parameters of a method, by position or by name. */
export type ParamsOf<M extends string> = M extends MethodName
  ? Readonly<Methods[M]['params']> | NamedParams[M]
  : WireParams

/** The result of a method; `unknown` for a method outside the document. */
export type ResultOf<M extends string> = M extends MethodName ? Methods[M]['result'] : unknown

type RequestArguments<M extends string> = M extends MethodName
  ? [] extends Methods[M]['params']
    ? [params?: ParamsOf<M>]
    : [params: ParamsOf<M>]
  : [params?: WireParams]

/** A client: each method of the document by its name, and any method by `request`. */
export interface ScionClient extends Client {
  /** Sends any request. Methods of the document are typed, others are not. */
  request<M extends MethodName | (string & {})>(method: M, ...params: RequestArguments<M>): Promise<ResultOf<M>>
  /** Returns a client with other options for its calls. */
  with(options: CallOptions): this
}

const DEFAULT_TIMEOUT_MS = 30_000

/**
 * Creates a client over a transport. The default timeout of a call is 30 seconds (`timeoutMs`).
 *
 * @example
 * ```ts
 * const client = createClient({ transport: http('http://127.0.0.1:4444/regtest') })
 * const balance = await client.eth_getBalance('0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826', 'latest')
 * ```
 */
export function createClient(options: ClientOptions<SubscribingTransport>): ScionClient & Subscribing
export function createClient(options: ClientOptions): ScionClient
export function createClient({ transport, ...options }: ClientOptions<Transport | SubscribingTransport>): ScionClient {
  const limits = { ...options, timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS }
  const request = (method: string, params: WireParams = []) => {
    const signature = getSignature(method)
    const wire = { method, params: toWireParams(signature, params) }
    return within(limits, (signal) => {
      requireSendable(wire)
      return transport.request(wire, signal)
    })
  }
  const methods = Object.entries(signatures).map(([method, signature]) => [
    method,
    (...given: unknown[]) => request(method, fromArguments(signature, given)),
  ])
  const subscribing = 'subscribe' in transport ? subscribingOver(transport) : {}
  const withOptions = (more: CallOptions) => createClient({ transport, ...limits, ...more })
  // The document defines the types of parameters and results.
  return { ...Object.fromEntries(methods), request, with: withOptions, ...subscribing } as ScionClient
}

function subscribingOver(transport: SubscribingTransport) {
  return {
    subscribe: (...[params, options]: Parameters<SubscribingTransport['subscribe']>) =>
      transport.subscribe(params, options),
    close: () => transport.close(),
  }
}
