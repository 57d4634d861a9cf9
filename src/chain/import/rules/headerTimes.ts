import { BITCOIN_HEADER_BYTES, decodeBitcoinHeader } from '../../../bitcoin/header.ts'
import { type Breach, unlessAtMost } from './rule.ts'
import type { ChildSubject, HeaderSubject } from './subjects.ts'

// All of this is off on networks without limits: on regtest a block may come before its parent, or from the far future.

/** The reference asks this of blocks when they arrive, and of uncles; so every block that any node has kept it. */
export function timestampAfterParent({ network, header, parent }: ChildSubject): Breach | undefined {
  if (network.timestampLimits === undefined || header.timestamp > parent.timestamp) return undefined
  return { expected: `more than ${parent.timestamp}`, found: header.timestamp }
}

/** By our own clock: what is refused now may be good later. */
export function timestampInFuture({ network, header, nowSeconds }: HeaderSubject): Breach | undefined {
  if (network.timestampLimits === undefined) return undefined
  return unlessAtMost(nowSeconds + network.timestampLimits.futureSeconds, header.timestamp)
}

/** RSKIP-179, RSKIP-297: the Bitcoin block is about as old as ours. */
export function bitcoinTimestamp({ network, rules, header }: HeaderSubject): Breach | undefined {
  const { timestampLimits } = network
  const encoded = header.bitcoinMergedMiningHeader
  if (timestampLimits === undefined || !rules.has('rskip179') || encoded.length !== BITCOIN_HEADER_BYTES)
    return undefined
  const { bitcoinDistanceSeconds, bitcoinDistanceSecondsFromRskip297 } = timestampLimits
  const limit = rules.has('rskip297') ? bitcoinDistanceSecondsFromRskip297 : bitcoinDistanceSeconds
  const distance = Math.abs(decodeBitcoinHeader(encoded).timestamp - header.timestamp)
  return distance < limit ? undefined : { expected: `less than ${limit} seconds`, found: `${distance} seconds` }
}
