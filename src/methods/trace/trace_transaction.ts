import { parseHash } from '../../wire/bytes.ts'
import { ACTIONS } from '../../wire/traces/tracer.ts'
import type { Method } from '../method.ts'
import { toActionsAnswer } from '../traceAnswers.ts'

export const trace_transaction: Method<'trace_transaction'> = async ({ traces }, [hash], call) => {
  const trace = await traces.transaction(parseHash(hash), ACTIONS, call)
  return toActionsAnswer(trace && [trace])
}
