// Generated from openrpc/ by `npm run codegen`. Do not edit.
import type * as S from './schemas.ts'

/** Parameters, result and own errors (beyond `CommonErrorName`) by method. */
export interface Methods {
  /** Ends a running call with an error. */
  admin_cancelCall: {
    params: [id: S.CallIdInput]
    result: boolean
    errors: never
  }
  /** Creates an API key. */
  admin_createKey: {
    params: [grant: S.KeyGrantInput]
    result: S.NewKey
    errors: 'ownerKeysExceeded'
  }
  /** Returns a key by its id. */
  admin_getKey: {
    params: [id: S.KeyIdInput]
    result: S.ApiKey | null
    errors: never
  }
  /** Returns the load of this process in the last seconds, by key and method. */
  admin_getLoad: {
    params: []
    result: S.Load
    errors: never
  }
  /** Returns usage by day, key and method. */
  admin_getUsage: {
    params: [filter?: S.UsageFilterInput]
    result: S.Usage[]
    errors: never
  }
  /** Lists all keys, the oldest first, one page at a time. */
  admin_listKeys: {
    params: [filter?: S.KeyFilterInput]
    result: S.ApiKey[]
    errors: never
  }
  /** Lists owners by name. */
  admin_listOwners: {
    params: []
    result: S.KeyOwner[]
    errors: never
  }
  /** Lists the calls that run or wait, the oldest first. */
  admin_listRunningCalls: {
    params: [filter?: S.RunningCallFilterInput]
    result: S.RunningCall[]
    errors: never
  }
  /** Lists the nodes of upstream networks with their states. */
  admin_listUpstreamNodes: {
    params: []
    result: S.UpstreamNode[]
    errors: never
  }
  /** Revokes a key within a second. */
  admin_revokeKey: {
    params: [id: S.KeyIdInput]
    result: boolean
    errors: never
  }
  /** Replaces the secret of a key. */
  admin_rotateKey: {
    params: [id: S.KeyIdInput, keepSeconds?: S.LimitInput]
    result: S.NewKey
    errors: 'keyNotFound'
  }
  /** Sets the limits that an owner's keys share. */
  admin_setOwner: {
    params: [name: S.NameInput, limits?: S.OwnerLimitsInput]
    result: S.KeyOwner
    errors: never
  }
  /** Changes the rights of a key. */
  admin_updateKey: {
    params: [id: S.KeyIdInput, changes: S.KeyChangesInput]
    result: S.ApiKey
    errors: 'keyNotFound' | 'ownerKeysExceeded'
  }
  /** Returns this OpenRPC document. */
  'rpc.discover': {
    params: []
    result: S.OpenRpcDocument
    errors: never
  }
}

export type MethodName = keyof Methods

/** Names of methods that no node supports; the document explains each of them. */
export type UnsupportedMethodName = never

/** Further names of methods; `methodTraits` has the first name. */
export type AliasName = never

export const methodNames: readonly MethodName[] = [
  'admin_cancelCall',
  'admin_createKey',
  'admin_getKey',
  'admin_getLoad',
  'admin_getUsage',
  'admin_listKeys',
  'admin_listOwners',
  'admin_listRunningCalls',
  'admin_listUpstreamNodes',
  'admin_revokeKey',
  'admin_rotateKey',
  'admin_setOwner',
  'admin_updateKey',
  'rpc.discover',
]
