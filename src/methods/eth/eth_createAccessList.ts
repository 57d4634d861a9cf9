import { toWireAccessList } from '../../wire/accessList.ts'
import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { parseCallRequest } from '../../wire/callRequest.ts'
import { parseOverrides } from '../../wire/overrides.ts'
import type { Method } from '../method.ts'

export const eth_createAccessList: Method<'eth_createAccessList'> = async (
  { calls },
  [request, block, stateOverrides],
  call,
) => {
  const overrides = parseOverrides(stateOverrides, undefined)
  const selector = parseBlockSelector(block)
  return toWireAccessList(await calls.accessList(parseCallRequest(request), selector, call, overrides))
}
