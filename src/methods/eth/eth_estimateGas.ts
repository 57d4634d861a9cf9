import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { parseCallRequest } from '../../wire/callRequest.ts'
import { afterYield, isLongCall } from '../../wire/longInput.ts'
import { parseOverrides } from '../../wire/overrides.ts'
import { toQuantity } from '../../wire/quantity.ts'
import type { Method } from '../method.ts'

export const eth_estimateGas: Method<'eth_estimateGas'> = (
  { calls, network },
  [request, block, state, header],
  call,
) => {
  const run = async () => {
    const overrides = parseOverrides(state, header, network)
    const callOptions = { abortable: call, overrides }
    // Anvil and Hardhat use the block that the transaction will be part of: its number and timestamp affect the result.
    const selector = parseBlockSelector(block ?? (network.compat === 'ethereum' ? 'pending' : undefined))
    return toQuantity(await calls.estimate(parseCallRequest(request, network), selector, callOptions))
  }
  return isLongCall(request, state) ? afterYield(call, run) : run()
}
