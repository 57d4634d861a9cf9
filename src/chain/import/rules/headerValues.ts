import { BITCOIN_HEADER_BYTES, decodeBitcoinHeader } from '../../../bitcoin/header.ts'
import { CONSTANTS } from '../../../chainspec/constants.ts'
import { nextDifficulty } from '../../../primitives/difficulty.ts'
import { gasLimitRange, minimumGasPriceRange } from '../../execution/blockLimits.ts'
import { type Breach, type ChildSubject, type HeaderSubject, unlessAtMost, unlessWithin } from './rule.ts'

/** The number is the parent's plus 1, also after genesis. */
export function numberAfterParent({ header, parent }: ChildSubject): Breach | undefined {
  const expected = parent.number + 1
  return header.number === expected ? undefined : { expected, found: header.number }
}

/**
 * The difficulty is the one that follows from the parent (protocol/validity#difficulty). It depends on the header's count
 * of uncles, which the reference node does not compare with the list of uncles.
 */
export function difficulty({ network, rules, header, parent }: ChildSubject): Breach | undefined {
  const expected = nextDifficulty(network, rules, header, parent)
  return header.difficulty === expected ? undefined : { expected, found: header.difficulty }
}

/** The gas limit is at least the minimum; not checked for uncles (protocol/validity#gas-limit). */
export function gasLimitMinimum({ header }: HeaderSubject): Breach | undefined {
  const min = CONSTANTS.minimumGasLimit
  return header.gasLimit >= min ? undefined : { expected: `at least ${min}`, found: header.gasLimit }
}

/** The gas limit is near the parent's (protocol/validity#gas-limit). */
export function gasLimitStep({ header, parent }: ChildSubject): Breach | undefined {
  const { min, max } = gasLimitRange(parent.gasLimit)
  return unlessWithin(min, header.gasLimit, max)
}

/** The gas used is at most the gas limit (protocol/validity#gas-limit). */
export function gasUsedLimit({ header }: HeaderSubject): Breach | undefined {
  return unlessAtMost(header.gasLimit, header.gasUsed)
}

/** The minimum gas price is near the parent's (protocol/validity#gas-price). */
export function minimumGasPriceStep({ header, parent }: ChildSubject): Breach | undefined {
  const { min, max } = minimumGasPriceRange(parent.minimumGasPrice)
  return unlessWithin(min, header.minimumGasPrice, max)
}

// Networks without timestamp limits have none of the following rules: regtest accepts any timestamp.

/** The timestamp is after the parent's. */
export function timestampAfterParent({ network, header, parent }: ChildSubject): Breach | undefined {
  if (network.timestampLimits === undefined || header.timestamp > parent.timestamp) return undefined
  return { expected: `more than ${parent.timestamp}`, found: header.timestamp }
}

/** The timestamp is at most some seconds ahead of the system's clock; a refused block may be valid later. */
export function timestampInFuture({ network, header, nowSeconds }: HeaderSubject): Breach | undefined {
  if (network.timestampLimits === undefined) return undefined
  return unlessAtMost(nowSeconds + network.timestampLimits.futureSeconds, header.timestamp)
}

/** The Bitcoin block's timestamp is near the block's (RSKIP-179, RSKIP-297). */
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
