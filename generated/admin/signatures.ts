// Generated from openrpc/ by `npm run codegen`. Do not edit.
import type { MethodName } from './methods.ts'

export interface Signature {
  /** Names of the parameters in their order. */
  readonly params: readonly string[]
  /** Number of required parameters, which come first; undefined if all are. */
  readonly required?: number
  /** A request may change something, so a client must not repeat it. */
  readonly changesState?: true
}

export const signatures: { readonly [M in MethodName]: Signature } = {
  admin_cancelCall: { params: ['id'] },
  admin_createKey: { params: ['grant'], changesState: true },
  admin_getKey: { params: ['id'] },
  admin_getLoad: { params: [] },
  admin_getUsage: { params: ['filter'], required: 0 },
  admin_listKeys: { params: ['filter'], required: 0 },
  admin_listOwners: { params: [] },
  admin_listRunningCalls: { params: ['filter'], required: 0 },
  admin_listUpstreamNodes: { params: [] },
  admin_revokeKey: { params: ['id'], changesState: true },
  admin_rotateKey: { params: ['id', 'keepSeconds'], required: 1, changesState: true },
  admin_setOwner: { params: ['name', 'limits'], required: 1, changesState: true },
  admin_updateKey: { params: ['id', 'changes'], changesState: true },
  'rpc.discover': { params: [] },
}
