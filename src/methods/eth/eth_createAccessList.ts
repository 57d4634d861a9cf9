import type { AccessListResult } from '../../../generated/schemas.ts'
import { toHex } from '../../base/hex.ts'
import { type NameRevert, withRevertName } from '../../chain/api/revertName.ts'
import type { AccessList } from '../../chain/api/simulation.ts'
import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { parseCallRequest } from '../../wire/callRequest.ts'
import { afterYield, isLongCall } from '../../wire/longInput.ts'
import { parseOverrides } from '../../wire/overrides.ts'
import { toQuantity } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

export const eth_createAccessList: Method<'eth_createAccessList'> = (
  { calls, network, nameRevert },
  [request, block, stateOverrides],
  call,
) => {
  const run = async () => {
    const overrides = parseOverrides(stateOverrides, undefined, network)
    const selector = parseBlockSelector(block)
    const parsed = parseCallRequest(request, network)
    const found = await calls.accessList(parsed, selector, { abortable: call, overrides })
    return toWireAccessList(found, nameRevert)
  }
  return isLongCall(request, stateOverrides) ? afterYield(call, run) : run()
}

/** Returns an access list in geth's form. */
function toWireAccessList(
  { accounts, gasUsed, failure, payload }: AccessList,
  nameRevert: NameRevert | undefined,
): AccessListResult {
  const error = failure && payload ? withRevertName(failure, payload, nameRevert) : failure
  return {
    accessList: accounts.map(({ address, slots }) => ({ address: toHex(address), storageKeys: slots.map(toHex) })),
    ...(error === undefined ? {} : { error }),
    gasUsed: toQuantity(gasUsed),
  }
}
