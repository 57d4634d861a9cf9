import { fromHex } from '../../base/hex.ts'
import { mainnetBridge } from '../bridge/mainnet.ts'
import { mainnetGenesis } from '../genesis/mainnet.ts'
import type { Network } from '../network.ts'
import { NEVER, ruleHeights } from '../ruleHeights.ts'
import { DEVELOPMENT_COINBASE } from '../sandboxAccounts.ts'

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
  bridge: mainnetBridge,
  genesis: mainnetGenesis,
}
