import { fromHex } from '../base/hex.ts'
import { BITCOIN_TEST } from './bitcoinNetworks.ts'
import type { BridgeConstants } from './bridgeConstants.ts'
import { FEDERATIONS } from './federations.ts'
import { BRIDGE_BALANCE } from './genesisBalances.ts'
import type { GenesisSpec, Network } from './network.ts'
import { NEVER, ruleHeights } from './ruleHeights.ts'
import { DEVELOPMENT_COINBASE } from './sandboxAccounts.ts'

const FEE_AND_CAP_AUTHORITIES = [
  '0x4502d34c8e889b2be7e1bfe1a645df8fa3f9204b',
  '0xf7d8befef29878e5c35fee23e6889ed88afb56b8',
  '0x9e472a8b3f3c95736b0b255db2b7ba38c687c751',
].map(fromHex)

const bridge: BridgeConstants = {
  bitcoin: BITCOIN_TEST,
  federation: {
    members: FEDERATIONS.testnet,
    createdAt: 1_538_967_600,
    format: 'multisig',
    emergencyKeys: [
      '0x0216c23b2ea8e4f11c3f9e22711addb1d16a93964796913830856b568cc3ea21d3',
      '0x034db69f2112f4fb1bb6141bf6e2bd6631f0484d0bd95b16767902c9fe219d4a6f',
      '0x0275562901dd8faae20de0a4166362a4f82188db77dbed4ca887422ea1ec185f14',
    ].map(fromHex),
    emergencyDelay: 52_560,
    activationAges: [{ blocks: 60 }, { since: 'rskip383', blocks: 120 }, { since: 'rskip419', blocks: 2400 }],
    authorities: [
      '0x5990aaedfccc88e2f7321a5b8d8db1f6e64abf03',
      '0x112140a53537b49788456daffda2e20efd1865cd',
      '0x5526529f386c4c77044f1c29bb965b37a7767c3d',
    ].map(fromHex),
    validationPeriod: 2000,
    migration: { begin: 60, end: 900, extendedEnd: 900 },
    formerScriptHash: fromHex('0x9d0f4eb1edb9bcb7078b36f413a01fbe85fabf40'),
  },
  pegIn: { minimum: 1_000_000n, minimumFromRskip219: 500_000n, confirmations: 10, pegoutIndexFrom: 2_590_993 },
  pegOut: {
    minimum: 500_000n,
    minimumFromRskip219: 250_000n,
    feeMarginPercent: 80n,
    confirmations: 10,
    blocksBetween: 360,
    mostMigrationInputs: 50,
  },
  feePerKb: { initial: 100_000n, maximum: 5_000_000n, authorities: FEE_AND_CAP_AUTHORITIES },
  lockingCap: { initial: 20_000_000_000n, largestFactor: 2n, authorities: FEE_AND_CAP_AUTHORITIES },
  whitelistAuthorities: [fromHex('0x54fdb399cf235c9b0d464ab4055af9251883bbfe')],
  union: {
    contract: new Uint8Array(20),
    initialCapWei: 10n ** 18n,
    authorities: {
      address: fromHex('0x54fdb399cf235c9b0d464ab4055af9251883bbfe'),
      cap: fromHex('0x1a8109af0f019ed3045fbcdf45e5e90d6b6aafaf'),
      permissions: fromHex('0x8db1f83e8119e4dce5bc708ec2f4390ffd910b19'),
    },
  },
}

/** Testnet and testnet2 begin with the same block. */
const genesis: GenesisSpec = {
  coinbase: fromHex('0x3333333333333333333333333333333333333333'),
  extraData: fromHex('0x434d272841'),
  difficultyBytes: fromHex('0x0000100000'),
  gasLimit: 0x4c4b40n,
  timestamp: 0,
  minimumGasPrice: 0n,
  headerStateRoot: undefined,
  balances: [BRIDGE_BALANCE],
}

/** The public test network. */
export const testnet: Network = {
  name: 'testnet',
  genesisKind: 'real',
  compat: 'rootstock',
  chainId: 31,
  p2pNetworkId: 8100,
  ruleHeights: ruleHeights(
    {
      bahamas: 0,
      afterBridgeSync: 114_000,
      orchid: 0,
      orchid060: 0,
      wasabi100: 0,
      twoToThree: 504_000,
      papyrus200: 863_000,
      iris300: 2_060_500,
      hop400: 3_103_000,
      hop401: 3_362_200,
      fingerroot500: 4_015_800,
      arrowhead600: 4_927_100,
      arrowhead631: NEVER,
      lovell700: 6_110_487,
      reed800: 6_835_700,
      reed810: 7_139_600,
      vetiver900: 7_604_200,
      tbd1000: NEVER,
    },
    {
      rskip97: NEVER,
      rskip132: 43_550,
      rskip284: 2_581_800,
      rskip290: 2_581_800,
      rskip535: 7_604_200,
      baseEventRequired: 7_800_000,
    },
  ),
  difficulty: {
    targetBlockSeconds: 14,
    minimum: 131_072n,
    minimumFromRskip290: 550_000_000n,
    divisor: 50n,
    divisorFromRskip156: 400n,
    fallbackMining: 14_000_000_000_000_000n,
  },
  timestampLimits: { futureSeconds: 540, bitcoinDistanceSeconds: 300, bitcoinDistanceSecondsFromRskip297: 7200 },
  minimumSequentialGas: 10_000_000n,
  targetGasLimit: 6_800_000n,
  targetMinimumGasPrice: 0n,
  minerCoinbase: DEVELOPMENT_COINBASE,
  remasc: {
    maturity: 50,
    syntheticSpan: 10,
    labsAddress: fromHex('0xdabadabadabadabadabadabadabadabadaba0003'),
    labsAddressFromRskip218: fromHex('0xdabadabadabadabadabadabadabadabadaba0003'),
  },
  bridge,
  genesis,
}
