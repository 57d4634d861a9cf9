import type { Network } from './network.ts'
import { mapRules, NEVER } from './ruleHeights.ts'
import type { Rule } from './rules.ts'

/** Returns a network on which some of its rules never hold; blocks that others make by them are refused. */
export function withoutRules(network: Network, rules: readonly Rule[]): Network {
  if (rules.length === 0) return network
  const ruleHeights = mapRules((rule) => (rules.includes(rule) ? NEVER : network.ruleHeights[rule]))
  return { ...network, ruleHeights, absentRules: [...new Set(rules)].sort() }
}
