import { parseHash } from '../../wire/bytes.ts'
import { parseTracer } from '../../wire/traces/tracer.ts'
import type { Method } from '../method.ts'
import { toTraceAnswer } from '../traceAnswers.ts'

export const debug_traceTransaction: Method<'debug_traceTransaction'> = async (
  { traces, network },
  [hash, options],
  call,
) => toTraceAnswer(await traces.transaction(parseHash(hash), parseTracer(options, network), call))
