import type { Methods } from '../../../generated/methods.ts'
import { ReadyJson } from '../../base/readyJson.ts'
import { parseLooseHash } from '../../wire/bytes.ts'
import { parseSmallNumber } from '../../wire/quantity.ts'
import { actionsTracer } from '../../wire/traces/tracer.ts'
import type { Method } from '../method.ts'

export const trace_get: Method<'trace_get'> = async ({ reads, traces, network }, [hash, positions], call) => {
  const position = typeof positions === 'string' ? positions : positions[0]
  const wanted = parseLooseHash(hash)
  const location = wanted && (await reads.getReceipt(wanted))?.location
  if (location === undefined || position === undefined) return null
  const selector = { kind: 'hash', hash: location.blockHash, requireCanonical: false } as const
  const found = await traces.block(selector, actionsTracer(network), call)
  const text = found?.flatMap(({ texts }) => texts)[parseSmallNumber(position)]
  return new ReadyJson<Methods['trace_get']['result']>(text ?? 'null')
}
