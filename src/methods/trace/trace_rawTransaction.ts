import type { Methods } from '../../../generated/methods.ts'
import { ReadyJson } from '../../base/readyJson.ts'
import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { parseData } from '../../wire/bytes.ts'
import { parityTracer } from '../../wire/traces/tracer.ts'
import { requireShortTransaction } from '../../wire/transactionLength.ts'
import type { Method } from '../method.ts'

export const trace_rawTransaction: Method<'trace_rawTransaction'> = async (context, [data, types, block], call) => {
  requireShortTransaction(context, data)
  const text = await context.traces.signed(parseData(data), parseBlockSelector(block), parityTracer(types), call)
  return new ReadyJson<Methods['trace_rawTransaction']['result']>(text)
}
