import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { toActionsAnswer } from '../../wire/traces/answers.ts'
import { actionsTracer } from '../../wire/traces/tracer.ts'
import type { Method } from '../method.ts'

export const trace_block: Method<'trace_block'> = async ({ traces, network }, [block], call) =>
  toActionsAnswer(await traces.block(parseBlockSelector(block), actionsTracer(network), call))
