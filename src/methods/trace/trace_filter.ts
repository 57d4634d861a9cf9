import type { Methods } from '../../../generated/methods.ts'
import { type Piece, ReadyJson } from '../../base/readyJson.ts'
import { parseActionFilter } from '../../wire/traces/actionFilter.ts'
import type { Method } from '../method.ts'

export const trace_filter: Method<'trace_filter'> = async ({ traces, network }, [filter], call) => {
  const actions = await traces.actions(parseActionFilter(filter, network), call)
  return new ReadyJson<Methods['trace_filter']['result']>(printAll(actions), { isLimited: true })
}

async function* printAll(actions: AsyncIterable<string>): AsyncGenerator<Piece> {
  let opening = '['
  for await (const action of actions) {
    yield opening + action
    opening = ','
  }
  yield opening === '[' ? '[]' : ']'
}
