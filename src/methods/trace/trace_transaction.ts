import { parseLooseHash } from '../../wire/bytes.ts'
import { toActionsAnswer } from '../../wire/traces/answers.ts'
import { actionsTracer } from '../../wire/traces/tracer.ts'
import type { Method } from '../method.ts'

export const trace_transaction: Method<'trace_transaction'> = async ({ traces, network }, [hash], call) => {
  const wanted = parseLooseHash(hash)
  const trace = wanted && (await traces.transaction(wanted, actionsTracer(network), call))
  return toActionsAnswer(trace && [trace])
}
