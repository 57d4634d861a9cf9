import { parseLooseHash } from '../../wire/bytes.ts'
import { toTraceAnswer } from '../../wire/traces/answers.ts'
import { parityTracer } from '../../wire/traces/tracer.ts'
import type { Method } from '../method.ts'

export const trace_replayTransaction: Method<'trace_replayTransaction'> = async ({ traces }, [hash, types], call) => {
  const wanted = parseLooseHash(hash)
  return toTraceAnswer(wanted && (await traces.transaction(wanted, parityTracer(types), call)))
}
