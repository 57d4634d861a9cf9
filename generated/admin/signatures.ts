// Generated from openrpc/ by `npm run codegen`. Do not edit.
import type { MethodName } from './methods.ts'

export interface Signature {
  /** Names of the parameters in their order. */
  readonly params: readonly string[]
  /** How many of them must be there; these come first. */
  readonly required: number
  /** Changes nothing, so that a request may be sent once more. */
  readonly readsOnly: boolean
  /** Only for the owner of the machine: it signs with kept keys, or changes the node itself. */
  readonly ownerOnly?: 'wallet' | 'control'
  /** The text with which every node refuses it. */
  readonly unsupported?: string
  /** The method that this is another name of. */
  readonly aliasOf?: MethodName
}

export const signatures: { readonly [M in MethodName]: Signature } = {
  admin_createKey: { params: ['grant'], required: 1, readsOnly: false },
  admin_getKey: { params: ['id'], required: 1, readsOnly: true },
  admin_getUsage: { params: ['filter'], required: 0, readsOnly: true },
  admin_listKeys: { params: ['filter'], required: 0, readsOnly: true },
  admin_listOwners: { params: [], required: 0, readsOnly: true },
  admin_revokeKey: { params: ['id'], required: 1, readsOnly: false },
  admin_rotateKey: { params: ['id', 'keepSeconds'], required: 1, readsOnly: false },
  admin_setOwner: { params: ['name', 'limits'], required: 1, readsOnly: false },
  admin_updateKey: { params: ['id', 'changes'], required: 2, readsOnly: false },
  'rpc.discover': { params: [], required: 0, readsOnly: true },
}
