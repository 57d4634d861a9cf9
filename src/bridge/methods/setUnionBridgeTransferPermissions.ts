import { change, since } from '../method.ts'
import { requireAuthority } from '../union/callers.ts'
import { updatePermissions } from '../union/permissions.ts'
import { isPermitted } from '../union/unionCells.ts'
import { unionCode } from '../union/unionCode.ts'

/** Sets whether the union contract may ask for money and whether it may give it back (RSKIP-502). */
export const setUnionBridgeTransferPermissions = change(
  'setUnionBridgeTransferPermissions',
  ['bool', 'bool'],
  'int256',
  8000n,
  since('rskip502'),
  async (call, request, release) => {
    requireAuthority(call, 'permissions')
    const isAsBefore =
      (await isPermitted(call, 'request')) === request && (await isPermitted(call, 'release')) === release
    if (!isAsBefore) updatePermissions(call, call.caller, request, release)
    return unionCode.done
  },
)
