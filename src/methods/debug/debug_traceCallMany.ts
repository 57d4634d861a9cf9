import type { Methods } from '../../../generated/methods.ts'
import { ReadyJson } from '../../base/readyJson.ts'
import { afterYield } from '../../wire/longInput.ts'
import { parseBundles, parseStateContext, printBundles } from '../../wire/traces/tracedCalls.ts'
import { parseTracer } from '../../wire/traces/tracer.ts'
import type { Method } from '../method.ts'

export const debug_traceCallMany: Method<'debug_traceCallMany'> = async (
  { traces, network },
  [bundles, context, options],
  call,
) => {
  const tracer = parseTracer(options, network)
  const { selector, transactionIndex } = parseStateContext(context)
  const parsed = await afterYield(call, () => parseBundles(bundles, options?.stateOverrides, tracer, network))
  const texts = await afterYield(call, () => traces.calls({ ...parsed, transactionIndex }, selector, call))
  return new ReadyJson<Methods['debug_traceCallMany']['result']>(printBundles(texts))
}
