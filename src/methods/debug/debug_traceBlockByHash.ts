import { parseLooseHash } from '../../wire/bytes.ts'
import { toBlockAnswer } from '../../wire/traces/answers.ts'
import { parseTracer } from '../../wire/traces/tracer.ts'
import type { Method } from '../method.ts'

export const debug_traceBlockByHash: Method<'debug_traceBlockByHash'> = async (
  { traces, network },
  [hash, options],
  call,
) => {
  const tracer = parseTracer(options, network)
  const wanted = parseLooseHash(hash)
  if (wanted === undefined) return null
  const selector = { kind: 'hash', hash: wanted, requireCanonical: false } as const
  return toBlockAnswer(await traces.block(selector, tracer, call), tracer)
}
