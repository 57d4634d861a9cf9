import { fromHex } from '../../base/hex.ts'
import { regtestBridge } from '../bridge/regtest.ts'
import { regtestGenesis } from '../genesis/regtest.ts'
import type { Network } from '../network.ts'
import { NEVER, ruleHeights } from '../ruleHeights.ts'
import { DEVELOPMENT_COINBASE } from '../sandboxAccounts.ts'

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
  bridge: regtestBridge,
  genesis: regtestGenesis,
}
