import type { Methods } from '../../../generated/methods.ts'
import { ReadyJson } from '../../base/readyJson.ts'
import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { parseCallRequest } from '../../wire/callRequest.ts'
import { afterYield, isLongCall } from '../../wire/longInput.ts'
import { parseOverrides } from '../../wire/overrides.ts'
import { parityTracer } from '../../wire/traces/tracer.ts'
import type { Method } from '../method.ts'

export const trace_call: Method<'trace_call'> = ({ traces, network }, [request, types, block, state, header], call) => {
  const run = async () => {
    const options = { abortable: call, overrides: parseOverrides(state, header, network) }
    const selector = parseBlockSelector(block)
    const text = await traces.call(parseCallRequest(request, network), selector, parityTracer(types), options)
    return new ReadyJson<Methods['trace_call']['result']>(text)
  }
  return isLongCall(request, state) ? afterYield(call, run) : run()
}
