import { parseLooseHash } from '../../wire/bytes.ts'
import { ACTIONS } from '../../wire/traces/tracer.ts'
import type { Method } from '../method.ts'
import { toActionsAnswer } from '../traceAnswers.ts'

export const trace_transaction: Method<'trace_transaction'> = async ({ traces }, [hash], call) => {
  const wanted = parseLooseHash(hash)
  const trace = wanted && (await traces.transaction(wanted, ACTIONS, call))
  return toActionsAnswer(trace && [trace])
}
