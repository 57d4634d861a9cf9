import type { AccessListResult } from '../../../generated/schemas.ts'
import { toHex } from '../../base/hex.ts'
import type { AccessList } from '../../chain/api/simulation.ts'
import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { parseCallRequest } from '../../wire/callRequest.ts'
import { afterYield, isLongCall } from '../../wire/longInput.ts'
import { parseOverrides } from '../../wire/overrides.ts'
import { toQuantity } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

export const eth_createAccessList: Method<'eth_createAccessList'> = (
  { calls, network },
  [request, block, stateOverrides],
  call,
) => {
  const run = async () => {
    const overrides = parseOverrides(stateOverrides, undefined, network)
    const selector = parseBlockSelector(block)
    const parsed = parseCallRequest(request, network)
    return toWireAccessList(await calls.accessList(parsed, selector, { abortable: call, overrides }))
  }
  return isLongCall(request, stateOverrides) ? afterYield(call, run) : run()
}

/** Returns an access list in geth's form. */
function toWireAccessList({ accounts, gasUsed, failure }: AccessList): AccessListResult {
  return {
    accessList: accounts.map(({ address, slots }) => ({ address: toHex(address), storageKeys: slots.map(toHex) })),
    ...(failure === undefined ? {} : { error: failure }),
    gasUsed: toQuantity(gasUsed),
  }
}
