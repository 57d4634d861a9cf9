import type * as Schema from '../../../generated/schemas.ts'
import type { ActionFilter, BlockSelector } from '../../chain/api/engine.ts'
import type { Network } from '../../chainspec/network.ts'
import { parseBlockSelector } from '../blockSelector.ts'
import { parseAddress } from '../bytes.ts'
import { isAbsent, parseSmallNumber } from '../quantity.ts'

/** Max actions of a response, which is also the default. */
const MAX_TRACES = 10_000

/** Parses the filter of `trace_filter` (protocol/rpc#traces); null members are absent. */
export function parseActionFilter(filter: Schema.TraceFilter, { compat }: Pick<Network, 'compat'>): ActionFilter {
  const { fromBlock, toBlock, after, count } = filter
  return {
    from: isAbsent(fromBlock) ? EARLIEST : parseBlockSelector(fromBlock),
    to: parseBlockSelector(toBlock),
    senders: parseAddresses(filter.fromAddress),
    receivers: parseAddresses(filter.toAddress),
    matches: compat === 'rootstock' ? 'transactions' : filter.mode === 'intersection' ? 'actions' : 'anyOfActions',
    after: parseCount(after) ?? 0,
    count: parseCount(count) ?? MAX_TRACES,
  }
}

const EARLIEST: BlockSelector = { kind: 'earliest' }

/** Parses a count. Only numbers can be negative, and the document bounds all forms. */
function parseCount(count: Schema.TraceFilter['count']): number | undefined {
  if (isAbsent(count)) return undefined
  return typeof count === 'number' ? count : parseSmallNumber(count)
}

function parseAddresses(addresses: Schema.AddressFilter | undefined) {
  if (addresses === undefined) return []
  return (typeof addresses === 'string' ? [addresses] : addresses).map(parseAddress)
}
