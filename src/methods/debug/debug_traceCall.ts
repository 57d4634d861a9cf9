import type { Methods } from '../../../generated/methods.ts'
import { ReadyJson } from '../../base/readyJson.ts'
import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { parseCallRequest } from '../../wire/callRequest.ts'
import { afterYield, isLongCall } from '../../wire/longInput.ts'
import { parseOverrides } from '../../wire/overrides.ts'
import { parseSmallNumber } from '../../wire/quantity.ts'
import { parseTracer } from '../../wire/traces/tracer.ts'
import type { Method } from '../method.ts'

export const debug_traceCall: Method<'debug_traceCall'> = ({ traces, network }, [request, block, options], call) => {
  const run = async () => {
    const overrides = parseOverrides(options?.stateOverrides, options?.blockOverrides, network)
    const selector = parseBlockSelector(block)
    const tracer = parseTracer(options, network)
    const transactionIndex = options?.txIndex === undefined ? undefined : parseSmallNumber(options.txIndex)
    const callOptions = { abortable: call, overrides, transactionIndex }
    const text = await traces.call(parseCallRequest(request, network), selector, tracer, callOptions)
    return new ReadyJson<Methods['debug_traceCall']['result']>(text)
  }
  return isLongCall(request, options?.stateOverrides) ? afterYield(call, run) : run()
}
