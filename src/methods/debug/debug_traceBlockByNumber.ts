import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { parseTracer } from '../../wire/traces/tracer.ts'
import type { Method } from '../method.ts'
import { toBlockAnswer } from '../traceAnswers.ts'

export const debug_traceBlockByNumber: Method<'debug_traceBlockByNumber'> = async (
  { traces, network },
  [block, options],
  call,
) => {
  const tracer = parseTracer(options, network)
  return toBlockAnswer(await traces.block(parseBlockSelector(block), tracer, call), tracer)
}
