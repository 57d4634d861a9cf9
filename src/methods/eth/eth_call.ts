import { toHex } from '../../base/hex.ts'
import { whenThere } from '../../concurrency/maybePromise.ts'
import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { parseCallRequest } from '../../wire/callRequest.ts'
import { parseOverrides } from '../../wire/overrides.ts'
import { isLongCall, nextStep } from '../inSteps.ts'
import type { Method } from '../method.ts'

export const eth_call: Method<'eth_call'> = ({ calls }, [request, block, state, header], call) =>
  nextStep(isLongCall(request, state), call, () => {
    const overrides = parseOverrides(state, header)
    return whenThere(calls.call(parseCallRequest(request), parseBlockSelector(block), call, overrides), toHex)
  })
