import { describe, expect, it } from 'vitest'
import { toHex } from '../../src/base/hex.ts'
import { NETWORKS } from '../../src/network/networks/index.ts'
import { NEVER } from '../../src/network/ruleHeights.ts'
import { RULES, type Rule, UPGRADE_OF_RULE } from '../../src/network/rules.ts'
import { UPGRADES, type Upgrade } from '../../src/network/upgrades.ts'

const HEIGHTS = {
  // bahamas, afterBridgeSync, orchid, orchid060, wasabi100, twoToThree, papyrus200, iris300, hop400, hop401, fingerroot500,
  // arrowhead600, arrowhead631, lovell700, reed800, reed810, vetiver900, tbd1000
  mainnet: [
    3397, 370000, 729000, 1052700, 1591000, 2018000, 2392700, 3614800, 4598500, 4976300, 5468000, 6223700, 6549300,
    7338024, 8052200, -1, 8804200, -1,
  ],
  testnet: [
    0, 114000, 0, 0, 0, 504000, 863000, 2060500, 3103000, 3362200, 4015800, 4927100, -1, 6110487, 6835700, 7139600,
    7604200, -1,
  ],
  testnet2: [0, 114000, 0, 0, 0, 504000, 863000, 2060500, 3103000, 3362200, 4015800, 4927100, -1, -1, -1, -1, -1, -1],
  regtest: [0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0],
  devnet: [0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 0, 0, -1, 0, -1],
} as const

const OVERRIDES: Record<keyof typeof HEIGHTS, Partial<Record<Rule, number>>> = {
  mainnet: { rskip536: 8804200 },
  testnet: { rskip97: -1, rskip132: 43550, rskip284: 2581800, rskip290: 2581800, rskip535: 7604200 },
  testnet2: { rskip97: -1, rskip132: 43550, rskip284: 2581800, rskip290: 2581800 },
  regtest: { rskip97: -1, rskipUmm: 1, rskip144: 1, rskip351: 1, rskip535: 1 },
  devnet: { rskip97: -1, rskipUmm: 1 },
}

describe.each(Object.entries(HEIGHTS))('%s', (name, heights) => {
  const network = NETWORKS[name as keyof typeof HEIGHTS] // the keys of the table above

  it.each(RULES)('%s activates where the reference configuration says', (rule) => {
    const upgrade: Upgrade | undefined = UPGRADE_OF_RULE[rule]
    const byUpgrade = upgrade === undefined ? -1 : heights[UPGRADES.indexOf(upgrade)]
    const expected = OVERRIDES[network.name][rule] ?? byUpgrade
    expect(network.ruleHeights[rule]).toBe(expected === -1 ? NEVER : expected)
  })
})

it('there are 18 upgrades and 98 rules, each of an upgrade or by override only', () => {
  expect(UPGRADES).toHaveLength(18)
  expect(RULES).toHaveLength(98)
  expect(RULES.filter((rule) => UPGRADE_OF_RULE[rule] === undefined)).toEqual(['rskip535'])
})

it.each([
  ['mainnet', 30, 775, '0x14d3065c8eb89895f4df12450ec6b130049f8034', 4000, 10, 7_000_000_000_000_000n],
  ['testnet', 31, 8100, `0x${'daba'.repeat(9)}0003`, 50, 10, 131_072n],
  ['testnet2', 34, 8100, `0x${'daba'.repeat(9)}0004`, 50, 10, 131_072n],
  ['devnet', 32, 44_444_444, `0x${'daba'.repeat(9)}0002`, 20, 10, 131_072n],
  ['regtest', 33, 7771, `0x${'daba'.repeat(9)}0001`, 10, 5, 1n],
] as const)('%s has its constants', (name, chainId, p2pNetworkId, labs, maturity, syntheticSpan, minimum) => {
  const network = NETWORKS[name]
  expect(network).toMatchObject({ name, chainId, p2pNetworkId, genesisKind: 'real' })
  expect(network.remasc).toMatchObject({ maturity, syntheticSpan })
  expect(toHex(network.remasc.labsAddress)).toBe(labs)
  expect(network.difficulty.minimum).toBe(minimum)
})

it('only regtest does not look at the clock', () => {
  const careless = Object.values(NETWORKS).filter((network) => network.timestampLimits === undefined)
  expect(careless.map((network) => network.name)).toEqual(['regtest'])
})
