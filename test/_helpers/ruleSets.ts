import { mainnet } from '../../src/chainspec/mainnet.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import { NEVER } from '../../src/chainspec/ruleHeights.ts'
import { RULES, type Rule, type Rules, UPGRADE_OF_RULE } from '../../src/chainspec/rules.ts'
import { rulesAt } from '../../src/chainspec/rulesAt.ts'
import { testnet } from '../../src/chainspec/testnet.ts'
import { UPGRADES, type Upgrade } from '../../src/chainspec/upgrades.ts'

export interface RuleSet {
  /** The network and the first block that has these rules. */
  readonly name: string
  readonly rules: Rules
}

function listRuleSets(): readonly RuleSet[] {
  const found = new Map<string, RuleSet>()
  for (const network of [mainnet, testnet, regtest]) {
    const heights = new Set([0, ...Object.values(network.ruleHeights).filter((height) => height !== NEVER)])
    for (const height of [...heights].sort((a, b) => a - b)) {
      const rules = rulesAt(network, height)
      const key = [...rules].sort().join()
      if (!found.has(key)) found.set(key, { name: `${network.name} ${height}`, rules })
    }
  }
  return [...found.values()]
}

/** Every set of rules that some block of mainnet, testnet or regtest has, those of mainnet's genesis first. */
export const RULE_SETS = listRuleSets()

/** Those of them that have all of these rules. */
export function ruleSetsWith(...rules: readonly Rule[]): readonly RuleSet[] {
  return RULE_SETS.filter((set) => rules.every((rule) => set.rules.has(rule)))
}

/** The rules of a network on which this is the newest upgrade. */
export function rulesUpTo(upgrade: Upgrade): Rules {
  const upgrades: readonly (Upgrade | 'always' | undefined)[] = [
    'always',
    ...UPGRADES.slice(0, UPGRADES.indexOf(upgrade) + 1),
  ]
  return new Set(RULES.filter((rule) => upgrades.includes(UPGRADE_OF_RULE[rule])))
}
