import { BITCOIN_HEADER_BYTES, decodeBitcoinHeader } from '../../../bitcoin/header.ts'
import { CONSTANTS } from '../../../chainspec/constants.ts'
import { nextDifficulty } from '../../../primitives/difficulty.ts'
import { gasLimitRange, minimumGasPriceRange } from '../../execution/blockLimits.ts'
import { type Breach, type ChildSubject, type HeaderSubject, unlessAtMost, unlessWithin } from './rule.ts'

/** Genesis is a parent like any other: no rule lets block 1 off. */
export function numberAfterParent({ header, parent }: ChildSubject): Breach | undefined {
  const expected = parent.number + 1
  return header.number === expected ? undefined : { expected, found: header.number }
}

/**
 * See protocol/validity#difficulty. The count of uncles raises it, and it is the header's own: the reference has no
 * rule that holds the count against the list of uncles, so neither have we.
 */
export function difficulty({ network, rules, header, parent }: ChildSubject): Breach | undefined {
  const expected = nextDifficulty(network, rules, header, parent)
  return header.difficulty === expected ? undefined : { expected, found: header.difficulty }
}

/** Asked of blocks, not of uncles (protocol/validity#gas-limit). */
export function gasLimitMinimum({ header }: HeaderSubject): Breach | undefined {
  const min = CONSTANTS.minimumGasLimit
  return header.gasLimit >= min ? undefined : { expected: `at least ${min}`, found: header.gasLimit }
}

/** See protocol/validity#gas-limit. */
export function gasLimitStep({ header, parent }: ChildSubject): Breach | undefined {
  const { min, max } = gasLimitRange(parent.gasLimit)
  return unlessWithin(min, header.gasLimit, max)
}

/** See protocol/validity#gas-limit. */
export function gasUsedLimit({ header }: HeaderSubject): Breach | undefined {
  return unlessAtMost(header.gasLimit, header.gasUsed)
}

/** See protocol/validity#gas-price. */
export function minimumGasPriceStep({ header, parent }: ChildSubject): Breach | undefined {
  const { min, max } = minimumGasPriceRange(parent.minimumGasPrice)
  return unlessWithin(min, header.minimumGasPrice, max)
}

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
