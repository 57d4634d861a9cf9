import { describe, expect, it } from 'vitest'
import type { NetworkName } from '../../src/chainspec/network.ts'
import { NETWORKS } from '../../src/chainspec/networks.ts'
import { RULES, type Rule } from '../../src/chainspec/rules.ts'
import { rulesAt } from '../../src/chainspec/rulesAt.ts'
import { UPGRADES } from '../../src/chainspec/upgrades.ts'

// A second copy of the tables of the reference's configuration files (protocol/networks#upgrades); -1 means never.
const COLUMNS = ['mainnet', 'testnet', 'testnet2', 'regtest', 'devnet'] as const

const HEIGHTS: Readonly<Record<string, readonly [number, number, number, number, number]>> = {
  bahamas: [3397, 0, 0, 0, 0],
  afterBridgeSync: [370000, 114000, 114000, -1, -1],
  orchid: [729000, 0, 0, 0, 0],
  orchid060: [1052700, 0, 0, 0, 0],
  wasabi100: [1591000, 0, 0, 0, 0],
  twoToThree: [2018000, 504000, 504000, 0, 0],
  papyrus200: [2392700, 863000, 863000, 0, 0],
  iris300: [3614800, 2060500, 2060500, 0, 0],
  hop400: [4598500, 3103000, 3103000, 0, 0],
  hop401: [4976300, 3362200, 3362200, 0, 0],
  fingerroot500: [5468000, 4015800, 4015800, 0, 0],
  arrowhead600: [6223700, 4927100, 4927100, 0, 0],
  arrowhead631: [6549300, -1, -1, -1, -1],
  lovell700: [7338024, 6110487, -1, 0, 0],
  reed800: [8052200, 6835700, -1, 0, 0],
  reed810: [-1, 7139600, -1, 0, -1],
  vetiver900: [8804200, 7604200, -1, 0, 0],
  tbd1000: [-1, -1, -1, 0, -1],
}

const RULES_OF: Readonly<Record<string, string>> = {
  bahamas: '136',
  afterBridgeSync: 'areBridgeTxsPaid',
  orchid: '85 87 88 89 90 91 92 97 98',
  orchid060: '103',
  wasabi100: '106 110 119 120 122 123 124 125 126 132',
  twoToThree: '150',
  papyrus200: '134 137 140 143 146 151 152 156 UMM',
  iris300: '153 169 170 171 174 176 179 180 181 185 186 191 197 199 200 201 218 219 220',
  hop400: '271 284 290 293 294 297',
  hop401: '353 357',
  fingerroot500: '252 326 374 375 377 383 385',
  arrowhead600: '203 376 379 398 400 412 415 417',
  arrowhead631: '434',
  lovell700: '419 427 428 438 445 446 453 454 459 460',
  reed800: '305 516',
  reed810: '144 351 502 529 536',
  vetiver900: '540 544 551 552',
  tbd1000: '559',
}

const OVERRIDES: Readonly<Record<NetworkName, Readonly<Record<string, number>>>> = {
  mainnet: { 536: 8804200 },
  testnet: { 97: -1, 132: 43550, 284: 2581800, 290: 2581800, 535: 7604200 },
  testnet2: { 97: -1, 132: 43550, 284: 2581800, 290: 2581800 },
  regtest: { 97: -1, UMM: 1, 144: 1, 351: 1, 535: 1 },
  devnet: { 97: -1, UMM: 1 },
}

/** Heights from the reference's decoder, which are not in its configuration (protocol/blocks#decoding). */
const BASE_EVENT_REQUIRED: Readonly<Record<NetworkName, number>> = {
  mainnet: 3397,
  testnet: 7800000,
  testnet2: 0,
  regtest: 0,
  devnet: 0,
}

function findRule(reference: string): Rule {
  const name = reference === 'UMM' ? 'rskipUmm' : /^\d+$/.test(reference) ? `rskip${reference}` : reference
  const rule = RULES.find((known) => known === name)
  if (rule === undefined) throw new Error(`unknown rule ${name}`)
  return rule
}

function expectedHeights(network: NetworkName): ReadonlyArray<readonly [Rule, number]> {
  const byUpgrade = Object.entries(RULES_OF).flatMap(([upgrade, rules]) =>
    rules.split(' ').map((rule) => [rule, HEIGHTS[upgrade]?.[COLUMNS.indexOf(network)] ?? Number.NaN] as const),
  )
  const all = [
    ...byUpgrade,
    ['535', -1],
    ['codeLimits', 0],
    ['baseEventRequired', BASE_EVENT_REQUIRED[network]],
  ] as const
  return all.map(([rule, height]) => [findRule(rule), OVERRIDES[network][rule] ?? height])
}

describe.each(COLUMNS)('%s', (name) => {
  const network = NETWORKS[name]
  const expected = expectedHeights(name)

  it(`the table of ${name} has every rule`, () => {
    expect(expected.map(([rule]) => rule).toSorted()).toEqual(RULES.toSorted())
  })

  it.each(expected.filter(([, height]) => height > 0))('%s begins at %i', (rule, height) => {
    expect(rulesAt(network, height - 1).has(rule)).toBe(false)
    expect(rulesAt(network, height).has(rule)).toBe(true)
    expect(rulesAt(network, Number.MAX_SAFE_INTEGER).has(rule)).toBe(true)
  })

  it.each(expected.filter(([, height]) => height === 0))('%s holds from genesis on', (rule) => {
    expect(rulesAt(network, 0).has(rule)).toBe(true)
    expect(rulesAt(network, Number.MAX_SAFE_INTEGER).has(rule)).toBe(true)
  })

  it.each(expected.filter(([, height]) => height === -1))('%s never holds', (rule) => {
    expect(rulesAt(network, 0).has(rule)).toBe(false)
    expect(rulesAt(network, Number.MAX_SAFE_INTEGER).has(rule)).toBe(false)
  })
})

it('the upgrades are those of the table, in its order', () => {
  expect([...UPGRADES]).toEqual(Object.keys(HEIGHTS))
})
