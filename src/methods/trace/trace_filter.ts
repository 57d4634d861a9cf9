import type { Methods } from '../../../generated/methods.ts'
import { type Piece, ReadyJson } from '../../base/readyJson.ts'
import { parseActionFilter } from '../../wire/traces/actionFilter.ts'
import type { Method } from '../method.ts'

export const trace_filter: Method<'trace_filter'> = async ({ traces, network }, [filter], call) => {
  const actions = await traces.actions(parseActionFilter(filter, network), call)
  return new ReadyJson<Methods['trace_filter']['result']>(await printAll(actions))
}

/** Waits for all actions, whose length the chain limits, so that the timeout of the call covers the search. */
async function printAll(actions: AsyncIterable<string>): Promise<readonly Piece[]> {
  const pieces: Piece[] = []
  for await (const action of actions) pieces.push((pieces.length === 0 ? '[' : ',') + action)
  return pieces.length === 0 ? ['[]'] : [...pieces, ']']
}
