import { fromHex } from '../base/hex.ts'
import { BITCOIN_MAIN } from './bitcoinNetworks.ts'
import type { BridgeConstants } from './bridgeConstants.ts'
import { FEDERATIONS } from './federations.ts'
import { BRIDGE_BALANCE } from './genesisBalances.ts'
import type { GenesisSpec, Network } from './network.ts'
import { NEVER, ruleHeights } from './ruleHeights.ts'
import { DEVELOPMENT_COINBASE } from './sandboxAccounts.ts'

const FEE_AND_CAP_AUTHORITIES = [
  '0xa02db0ed94a5894bc6f9079bb9a2d93ada1917f3',
  '0x180a7edda4e640ea5a3e495e17a1efad260c39e9',
  '0x8418edc8fea47183116b4c8cd6a12e51a7e169c1',
].map(fromHex)

const bridge: BridgeConstants = {
  bitcoin: BITCOIN_MAIN,
  federation: {
    members: FEDERATIONS.mainnet,
    createdAt: 1_514_948_400,
    format: 'multisig',
    emergencyKeys: [
      '0x0257c293086c4d4fe8943deda5f890a37d11bebd140e220faa76258a41d077b4d4',
      '0x03c2660a46aa73078ee6016dee953488566426cf55fc8011edd0085634d75395f9',
      '0x03cd3e383ec6e12719a6c69515e5559bcbe037d0aa24c187e1e26ce932e22ad7b3',
      '0x02370a9838e4d15708ad14a104ee5606b36caaaaf739d833e67770ce9fd9b3ec80',
    ].map(fromHex),
    emergencyDelay: 52_560,
    activationAges: [{ blocks: 18_500 }, { since: 'rskip383', blocks: 40_320 }],
    authorities: [
      '0x56bc5087ac97bc85a877bd20dfef910b78b1dc5a',
      '0x6fe1cd06a80fa52eb34d7e4d1845881c2b5de89a',
      '0xd41f4d4c7fc8d5fa9468d0c466c9a726397f91b6',
    ].map(fromHex),
    validationPeriod: 20_000,
    migration: { begin: 0, end: 10_585, extendedEnd: 172_800 },
    formerScriptHash: fromHex('0x279d4b44e8cf5e3f04c0ea21c78f1a0ecaa4cd9f'),
  },
  pegIn: { minimum: 1_000_000n, minimumFromRskip219: 500_000n, confirmations: 100, pegoutIndexFrom: 841_909 },
  pegOut: {
    minimum: 800_000n,
    minimumFromRskip219: 400_000n,
    feeMarginPercent: 80n,
    confirmations: 4000,
    blocksBetween: 360,
    mostMigrationInputs: 50,
  },
  feePerKb: { initial: 500_000n, maximum: 5_000_000n, authorities: FEE_AND_CAP_AUTHORITIES },
  lockingCap: { initial: 30_000_000_000n, largestFactor: 2n, authorities: FEE_AND_CAP_AUTHORITIES },
  whitelistAuthorities: [fromHex('0x6ba9d41b07da470fe340cbd439a42538795eb75b')],
  union: {
    contract: new Uint8Array(20),
    initialCapWei: 10n ** 18n,
    authorities: { address: new Uint8Array(20), cap: new Uint8Array(20), permissions: new Uint8Array(20) },
  },
}

const genesis: GenesisSpec = {
  coinbase: fromHex('0x3333333333333333333333333333333333333333'),
  extraData: fromHex(
    '0x486170707920426974636f696e20446179212030332f4a616e2f32303138202d2052534b20746563686e6f6c6f6779206174207468652073657276696365206f6620736f6369657479',
  ),
  difficultyBytes: fromHex('0x0000100000'),
  gasLimit: 0x67c280n,
  timestamp: 0x5a4af5b0,
  minimumGasPrice: 0x0ae85bc0n,
  headerStateRoot: fromHex('0x9fa70f12726ac738640a86754741bb3f5680520ccc7e6ae9d95ace566a67fe01'),
  balances: [BRIDGE_BALANCE],
}

/** Rootstock's main chain. */
export const mainnet: Network = {
  name: 'mainnet',
  genesisKind: 'real',
  compat: 'rootstock',
  chainId: 30,
  p2pNetworkId: 775,
  ruleHeights: ruleHeights(
    {
      bahamas: 3397,
      afterBridgeSync: 370_000,
      orchid: 729_000,
      orchid060: 1_052_700,
      wasabi100: 1_591_000,
      twoToThree: 2_018_000,
      papyrus200: 2_392_700,
      iris300: 3_614_800,
      hop400: 4_598_500,
      hop401: 4_976_300,
      fingerroot500: 5_468_000,
      arrowhead600: 6_223_700,
      arrowhead631: 6_549_300,
      lovell700: 7_338_024,
      reed800: 8_052_200,
      reed810: NEVER,
      vetiver900: 8_804_200,
      tbd1000: NEVER,
    },
    { rskip536: 8_804_200 },
  ),
  difficulty: {
    targetBlockSeconds: 14,
    minimum: 7_000_000_000_000_000n,
    minimumFromRskip290: 7_000_000_000_000_000n,
    divisor: 50n,
    divisorFromRskip156: 400n,
    fallbackMining: 14_000_000_000_000_000n,
  },
  timestampLimits: { futureSeconds: 60, bitcoinDistanceSeconds: 300, bitcoinDistanceSecondsFromRskip297: 300 },
  minimumSequentialGas: 10_000_000n,
  targetGasLimit: 6_800_000n,
  targetMinimumGasPrice: 0n,
  minerCoinbase: DEVELOPMENT_COINBASE,
  remasc: {
    maturity: 4000,
    syntheticSpan: 10,
    labsAddress: fromHex('0x14d3065c8eb89895f4df12450ec6b130049f8034'),
    labsAddressFromRskip218: fromHex('0xdcb12179ba4697350f66224c959bdd9c282818df'),
  },
  bridge,
  genesis,
}
