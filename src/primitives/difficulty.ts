import type { DifficultyConstants, Network } from '../chainspec/network.ts'
import type { Rules } from '../chainspec/rules.ts'
import type { Header } from './header.ts'

/** Gap between blocks, in seconds, after which the difficulty dropped to the minimum before RSKIP-97. */
const LONG_GAP_SECONDS = 600

/**
 * Returns the difficulty that a block must have, from its rules, timestamp and number of uncles
 * (protocol/validity#difficulty).
 */
export function nextDifficulty(
  network: Pick<Network, 'difficulty'>,
  rules: Rules,
  block: Pick<Header, 'timestamp' | 'uncleCount'>,
  parent: Pick<Header, 'timestamp' | 'difficulty'>,
): bigint {
  const { targetBlockSeconds, fixed } = network.difficulty
  if (fixed !== undefined) return fixed
  const minimum = minimumDifficulty(network.difficulty, rules)
  const gap = block.timestamp - parent.timestamp
  if (!rules.has('rskip97') && gap >= LONG_GAP_SECONDS) return minimum
  // In 32 bits, like the reference node, which does not compare the header's number of uncles with their list.
  const expectedGap = Math.imul(1 + block.uncleCount, targetBlockSeconds)
  if (gap < 0 || gap === expectedGap) return parent.difficulty
  const step = parent.difficulty / difficultyDivisor(network.difficulty, rules)
  const difficulty = gap < expectedGap ? parent.difficulty + step : parent.difficulty - step
  if (difficulty < minimum) return minimum
  return difficulty
}

function minimumDifficulty(constants: DifficultyConstants, rules: Rules): bigint {
  return rules.has('rskip290') ? constants.minimumFromRskip290 : constants.minimum
}

function difficultyDivisor(constants: DifficultyConstants, rules: Rules): bigint {
  return rules.has('rskip156') ? constants.divisorFromRskip156 : constants.divisor
}
