import type { MethodName } from '../../generated/admin/methods.ts'
import { admin_createKey } from './admin_createKey.ts'
import { admin_getKey } from './admin_getKey.ts'
import { admin_getUsage } from './admin_getUsage.ts'
import { admin_listKeys } from './admin_listKeys.ts'
import { admin_listOwners } from './admin_listOwners.ts'
import { admin_revokeKey } from './admin_revokeKey.ts'
import { admin_rotateKey } from './admin_rotateKey.ts'
import { admin_setOwner } from './admin_setOwner.ts'
import { admin_updateKey } from './admin_updateKey.ts'
import type { AdminMethod } from './method.ts'
import { rpc_discover } from './rpc.discover.ts'

/** The implementation of each method of the admin API, no more and no less. */
export const adminMethods: { readonly [M in MethodName]: AdminMethod<M> } = {
  admin_createKey,
  admin_getKey,
  admin_getUsage,
  admin_listKeys,
  admin_listOwners,
  admin_revokeKey,
  admin_rotateKey,
  admin_setOwner,
  admin_updateKey,
  'rpc.discover': rpc_discover,
}
