import { fromHex } from '../../../src/base/hex.ts'
import type { Network } from '../../../src/chainspec/network.ts'
import { regtest } from '../../../src/chainspec/regtest.ts'
import { ruleHeights } from '../../../src/chainspec/ruleHeights.ts'
import { createSandbox } from '../../../src/chainspec/sandbox.ts'

/**
 * A network whose upgrades come one behind the other, `span` blocks apart, so that a short chain has headers of every version.
 * Unlike regtest it looks at timestamps, and its difficulty moves.
 */
export function createMovingNetwork(span: number): Network {
  const at = (upgrades: number) => upgrades * span
  const genesis = createSandbox(regtest).genesis
  return {
    ...regtest,
    genesisKind: 'sandbox',
    compat: 'rootstock',
    ruleHeights: ruleHeights(
      {
        bahamas: 0,
        afterBridgeSync: at(1),
        orchid: 0,
        orchid060: at(1),
        wasabi100: 0,
        twoToThree: at(2),
        papyrus200: at(3),
        iris300: at(5),
        hop400: at(6),
        hop401: at(7),
        fingerroot500: at(8),
        arrowhead600: at(9),
        arrowhead631: at(10),
        lovell700: at(11),
        reed800: at(12),
        reed810: at(14),
        vetiver900: at(16),
        tbd1000: at(17),
      },
      { rskip97: at(2), rskipUmm: at(4), rskip110: 460, rskip351: at(13), rskip535: at(15) },
    ),
    difficulty: {
      targetBlockSeconds: 10,
      minimum: 8n,
      minimumFromRskip290: 12n,
      divisor: 3n,
      divisorFromRskip156: 5n,
      fallbackMining: 0n,
    },
    timestampLimits: {
      futureSeconds: 540,
      bitcoinDistanceSeconds: 300,
      bitcoinDistanceSecondsFromRskip297: 7200,
    },
    genesis: {
      ...genesis,
      difficultyBytes: fromHex('0x0010'),
      timestamp: 1_700_000_000,
      extraData: new TextEncoder().encode(`moving every ${span}`),
    },
  }
}
