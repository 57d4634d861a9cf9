import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { ACTIONS } from '../../wire/traces/tracer.ts'
import type { Method } from '../method.ts'
import { toActionsAnswer } from '../traceAnswers.ts'

export const trace_block: Method<'trace_block'> = async ({ traces }, [block], call) =>
  toActionsAnswer(await traces.block(parseBlockSelector(block), ACTIONS, call))
