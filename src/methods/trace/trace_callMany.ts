import type { Methods } from '../../../generated/methods.ts'
import { ReadyJson } from '../../base/readyJson.ts'
import { parseBlockSelector } from '../../wire/blockSelector.ts'
import { afterYield } from '../../wire/longInput.ts'
import { printList } from '../../wire/traces/answers.ts'
import { parseTracedPair } from '../../wire/traces/tracedCalls.ts'
import type { Method } from '../method.ts'

export const trace_callMany: Method<'trace_callMany'> = async ({ traces, network }, [pairs, block], call) => {
  const calls = await afterYield(call, () => pairs.map((pair, i) => parseTracedPair(pair, i, network)))
  const sequence = { accounts: [], bundles: [{ block: {}, calls }] }
  const [texts = []] = await afterYield(call, () => traces.calls(sequence, parseBlockSelector(block), call))
  return new ReadyJson<Methods['trace_callMany']['result']>(printList(texts))
}
