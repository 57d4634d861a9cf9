import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { toBlockAnswer } from '../../wire/traces/answers.ts'
import { parseTracer } from '../../wire/traces/tracer.ts'
import type { Method } from '../method.ts'

export const debug_traceBlockByNumber: Method<'debug_traceBlockByNumber'> = async (
  { traces, network },
  [block, options],
  call,
) => {
  const tracer = parseTracer(options, network)
  return toBlockAnswer(await traces.block(parseBlockSelector(block), tracer, call), tracer)
}
