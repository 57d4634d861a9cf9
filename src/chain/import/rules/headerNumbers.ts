import { CONSTANTS } from '../../../chainspec/constants.ts'
import { nextDifficulty } from '../../../primitives/difficulty.ts'
import { gasLimitRange } from '../../execution/gasLimit.ts'
import { minimumGasPriceRange } from '../../execution/minimumGasPrice.ts'
import { type Breach, unlessAtMost, unlessWithin } from './rule.ts'
import type { ChildSubject, HeaderSubject } from './subjects.ts'

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
  const least = CONSTANTS.minimumGasLimit
  return header.gasLimit >= least ? undefined : { expected: `at least ${least}`, found: header.gasLimit }
}

/** See protocol/validity#gas-limit. */
export function gasLimitStep({ header, parent }: ChildSubject): Breach | undefined {
  const { least, most } = gasLimitRange(parent.gasLimit)
  return unlessWithin(least, header.gasLimit, most)
}

/** See protocol/validity#gas-limit. */
export function gasUsedLimit({ header }: HeaderSubject): Breach | undefined {
  return unlessAtMost(header.gasLimit, header.gasUsed)
}

/** See protocol/validity#gas-price. */
export function minimumGasPriceStep({ header, parent }: ChildSubject): Breach | undefined {
  const { least, most } = minimumGasPriceRange(parent.minimumGasPrice)
  return unlessWithin(least, header.minimumGasPrice, most)
}
