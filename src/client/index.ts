export type { Client, NamedParams } from '../../generated/client.ts'
export type { CommonErrorName, ErrorName } from '../../generated/errors.ts'
export { errors } from '../../generated/errors.ts'
export type { MethodName, Methods } from '../../generated/methods.ts'
export type { RpcSchema } from '../../generated/rpcSchema.ts'
export type * as schemas from '../../generated/schemas.ts'
export type { InvalidParamsData, RangeLimitData } from '../../generated/schemas.ts'
export type { BatchOptions } from './batching.ts'
export { scionMainnet, scionRegtest, scionTestnet } from './chains.ts'
export { AddressError, isChecksumAddress, parseChecksumAddress, toChecksumAddress } from './checksum.ts'
export { type ClientOptions, createClient, type ParamsOf, type ResultOf, type ScionClient } from './client.ts'
export type { CallOptions } from './deadline.ts'
export { type Eip1193Provider, type Requester, toEip1193 } from './eip1193.ts'
export { type HttpOptions, http } from './http.ts'
export { type InProcessReply, inProcess, type RpcHandler } from './inProcess.ts'
export type { RetryOptions } from './retry.ts'
export { decodeRevert, type Revert } from './revert.ts'
export {
  type AnyRpcError,
  type ErrorData,
  type ErrorNameOf,
  isRpcError,
  RpcError,
  type RpcErrorOf,
} from './rpcError.ts'
export type { LogSubscription, NewHead, Subscribing } from './subscriptions.ts'
export type { SubscribeOptions, SubscribingTransport, Transport, WireParams, WireRequest } from './transport.ts'
export { TransportError, type TransportErrorKind } from './transportError.ts'
export { type WebSocketOptions, webSocket } from './webSocket.ts'
export type { ReconnectOptions } from './webSocketConnection.ts'
export type { WebSocketConstructor, WebSocketEvent, WebSocketLike } from './webSocketLike.ts'
