import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Bytes } from '../../src/base/bytes.ts'
import { fromDigits, toHex } from '../../src/base/hex.ts'
import { encodeAddress } from '../../src/bitcoin/script.ts'
import { activationAge } from '../../src/bridge/federation/federations.ts'
import type { BridgeConstants } from '../../src/chainspec/bridgeConstants.ts'
import { mainnet } from '../../src/chainspec/mainnet.ts'
import { regtest } from '../../src/chainspec/regtest.ts'
import { testnet } from '../../src/chainspec/testnet.ts'
import { addressOfPublicKey } from '../../src/crypto/secp256k1.ts'
import { rulesUpTo } from '../_helpers/ruleSets.ts'

const GROUPS = [
  'members',
  'emergencyKeys',
  'federationAuthorities',
  'feeAuthorities',
  'capAuthorities',
  'whitelistAuthorities',
] as const
type Network = 'mainnet' | 'testnet' | 'regtest'

/** The public keys behind a network's constants, by the reference's own tests. */
const KEYS: Readonly<Record<Network, Readonly<Record<(typeof GROUPS)[number], readonly string[]>>>> = JSON.parse(
  readFileSync(new URL('referenceKeys.json', import.meta.url), 'utf8'),
)
const BRIDGES: Readonly<Record<Network, BridgeConstants>> = {
  mainnet: mainnet.bridge,
  testnet: testnet.bridge,
  regtest: regtest.bridge,
}
const NETWORKS = ['mainnet', 'testnet', 'regtest'] as const

const addressesOf = (keys: readonly string[]) => keys.map((key) => toHex(addressOfPublicKey(fromDigits(key)))).sort()
const sorted = (bytes: readonly Bytes[]) => bytes.map(toHex).sort()

describe.each(NETWORKS)("the Bridge's keys on %s", (name) => {
  const { federation, feePerKb, lockingCap, whitelistAuthorities } = BRIDGES[name]
  const keys = KEYS[name]

  it('are those of the first federation and of its emergency', () => {
    for (const member of federation.members) {
      expect([member.rskKey, member.mstKey]).toEqual([member.btcKey, member.btcKey])
    }
    expect(sorted(federation.members.map(({ btcKey }) => btcKey))).toEqual(sorted(keys.members.map(fromDigits)))
    expect(sorted(federation.emergencyKeys)).toEqual(sorted(keys.emergencyKeys.map(fromDigits)))
  })

  it('are of those who rule', () => {
    expect(sorted(federation.authorities)).toEqual(addressesOf(keys.federationAuthorities))
    expect(sorted(feePerKb.authorities)).toEqual(addressesOf(keys.feeAuthorities))
    expect(sorted(lockingCap.authorities)).toEqual(addressesOf(keys.capAuthorities))
    expect(sorted(whitelistAuthorities)).toEqual(addressesOf(keys.whitelistAuthorities))
  })
})

/** Of each constant what mainnet, the test network and regtest have. */
const FIGURES: readonly [string, (bridge: BridgeConstants) => unknown, readonly [unknown, unknown, unknown]][] = [
  [
    'the first federation is as old as',
    ({ federation }) => new Date(federation.createdAt).toISOString(),
    ['1970-01-18T12:49:08.400Z', '1970-01-18T19:29:27.600Z', '2016-01-01T00:00:00.000Z'],
  ],
  ['its form', ({ federation }) => federation.format, ['multisig', 'multisig', 'p2shP2wshErp']],
  ['the emergency comes after', ({ federation }) => federation.emergencyDelay, [52_560, 52_560, 500]],
  ['a proposed federation may try for', ({ federation }) => federation.validationPeriod, [20_000, 2000, 125]],
  [
    'the federation before the first',
    ({ federation, bitcoin }) => encodeAddress(bitcoin.scriptVersion, federation.formerScriptHash),
    [
      '35JUi1FxabGdhygLhnNUEFG4AgvpNMgxK1',
      '2N7ZgQyhFKm17RbaLqygYbS7KLrQfapyZzu',
      '2N7ZgQyhFKm17RbaLqygYbS7KLrQfapyZzu',
    ],
  ],
  ['a migration begins after', ({ federation }) => federation.migration.begin, [0, 60, 15]],
  ['a migration ends after', ({ federation }) => federation.migration.end, [10_585, 900, 150]],
  [
    'a migration ended after, from RSKIP-357 to RSKIP-374,',
    ({ federation }) => federation.migration.extendedEnd,
    [172_800, 900, 150],
  ],
  ['the least peg-out', ({ pegOut }) => pegOut.minimumFromRskip219, [400_000n, 250_000n, 250_000n]],
  ['the index of peg-outs counts from', ({ pegIn }) => pegIn.pegoutIndexFrom, [837_589 + 4320, 2_589_553 + 1440, 350]],
  ['the first fee', ({ feePerKb }) => feePerKb.initial, [500_000n, 100_000n, 100_000n]],
  ['the highest fee', ({ feePerKb }) => feePerKb.maximum, [5_000_000n, 5_000_000n, 5_000_000n]],
  ['the first cap', ({ lockingCap }) => lockingCap.initial, [30_000_000_000n, 20_000_000_000n, 100_000_000_000n]],
  ['a cap grows by', ({ lockingCap }) => lockingCap.largestFactor, [2n, 2n, 2n]],
  ["the union's first cap", ({ union }) => union.initialCapWei, [10n ** 18n, 10n ** 18n, 10n ** 18n]],
  [
    "the union's address is set by",
    ({ union }) => toHex(union.authorities.address),
    [
      '0x0000000000000000000000000000000000000000',
      '0x54fdb399cf235c9b0d464ab4055af9251883bbfe',
      '0x6c9dfd950bf748bb26f893f7e5f693c7f60a8f85',
    ],
  ],
  [
    "the union's cap is set by",
    ({ union }) => toHex(union.authorities.cap),
    [
      '0x0000000000000000000000000000000000000000',
      '0x1a8109af0f019ed3045fbcdf45e5e90d6b6aafaf',
      '0xff6f4ff09c54561e1476203e56fcfc834911aa64',
    ],
  ],
  [
    "the union's permissions are set by",
    ({ union }) => toHex(union.authorities.permissions),
    [
      '0x0000000000000000000000000000000000000000',
      '0x8db1f83e8119e4dce5bc708ec2f4390ffd910b19',
      '0xff6f4ff09c54561e1476203e56fcfc834911aa64',
    ],
  ],
]

it.each(FIGURES)('%s what the reference says', (_name, of, expected) => {
  expect(NETWORKS.map((name) => of(BRIDGES[name]))).toEqual(expected)
})

it.each([
  ['hop401', [18_500n, 60n, 10n]],
  ['fingerroot500', [40_320n, 120n, 150n]],
  ['lovell700', [40_320n, 2400n, 150n]],
  ['tbd1000', [40_320n, 2400n, 150n]],
] as const)('a federation takes over by the rules of %s at the age that the reference says', (upgrade, expected) => {
  const reader = { rules: rulesUpTo(upgrade), blockNumber: 0, read: async () => undefined }
  expect(NETWORKS.map((name) => activationAge({ ...reader, constants: BRIDGES[name] }))).toEqual(expected)
})
