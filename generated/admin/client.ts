// Generated from openrpc/ by `npm run codegen`. Do not edit.
import type * as S from './schemas.ts'

/** The parameters of each method by name. */
export interface NamedParams {
  admin_cancelCall: { id: S.CallIdInput }
  admin_createKey: { grant: S.KeyGrantInput }
  admin_getKey: { id: S.KeyIdInput }
  admin_getLoad: Record<string, never>
  admin_getUsage: { filter?: S.UsageFilterInput | undefined }
  admin_listKeys: { filter?: S.KeyFilterInput | undefined }
  admin_listOwners: Record<string, never>
  admin_listRunningCalls: { filter?: S.RunningCallFilterInput | undefined }
  admin_listUpstreamNodes: Record<string, never>
  admin_revokeKey: { id: S.KeyIdInput }
  admin_rotateKey: { id: S.KeyIdInput; keepSeconds?: S.LimitInput | undefined }
  admin_setOwner: { name: S.NameInput; limits?: S.OwnerLimitsInput | undefined }
  admin_updateKey: { id: S.KeyIdInput; changes: S.KeyChangesInput }
  'rpc.discover': Record<string, never>
}

/**
 * Every method of the document, under its name on the wire.
 *
 * All of them can also fail with `internalError` (-32603), `invalidParams` (-32602), `invalidRequest` (-32600), `methodNotFound` (-32601), `parseError` (-32700).
 */
export interface Client {
  /**
   * Ends a running call with an error.
   *
   * @param id Id of the call, from `admin_listRunningCalls`.
   * @example
   * ```ts
   * const isCancelled = await client.admin_cancelCall('5f0c1d2e-17')
   * console.log(isCancelled) // false
   * ```
   */
  admin_cancelCall(id: S.CallIdInput): Promise<boolean>
  /** With its parameters by name. */
  admin_cancelCall(params: NamedParams['admin_cancelCall']): Promise<boolean>

  /**
   * Creates an API key.
   *
   * Errors: `ownerKeysExceeded` (-32005).
   *
   * @param grant Rights of the key. A restriction that is left out does not apply.
   * @example
   * ```ts
   * const newKey = await client.admin_createKey({ name: 'shop', owner: 'ana', network: 'testnet', requestsPerSecond: 20, origins: ['https://shop.example'], expiresAt: '2099-01-31T00:00:00Z' })
   * console.log(newKey) // { id: '3f9a1c07', key: '3f9a1c07_8d1f0c5b7a2e4963b0d4e1f2a3c4d5e6f708192a' }
   * ```
   */
  admin_createKey(grant: S.KeyGrantInput): Promise<S.NewKey>
  /** With its parameters by name. */
  admin_createKey(params: NamedParams['admin_createKey']): Promise<S.NewKey>

  /**
   * Returns a key by its id.
   *
   * @param id Id of the key.
   * @example
   * ```ts
   * const key = await client.admin_getKey('00000000')
   * console.log(key) // null
   * ```
   */
  admin_getKey(id: S.KeyIdInput): Promise<S.ApiKey | null>
  /** With its parameters by name. */
  admin_getKey(params: NamedParams['admin_getKey']): Promise<S.ApiKey | null>

  /**
   * Returns the load of this process in the last seconds, by key and method.
   *
   * @example
   * ```ts
   * const load = await client.admin_getLoad()
   * console.log(load) // { seconds: 14.2, calls: 5210, processorSeconds: 11.9, eventLoopDelayMs: { p99: 3.1, max: 8.8 }, runningCalls: 2, waitingCalls: 0, costs: [{ keyId: '3f…
   * ```
   */
  admin_getLoad(): Promise<S.Load>

  /**
   * Returns usage by day, key and method.
   *
   * @param filter Days, and the key or owner. Default: today, all keys.
   * @example
   * ```ts
   * const usage = await client.admin_getUsage({ from: '2026-11-01', to: '2026-11-30', owner: 'nobody' })
   * console.log(usage) // []
   * ```
   */
  admin_getUsage(filter?: S.UsageFilterInput): Promise<S.Usage[]>
  /** With its parameters by name. */
  admin_getUsage(params: NamedParams['admin_getUsage']): Promise<S.Usage[]>

  /**
   * Lists all keys, the oldest first, one page at a time.
   *
   * @param filter Owner and page. Default: the keys of all owners.
   * @example
   * ```ts
   * const keys = await client.admin_listKeys({ owner: 'nobody' })
   * console.log(keys) // []
   * ```
   */
  admin_listKeys(filter?: S.KeyFilterInput): Promise<S.ApiKey[]>
  /** With its parameters by name. */
  admin_listKeys(params: NamedParams['admin_listKeys']): Promise<S.ApiKey[]>

