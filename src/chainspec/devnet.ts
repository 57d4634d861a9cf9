import { fromHex } from '../base/hex.ts'
import { BITCOIN_TEST } from './bitcoinNetworks.ts'
import type { BridgeConstants } from './bridgeConstants.ts'
import { FEDERATIONS } from './federations.ts'
import { BRIDGE_BALANCE, balances, DEVELOPMENT_BALANCE_WEI } from './genesisBalances.ts'
import type { GenesisSpec, Network } from './network.ts'
import { NEVER, ruleHeights } from './ruleHeights.ts'
import { DEVELOPMENT_COINBASE } from './sandboxAccounts.ts'
import { testnet } from './testnet.ts'

const { rememberedBlock: _ofTestnet, ...bitcoin } = BITCOIN_TEST

/**
 * The reference node no longer has this network's authorities, fees and limits (see its BridgeDevNetConstants). The
 * values of testnet replace them.
 */
const bridge: BridgeConstants = {
  ...testnet.bridge,
  bitcoin: { ...bitcoin, heightIndexFrom: 700_000 },
  federation: { ...testnet.bridge.federation, members: FEDERATIONS.devnet },
  pegIn: { ...testnet.bridge.pegIn, confirmations: 1, pegoutIndexFrom: 1_004_320 },
  pegOut: { ...testnet.bridge.pegOut, feeMarginPercent: 20n, mostMigrationInputs: 10 },
}

/** Accounts without a balance exist, and count in the state root. */
const EMPTY_ACCOUNTS = [
  '0xbc0afa86de01ebb58f7fe83ef01de204d4f8ced6',
  '0x77045e71a7a2c50903d88e564cd72fab11e82051',
  '0x7efdb03921e67f4fa23310a93c59abfc8ba0c8b9',
  '0x9efa02278cc63dc612c174976f11037d382f8b67',
  '0x055c99bbcf3ab46890ab87ea3761a5a1830c3225',
]

const genesis: GenesisSpec = {
  coinbase: fromHex('0x3333333333333333333333333333333333333331'),
  extraData: fromHex('0x434d272841'),
  difficultyBytes: fromHex('0x0000100000'),
  gasLimit: 0x67c280n,
  timestamp: 0,
  minimumGasPrice: 0n,
  headerStateRoot: undefined,
  balances: [
    BRIDGE_BALANCE,
    ...balances(['0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826'], DEVELOPMENT_BALANCE_WEI),
    ...balances(EMPTY_ACCOUNTS, 0n),
  ],
}

/**
 * The reference's development network. Its shipped file lacks three heights (`NEVER` here), so no chain of it is known.
 */
export const devnet: Network = {
  name: 'devnet',
  genesisKind: 'real',
  compat: 'rootstock',
  chainId: 32,
  p2pNetworkId: 44_444_444,
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
      reed810: NEVER,
      vetiver900: 0,
      tbd1000: NEVER,
    },
    { rskip97: NEVER, rskipUmm: 1 },
  ),
  difficulty: {
    targetBlockSeconds: 14,
    minimum: 131_072n,
    minimumFromRskip290: 131_072n,
    divisor: 50n,
    divisorFromRskip156: 400n,
    fallbackMining: 14_000_000_000_000_000n,
  },
  timestampLimits: { futureSeconds: 540, bitcoinDistanceSeconds: 300, bitcoinDistanceSecondsFromRskip297: 300 },
  minimumSequentialGas: 10_000_000n,
  targetGasLimit: 6_800_000n,
  targetMinimumGasPrice: 0n,
  minerCoinbase: DEVELOPMENT_COINBASE,
  remasc: {
    maturity: 20,
    syntheticSpan: 10,
    labsAddress: fromHex('0xdabadabadabadabadabadabadabadabadaba0002'),
    labsAddressFromRskip218: fromHex('0xdabadabadabadabadabadabadabadabadaba0002'),
  },
  bridge,
  genesis,
}
