import { parseLooseHash } from '../../wire/bytes.ts'
import { toTraceAnswer } from '../../wire/traces/answers.ts'
import { parseTracer } from '../../wire/traces/tracer.ts'
import type { Method } from '../method.ts'

export const debug_traceTransaction: Method<'debug_traceTransaction'> = async (
  { traces, network },
  [hash, options],
  call,
) => {
  const tracer = parseTracer(options, network)
  const wanted = parseLooseHash(hash)
  return toTraceAnswer(wanted && (await traces.transaction(wanted, tracer, call)))
}
