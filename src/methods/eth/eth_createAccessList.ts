import { toWireAccessList } from '../../wire/accessList.ts'
import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { parseCallRequest } from '../../wire/callRequest.ts'
import { parseOverrides } from '../../wire/overrides.ts'
import { isLongCall, nextStep } from '../inSteps.ts'
import type { Method } from '../method.ts'

export const eth_createAccessList: Method<'eth_createAccessList'> = (
  { calls },
  [request, block, stateOverrides],
  call,
) =>
  nextStep(isLongCall(request, stateOverrides), call, async () => {
    const overrides = parseOverrides(stateOverrides, undefined)
    const selector = parseBlockSelector(block)
    return toWireAccessList(await calls.accessList(parseCallRequest(request), selector, call, overrides))
  })
