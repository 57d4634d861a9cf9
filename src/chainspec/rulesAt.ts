import type { Network } from './network.ts'
import { NEVER, type RuleHeights } from './ruleHeights.ts'
import { RULES, type Rule, type Rules } from './rules.ts'

interface Era {
  readonly from: number
  readonly rules: Rules
}

const erasOf = new WeakMap<RuleHeights, readonly Era[]>()

/** Returns the rules that hold in the block at `height`; the same set for all blocks between two activations. */
export function rulesAt(network: Network, height: number): Rules {
  let eras = erasOf.get(network.ruleHeights)
  if (eras === undefined) {
    eras = listEras(network.ruleHeights)
    erasOf.set(network.ruleHeights, eras)
  }
  return findEra(eras, height).rules
}

function listEras(heights: RuleHeights): readonly Era[] {
  const boundaries = new Set([0, ...Object.values(heights).filter((height) => height !== NEVER)])
  return [...boundaries]
    .sort((a, b) => a - b)
    .map((from) => ({ from, rules: freeze(RULES.filter((rule) => heights[rule] <= from)) }))
}

/** Returns the last era that begins at or below the height, by bisection. */
function findEra(eras: readonly Era[], height: number): Era {
  let low = 0
  let high = eras.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((eras[middle]?.from ?? NEVER) <= height) low = middle
    else high = middle
  }
  const era = eras[low]
  if (era === undefined || !(height >= 0)) throw new RangeError(`no rules at height ${height}`)
  return era
}

/** `Object.freeze` does not reach a set's content, and every caller shares these sets. */
function freeze(rules: readonly Rule[]): Rules {
  const refuse = () => {
    throw new TypeError('the rules of a height cannot be changed')
  }
  return Object.freeze(Object.assign(new Set(rules), { add: refuse, delete: refuse, clear: refuse }))
}
