// Generated from openrpc/ by `npm run codegen`. Do not edit.
import type { MethodName } from './methods.ts'

export interface Signature {
  /** Names of the parameters in their order. */
  readonly params: readonly string[]
  /** Number of required parameters, which come first. */
  readonly required: number
  /** Changes nothing, so a client may repeat a request. */
  readonly readsOnly: boolean
}

export const signatures: { readonly [M in MethodName]: Signature } = {
  admin_createKey: { params: ['grant'], required: 1, readsOnly: false },
  admin_getKey: { params: ['id'], required: 1, readsOnly: true },
  admin_getUsage: { params: ['filter'], required: 0, readsOnly: true },
  admin_listKeys: { params: ['filter'], required: 0, readsOnly: true },
  admin_listOwners: { params: [], required: 0, readsOnly: true },
  admin_listUpstreamNodes: { params: [], required: 0, readsOnly: true },
  admin_revokeKey: { params: ['id'], required: 1, readsOnly: false },
  admin_rotateKey: { params: ['id', 'keepSeconds'], required: 1, readsOnly: false },
  admin_setOwner: { params: ['name', 'limits'], required: 1, readsOnly: false },
  admin_updateKey: { params: ['id', 'changes'], required: 2, readsOnly: false },
  'rpc.discover': { params: [], required: 0, readsOnly: true },
}
