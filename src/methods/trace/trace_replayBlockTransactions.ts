import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { toReplaysAnswer } from '../../wire/traces/answers.ts'
import { parityTracer } from '../../wire/traces/tracer.ts'
import type { Method } from '../method.ts'

export const trace_replayBlockTransactions: Method<'trace_replayBlockTransactions'> = async (
  { traces },
  [block, types],
  call,
) => toReplaysAnswer(await traces.block(parseBlockSelector(block), parityTracer(types), call))
