import { fromHex } from '../base/hex.ts'
import type { Network } from './network.ts'
import { NEVER, ruleHeights } from './ruleHeights.ts'
import { DEVELOPMENT_COINBASE } from './sandboxAccounts.ts'
import { testnet } from './testnet.ts'

/** A second test network, on the first one's genesis and older rules. */
export const testnet2: Network = {
  name: 'testnet2',
  genesisKind: 'real',
  compat: 'rootstock',
  chainId: 34,
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
      lovell700: NEVER,
      reed800: NEVER,
      reed810: NEVER,
      vetiver900: NEVER,
      tbd1000: NEVER,
    },
    { rskip97: NEVER, rskip132: 43_550, rskip284: 2_581_800, rskip290: 2_581_800 },
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
    labsAddress: fromHex('0xdabadabadabadabadabadabadabadabadaba0004'),
    labsAddressFromRskip218: fromHex('0xdabadabadabadabadabadabadabadabadaba0004'),
  },
  bridge: testnet.bridge,
  genesis: testnet.genesis,
}
