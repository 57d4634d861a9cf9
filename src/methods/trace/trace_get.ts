import type { Methods } from '../../../generated/methods.ts'
import type { Bytes } from '../../base/bytes.ts'
import { ReadyJson } from '../../base/readyJson.ts'
import { wholeText } from '../../base/utf8Pieces.ts'
import { InvalidTracePositions } from '../../chain/api/errors.ts'
import type { Abortable } from '../../concurrency/abortable.ts'
import { parseLooseHash } from '../../wire/bytes.ts'
import { parseSmallNumber } from '../../wire/quantity.ts'
import { actionsTracer } from '../../wire/traces/tracer.ts'
import type { Method, MethodContext } from '../method.ts'

/**
 * Returns an action. By default the index counts the actions of the block; with `compat` ethereum indexes are a trace
 * address.
 */
export const trace_get: Method<'trace_get'> = async (context, [hash, positions], call) => {
  const indexes = (Array.isArray(positions) ? positions : [positions]).map(parseSmallNumber)
  const [position] = indexes
  const isAddress = context.network.compat === 'ethereum'
  if (!isAddress && (position === undefined || indexes.length > 1)) throw new InvalidTracePositions(indexes.length)
  const wanted = parseLooseHash(hash)
  if (wanted === undefined) return null
  const text = isAddress
    ? await findByAddress(context, wanted, indexes, call)
    : (await listOfBlock(context, wanted, call))[position ?? 0]
  return new ReadyJson<Methods['trace_get']['result']>(text ?? 'null')
}

/** Returns the actions of the block that holds a transaction; none if the transaction is unknown. */
async function listOfBlock({ reads, traces, network }: MethodContext, hash: Bytes, call: Abortable) {
  const location = (await reads.getReceipt(hash))?.location
  if (location === undefined) return []
  const selector = { kind: 'hash', hash: location.blockHash, requireCanonical: false } as const
  const found = await traces.block(selector, actionsTracer(network), call)
  return found?.flatMap(({ texts }) => texts) ?? []
}

/** Returns the action of a transaction at a trace address; the empty address is the transaction's own call. */
async function findByAddress(
  { traces, network }: MethodContext,
  hash: Bytes,
  address: readonly number[],
  call: Abortable,
): Promise<string | undefined> {
  const trace = await traces.transaction(hash, actionsTracer(network), call)
  return trace?.texts.map(wholeText).find((text) => text.includes(`"traceAddress":[${address.join()}]`))
}
