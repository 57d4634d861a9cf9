import type { Network } from './network.ts'
import { RULES, UPGRADE_OF_RULE } from './rules.ts'
import { rulesAt } from './rulesAt.ts'
import { UPGRADES, type Upgrade } from './upgrades.ts'

/** Returns the newest upgrade of which any rule holds at this height. */
export function newestUpgradeAt(network: Network, height: number): Upgrade {
  const rules = rulesAt(network, height)
  const holds = (upgrade: Upgrade) => RULES.some((rule) => UPGRADE_OF_RULE[rule] === upgrade && rules.has(rule))
  return UPGRADES.findLast(holds) ?? UPGRADES[0]
}
