import { fromHex } from '../base/hex.ts'
import { BITCOIN_REGTEST } from './bitcoinNetworks.ts'
import type { BridgeConstants } from './bridgeConstants.ts'
import { FEDERATIONS } from './federations.ts'
import { BRIDGE_BALANCE, balances, DEVELOPMENT_BALANCE_WEI } from './genesisBalances.ts'
import type { GenesisSpec, Network } from './network.ts'
import { NEVER, ruleHeights } from './ruleHeights.ts'
import { COW_ACCOUNTS, DEVELOPMENT_COINBASE } from './sandboxAccounts.ts'

const bridge: BridgeConstants = {
  bitcoin: BITCOIN_REGTEST,
  federation: {
    members: FEDERATIONS.regtest,
    createdAt: Date.UTC(2016, 0, 1),
    format: 'p2shP2wshErp',
    emergencyKeys: [
      '0x03b9fc46657cf72a1afa007ecf431de1cd27ff5cc8829fa625b66ca47b967e6b24',
      '0x029cecea902067992d52c38b28bf0bb2345bda9b21eca76b16a17c477a64e43301',
      '0x03284178e5fbcc63c54c3b38e3ef88adf2da6c526313650041b0ef955763634ebd',
      '0x03ab0e2cd7ed158687fc13b88019990860cdb72b1f5777b58513312550ea1584bc',
    ].map(fromHex),
    emergencyDelay: 500,
    activationAges: [{ blocks: 10 }, { since: 'rskip383', blocks: 150 }],
    authorities: [
      '0x5252403bca6ac3c104abdd320a736fa38282045d',
      '0x0d8c44bd578a4e7148d1758b3332b529e93e48c1',
      '0x566bca18df14ed75efcc1a8a4f3947e81132dbbc',
      '0x2e7c9159614ddc0185e335d3343e92700c3e5a2d',
      '0xf0652637df184eca87e6bde29893825721dfb79f',
    ].map(fromHex),
    validationPeriod: 125,
    migration: { begin: 15, end: 150, extendedEnd: 150 },
    formerScriptHash: fromHex('0x9d0f4eb1edb9bcb7078b36f413a01fbe85fabf40'),
  },
  pegIn: { minimum: 1_000_000n, minimumFromRskip219: 500_000n, confirmations: 3, pegoutIndexFrom: 350 },
  pegOut: {
    minimum: 500_000n,
    minimumFromRskip219: 250_000n,
    feeMarginPercent: 20n,
    confirmations: 3,
    blocksBetween: 50,
    mostMigrationInputs: 10,
  },
  feePerKb: {
    initial: 100_000n,
    maximum: 5_000_000n,
    authorities: [fromHex('0x53f8f6dabd612b6137215ddd7758bb5cdd638922')],
  },
  lockingCap: {
    initial: 100_000_000_000n,
    largestFactor: 2n,
    authorities: [fromHex('0x6913bd4715eff3b25501f3212f15df38296d1f21')],
  },
  whitelistAuthorities: [fromHex('0x87d2a0f33744929da08b65fd62b627ea52b25f8e')],
  union: {
    contract: new Uint8Array(20),
    initialCapWei: 10n ** 18n,
    authorities: {
      address: fromHex('0x6c9dfd950bf748bb26f893f7e5f693c7f60a8f85'),
      cap: fromHex('0xff6f4ff09c54561e1476203e56fcfc834911aa64'),
      permissions: fromHex('0xff6f4ff09c54561e1476203e56fcfc834911aa64'),
    },
  },
}

const genesis: GenesisSpec = {
  coinbase: fromHex('0x3333333333333333333333333333333333333333'),
  extraData: fromHex('0x686f727365'),
  difficultyBytes: fromHex('0x0000000001'),
  gasLimit: 10_000_000n,
  timestamp: 0,
  minimumGasPrice: 0n,
  headerStateRoot: undefined,
  balances: [
    BRIDGE_BALANCE,
    ...balances(
      COW_ACCOUNTS.map((account) => account.address),
      DEVELOPMENT_BALANCE_WEI,
    ),
  ],
}

/** The chain for tests on one machine: new rules from the start, blocks at no cost, no look at the clock. */
export const regtest: Network = {
  name: 'regtest',
  genesisKind: 'real',
  compat: 'rootstock',
  chainId: 33,
  p2pNetworkId: 7771,
  ruleHeights: ruleHeights(
    {
      bahamas: 0,
      afterBridgeSync: NEVER,
      orchid: 0,
      orchid060: 0,
      wasabi100: 0,
      twoToThree: 0,
      papyrus200: 0,
      iris300: 0,
      hop400: 0,
      hop401: 0,
      fingerroot500: 0,
      arrowhead600: 0,
      arrowhead631: NEVER,
      lovell700: 0,
      reed800: 0,
      reed810: 0,
      vetiver900: 0,
      tbd1000: 0,
    },
    { rskip97: NEVER, rskipUmm: 1, rskip144: 1, rskip351: 1, rskip535: 1 },
  ),
  difficulty: {
    targetBlockSeconds: 10,
    minimum: 1n,
    minimumFromRskip290: 1n,
    divisor: 2048n,
    divisorFromRskip156: 2048n,
    fallbackMining: 0n,
  },
  timestampLimits: undefined,
  minimumSequentialGas: 6_800_000n,
  targetGasLimit: 7_500_000n,
  targetMinimumGasPrice: 0n,
  minerCoinbase: DEVELOPMENT_COINBASE,
  remasc: {
    maturity: 10,
    syntheticSpan: 5,
    labsAddress: fromHex('0xdabadabadabadabadabadabadabadabadaba0001'),
    labsAddressFromRskip218: fromHex('0xdabadabadabadabadabadabadabadabadaba0001'),
  },
  bridge,
  genesis,
}
