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

/** The public keys of a network's constants, from the reference's tests. */
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

  it(`the first federation of ${name} has the member and emergency keys of the reference`, () => {
    for (const member of federation.members) {
      expect([member.rskKey, member.mstKey]).toEqual([member.btcKey, member.btcKey])
    }
    expect(sorted(federation.members.map(({ btcKey }) => btcKey))).toEqual(sorted(keys.members.map(fromDigits)))
    expect(sorted(federation.emergencyKeys)).toEqual(sorted(keys.emergencyKeys.map(fromDigits)))
  })

  it(`the Bridge authorities of ${name} are those of the reference`, () => {
    expect(sorted(federation.authorities)).toEqual(addressesOf(keys.federationAuthorities))
    expect(sorted(feePerKb.authorities)).toEqual(addressesOf(keys.feeAuthorities))
    expect(sorted(lockingCap.authorities)).toEqual(addressesOf(keys.capAuthorities))
    expect(sorted(whitelistAuthorities)).toEqual(addressesOf(keys.whitelistAuthorities))
  })
})

/** Each constant with its values on mainnet, the test network and regtest. */
const FIGURES: readonly [string, (bridge: BridgeConstants) => unknown, readonly [unknown, unknown, unknown]][] = [
  [
    'creation time of the first federation',
    ({ federation }) => new Date(federation.createdAt).toISOString(),
    ['1970-01-18T12:49:08.400Z', '1970-01-18T19:29:27.600Z', '2016-01-01T00:00:00.000Z'],
  ],
  ['format of the first federation', ({ federation }) => federation.format, ['multisig', 'multisig', 'p2shP2wshErp']],
  ['emergency delay', ({ federation }) => federation.emergencyDelay, [52_560, 52_560, 500]],
  ['validation period of a proposed federation', ({ federation }) => federation.validationPeriod, [20_000, 2000, 125]],
  [
    'script address of the former federation',
    ({ federation, bitcoin }) => encodeAddress(bitcoin.scriptVersion, federation.formerScriptHash),
    [
      '35JUi1FxabGdhygLhnNUEFG4AgvpNMgxK1',
      '2N7ZgQyhFKm17RbaLqygYbS7KLrQfapyZzu',
      '2N7ZgQyhFKm17RbaLqygYbS7KLrQfapyZzu',
    ],
  ],
  ['begin of a migration', ({ federation }) => federation.migration.begin, [0, 60, 15]],
  ['end of a migration', ({ federation }) => federation.migration.end, [10_585, 900, 150]],
  [
    'end of a migration from RSKIP-357 to RSKIP-374',
    ({ federation }) => federation.migration.extendedEnd,
    [172_800, 900, 150],
  ],
  ['minimum peg-out', ({ pegOut }) => pegOut.minimumFromRskip219, [400_000n, 250_000n, 250_000n]],
  ['first height of the peg-out index', ({ pegIn }) => pegIn.pegoutIndexFrom, [837_589 + 4320, 2_589_553 + 1440, 350]],
  ['initial fee', ({ feePerKb }) => feePerKb.initial, [500_000n, 100_000n, 100_000n]],
  ['maximum fee', ({ feePerKb }) => feePerKb.maximum, [5_000_000n, 5_000_000n, 5_000_000n]],
  ['initial locking cap', ({ lockingCap }) => lockingCap.initial, [30_000_000_000n, 20_000_000_000n, 100_000_000_000n]],
  ['maximum factor of a new locking cap', ({ lockingCap }) => lockingCap.largestFactor, [2n, 2n, 2n]],
  ['initial union cap', ({ union }) => union.initialCapWei, [10n ** 18n, 10n ** 18n, 10n ** 18n]],
  [
    'authority of the union address',
    ({ union }) => toHex(union.authorities.address),
    [
      '0x0000000000000000000000000000000000000000',
      '0x54fdb399cf235c9b0d464ab4055af9251883bbfe',
      '0x6c9dfd950bf748bb26f893f7e5f693c7f60a8f85',
    ],
  ],
  [
    'authority of the union cap',
    ({ union }) => toHex(union.authorities.cap),
    [
      '0x0000000000000000000000000000000000000000',
      '0x1a8109af0f019ed3045fbcdf45e5e90d6b6aafaf',
      '0xff6f4ff09c54561e1476203e56fcfc834911aa64',
    ],
  ],
  [
    'authority of the union permissions',
    ({ union }) => toHex(union.authorities.permissions),
    [
      '0x0000000000000000000000000000000000000000',
      '0x8db1f83e8119e4dce5bc708ec2f4390ffd910b19',
      '0xff6f4ff09c54561e1476203e56fcfc834911aa64',
    ],
  ],
]

it.each(FIGURES)('the Bridge constant "%s" is that of the reference', (_name, of, expected) => {
  expect(NETWORKS.map((name) => of(BRIDGES[name]))).toEqual(expected)
})

it.each([
  ['hop401', [18_500n, 60n, 10n]],
  ['fingerroot500', [40_320n, 120n, 150n]],
  ['lovell700', [40_320n, 2400n, 150n]],
  ['tbd1000', [40_320n, 2400n, 150n]],
] as const)('a federation becomes active by the rules of %s at the age of the reference', (upgrade, expected) => {
  const reader = { rules: rulesUpTo(upgrade), blockNumber: 0, read: async () => undefined }
  expect(NETWORKS.map((name) => activationAge({ ...reader, constants: BRIDGES[name] }))).toEqual(expected)
})
