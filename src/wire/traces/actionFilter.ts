import type * as Schema from '../../../generated/schemas.ts'
import type { ActionFilter, BlockSelector } from '../../chain/api/engine.ts'
import { parseBlockSelector } from '../blockSelector.ts'
import { parseAddress } from '../bytes.ts'

const MOST_TRACES = 10_000

/** What `trace_filter` looks for (protocol/rpc#traces). */
export function parseActionFilter(filter: Schema.TraceFilter): ActionFilter {
  return {
    from: filter.fromBlock === undefined ? EARLIEST : parseBlockSelector(filter.fromBlock),
    to: parseBlockSelector(filter.toBlock),
    senders: parseAddresses(filter.fromAddress),
    receivers: parseAddresses(filter.toAddress),
    after: filter.after ?? 0,
    count: filter.count ?? MOST_TRACES,
  }
}

const EARLIEST: BlockSelector = { kind: 'earliest' }

function parseAddresses(addresses: Schema.AddressFilter | undefined) {
  if (addresses === undefined) return []
  return (typeof addresses === 'string' ? [addresses] : addresses).map(parseAddress)
}
