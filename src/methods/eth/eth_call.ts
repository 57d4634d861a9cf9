import { toHex } from '../../base/hex.ts'
import { mapMaybePromise } from '../../concurrency/maybePromise.ts'
import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { parseCallRequest } from '../../wire/callRequest.ts'
import { afterYield, isLongCall } from '../../wire/longInput.ts'
import { parseOverrides } from '../../wire/overrides.ts'
import type { Method } from '../method.ts'

export const eth_call: Method<'eth_call'> = ({ calls, network }, [request, block, state, header], call) => {
  const run = () => {
    const overrides = parseOverrides(state, header, network)
    const callOptions = { abortable: call, overrides }
    return mapMaybePromise(
      calls.call(parseCallRequest(request, network), parseBlockSelector(block), callOptions),
      toHex,
    )
  }
  return isLongCall(request, state) ? afterYield(call, run) : run()
}