  /**
   * Lists owners by name.
   *
   * @example
   * ```ts
   * const owners = await client.admin_listOwners()
   * console.log(owners) // [{ name: 'ana' }, { name: 'bob', requestsPerDay: 1000000, maxKeys: 20 }]
   * ```
   */
  admin_listOwners(): Promise<S.KeyOwner[]>

  /**
   * Lists the calls that run or wait, the oldest first.
   *
   * @param filter Key and number of calls. Default: 100 calls of all keys.
   * @example
   * ```ts
   * const calls = await client.admin_listRunningCalls({ id: '3f9a1c07' })
   * console.log(calls) // [{ id: '5f0c1d2e-17', keyId: '3f9a1c07', network: 'testnet', method: 'eth_call', state: 'running', ageMs: 1843.2, processorMs: 1790.1, paramsLength: 1…
   * ```
   */
  admin_listRunningCalls(filter?: S.RunningCallFilterInput): Promise<S.RunningCall[]>
  /** With its parameters by name. */
  admin_listRunningCalls(params: NamedParams['admin_listRunningCalls']): Promise<S.RunningCall[]>

  /**
   * Lists the nodes of upstream networks with their states.
   *
   * @example
   * ```ts
   * const nodes = await client.admin_listUpstreamNodes()
   * console.log(nodes) // [{ network: 'testnet', node: 'https://node1.example', state: 'serving', height: 6912345, behindBlocks: 0, errorRate: 0, latencyMs: 41.5 }, { network: …
   * ```
   */
  admin_listUpstreamNodes(): Promise<S.UpstreamNode[]>

  /**
   * Revokes a key within a second.
   *
   * @param id Id of the key.
   * @example
   * ```ts
   * const isRevoked = await client.admin_revokeKey('00000000')
   * console.log(isRevoked) // false
   * ```
   */
  admin_revokeKey(id: S.KeyIdInput): Promise<boolean>
  /** With its parameters by name. */
  admin_revokeKey(params: NamedParams['admin_revokeKey']): Promise<boolean>

  /**
   * Replaces the secret of a key.
   *
   * Errors: `keyNotFound` (-32004).
   *
   * @param id Id of the key.
   * @param keepSeconds Seconds for which the previous key stays valid. Default: one day.
   * @example
   * ```ts
   * const newKey = await client.admin_rotateKey('3f9a1c07', 3600)
   * console.log(newKey) // { id: '3f9a1c07', key: '3f9a1c07_8d1f0c5b7a2e4963b0d4e1f2a3c4d5e6f708192a' }
   * ```
   */
  admin_rotateKey(id: S.KeyIdInput, keepSeconds?: S.LimitInput): Promise<S.NewKey>
  /** With its parameters by name. */
  admin_rotateKey(params: NamedParams['admin_rotateKey']): Promise<S.NewKey>

  /**
   * Sets the limits that an owner's keys share.
   *
   * @param name Name of the owner.
   * @param limits Limits of the owner. Default: the node's limits.
   * @example
   * ```ts
   * const owner = await client.admin_setOwner('bob', { requestsPerDay: 1000000, maxKeys: 20 })
   * console.log(owner) // { name: 'bob', requestsPerDay: 1000000, maxKeys: 20 }
   * ```
   */
  admin_setOwner(name: S.NameInput, limits?: S.OwnerLimitsInput): Promise<S.KeyOwner>
  /** With its parameters by name. */
  admin_setOwner(params: NamedParams['admin_setOwner']): Promise<S.KeyOwner>

  /**
   * Changes the rights of a key.
   *
   * Errors: `keyNotFound` (-32004), `ownerKeysExceeded` (-32005).
   *
   * @param id Id of the key.
   * @param changes Values to change. Values that are left out stay as they are.
   * @example
   * ```ts
   * const key = await client.admin_updateKey('3f9a1c07', { requestsPerDay: 100000, expiresAt: null })
   * console.log(key) // { id: '3f9a1c07', name: 'shop', owner: 'ana', network: 'testnet', requestsPerSecond: 20, requestsPerDay: 100000, origins: ['https://shop.example'], cr…
   * ```
   */
  admin_updateKey(id: S.KeyIdInput, changes: S.KeyChangesInput): Promise<S.ApiKey>
  /** With its parameters by name. */
  admin_updateKey(params: NamedParams['admin_updateKey']): Promise<S.ApiKey>

  /**
   * Returns this OpenRPC document.
   *
   * @example
   * ```ts
   * const document = await client['rpc.discover']()
   * console.log(document) // { openrpc: '1.2.6', info: { title: 'Scion', version: '0.1.0' }, methods: [] }
   * ```
   */
  'rpc.discover'(): Promise<S.OpenRpcDocument>
}
