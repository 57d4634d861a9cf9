import type { MethodName, Methods } from '../../generated/admin/methods.ts'
import type { OpenRpcDocument } from '../../generated/admin/schemas.ts'
import type { KeyStore } from '../apiKeys/keyStore.ts'
import type { Clock } from '../base/clock.ts'
import type { ReadyJson } from '../base/readyJson.ts'
import type { Awaitable } from '../concurrency/maybePromise.ts'

/** What the methods of the admin API can reach. */
export interface AdminContext {
  readonly keys: KeyStore
  readonly clock: Clock
  /** Most valid keys of an owner that has no number of its own. */
  readonly keysPerOwner: number
  /** The API's OpenRPC document. */
  readonly document: ReadyJson<OpenRpcDocument>
}

/** The implementation of one method of the admin API: parsed params in, wire value out. */
export type AdminMethod<M extends MethodName> = (
  context: AdminContext,
  params: Methods[M]['params'],
) => Awaitable<Methods[M]['result'] | ReadyJson<Methods[M]['result']>>
