import { fromHex } from '../../base/hex.ts'
import { devnetBridge } from '../bridge/devnet.ts'
import { devnetGenesis } from '../genesis/devnet.ts'
import type { Network } from '../network.ts'
import { NEVER, ruleHeights } from '../ruleHeights.ts'
import { DEVELOPMENT_COINBASE } from '../sandboxAccounts.ts'

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
  bridge: devnetBridge,
  genesis: devnetGenesis,
}
