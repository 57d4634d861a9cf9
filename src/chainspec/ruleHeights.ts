import { RULES, type Rule, UPGRADE_OF_RULE } from './rules.ts'
import type { Upgrade } from './upgrades.ts'

/** The height of what is not planned: no block reaches it. */
export const NEVER = Number.POSITIVE_INFINITY

/** The height from which on each rule holds. */
export type RuleHeights = Readonly<Record<Rule, number>>

/** Builds a record with an entry for every rule. */
export function mapRules(heightOf: (rule: Rule) => number): RuleHeights {
  // `fromEntries` cannot know that the keys are all rules; RULES lists every one.
  return Object.freeze(Object.fromEntries(RULES.map((rule) => [rule, heightOf(rule)]))) as RuleHeights
}

/** Heights of rules from heights of upgrades, with a network's exceptions. */
export function ruleHeights(
  upgradeHeights: Readonly<Record<Upgrade, number>>,
  overrides: Readonly<Partial<Record<Rule, number>>>,
): RuleHeights {
  return mapRules((rule) => {
    const upgrade: Upgrade | 'always' | undefined = UPGRADE_OF_RULE[rule]
    if (upgrade === 'always') return 0
    return overrides[rule] ?? (upgrade === undefined ? NEVER : upgradeHeights[upgrade])
  })
}
