import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { parseCallRequest } from '../../wire/callRequest.ts'
import { afterYield, isLongCall } from '../../wire/longInput.ts'
import { parseOverrides } from '../../wire/overrides.ts'
import { toQuantity } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

export const eth_estimateGas: Method<'eth_estimateGas'> = ({ calls }, [request, block, state, header], call) => {
  const run = async () => {
    const overrides = parseOverrides(state, header)
    const callOptions = { abortable: call, overrides }
    return toQuantity(await calls.estimate(parseCallRequest(request), parseBlockSelector(block), callOptions))
  }
  return isLongCall(request, state) ? afterYield(call, run) : run()
}
