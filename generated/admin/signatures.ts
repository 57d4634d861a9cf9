// Generated from openrpc/ by `npm run codegen`. Do not edit.
import type { MethodName } from './methods.ts'

export interface Signature {
  /** Names of the parameters in their order. */
  readonly params: readonly string[]
  /** Number of required parameters, which come first. */
  readonly required: number
  /** A request may change something, so a client must not repeat it. */
  readonly changesState?: true
}

export const signatures: { readonly [M in MethodName]: Signature } = {
  admin_cancelCall: { params: ['id'], required: 1 },
  admin_createKey: { params: ['grant'], required: 1, changesState: true },
  admin_getKey: { params: ['id'], required: 1 },
  admin_getLoad: { params: [], required: 0 },
  admin_getUsage: { params: ['filter'], required: 0 },
  admin_listKeys: { params: ['filter'], required: 0 },
  admin_listOwners: { params: [], required: 0 },
  admin_listRunningCalls: { params: ['filter'], required: 0 },
  admin_listUpstreamNodes: { params: [], required: 0 },
  admin_revokeKey: { params: ['id'], required: 1, changesState: true },
  admin_rotateKey: { params: ['id', 'keepSeconds'], required: 1, changesState: true },
  admin_setOwner: { params: ['name', 'limits'], required: 1, changesState: true },
  admin_updateKey: { params: ['id', 'changes'], required: 2, changesState: true },
  'rpc.discover': { params: [], required: 0 },
}
