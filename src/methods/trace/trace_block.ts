import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { actionsTracer } from '../../wire/traces/tracer.ts'
import type { Method } from '../method.ts'
import { toActionsAnswer } from '../traceAnswers.ts'

export const trace_block: Method<'trace_block'> = async ({ traces, network }, [block], call) =>
  toActionsAnswer(await traces.block(parseBlockSelector(block), actionsTracer(network), call))
