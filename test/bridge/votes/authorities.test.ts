import { describe, expect, it } from 'vitest'
import { mainnetBridge } from '../../../src/chainspec/bridge/mainnet.ts'
import type { BridgeConstants } from '../../../src/chainspec/bridgeConstants.ts'
import { addressOfPrivateKey } from '../../../src/crypto/secp256k1.ts'
import { answer, type BridgeScene, rulesWithout, setBridgeScene } from '../../_helpers/bridge.ts'

/** Three who rule, and one who does not. */
const KEYS = [1, 2, 3, 4].map((byte) => new Uint8Array(32).fill(byte))
const authorities = KEYS.slice(0, 3).map(addressOfPrivateKey)
const constants: BridgeConstants = {
  ...mainnetBridge,
  feePerKb: { ...mainnetBridge.feePerKb, authorities },
  lockingCap: { ...mainnetBridge.lockingCap, authorities },
}

const FEE = 'voteFeePerKbChange(int256)'
const CAP = 'increaseLockingCap(int256)'
const MOST = mainnetBridge.feePerKb.maximum
/** What somebody votes for who wants something else. */
const OTHER = 60_000n

/** Who votes for how much, and what is answered. */
type Vote = readonly [voter: 1 | 2 | 3 | 4, satoshis: bigint, code?: bigint]

const ask = (scene: BridgeScene, signature: string, type: string, [voter, satoshis]: Vote) =>
  answer(scene, signature, type, [satoshis], { privateKey: KEYS[voter - 1] ?? new Uint8Array(32) })
const feeIn = (scene: BridgeScene) => answer(scene, 'getFeePerKb()', 'int256')
const capIn = (scene: BridgeScene) => answer(scene, 'getLockingCap()', 'int256')

/** All but the last vote of a round leave the fee as it was. */
const ROUNDS: readonly [string, votes: readonly Vote[], fee: bigint][] = [
  [
    'two agree',
    [
      [1, 50_000n],
      [2, 50_000n],
    ],
    50_000n,
  ],
  [
    'two others agree',
    [
      [2, 100_000n],
      [3, 100_000n],
    ],
    100_000n,
  ],
  [
    'the second wants something else',
    [
      [1, 40_000n],
      [2, OTHER],
      [3, 40_000n],
    ],
    40_000n,
  ],
  [
    'the third wants something else',
    [
      [1, 70_000n],
      [2, 70_000n],
    ],
    70_000n,
  ],
  [
    'and that vote is of the next round',
    [
      [3, OTHER],
      [1, 80_000n],
      [3, 80_000n],
    ],
    80_000n,
  ],
  [
    'the first wants something else',
    [
      [1, OTHER],
      [2, 30_000n],
      [3, 30_000n],
    ],
    30_000n,
  ],
  [
    'somebody else votes, too',
    [
      [1, 40_000n],
      [4, 40_000n, -10n],
      [3, 40_000n],
    ],
    40_000n,
  ],
  [
    'somebody else votes for what the second wants',
    [
      [1, 40_000n],
      [2, OTHER],
      [4, OTHER, -10n],
      [3, 40_000n],
    ],
    40_000n,
  ],
  [
    'somebody else votes first',
    [
      [4, OTHER, -10n],
      [1, 90_000n],
      [2, OTHER],
      [3, 90_000n],
    ],
    90_000n,
  ],
  [
    'two want less than nothing',
    [
      [1, 20_000n],
      [2, -1n, -1n],
      [3, -1n, -1n],
      [2, 20_000n],
    ],
    20_000n,
  ],
  [
    'two want too much',
    [
      [1, 20_000n],
      [2, MOST + 1n, -2n],
      [3, MOST + 1n, -2n],
      [2, 20_000n],
    ],
    20_000n,
  ],
  [
    'two want the most',
    [
      [1, MOST],
      [2, OTHER],
      [3, MOST],
    ],
    MOST,
  ],
  [
    'two want the least',
    [
      [1, 1n],
      [2, OTHER],
      [3, 1n],
    ],
    1n,
  ],
  [
    'two want nothing',
    [
      [1, 10_000n],
      [2, 0n, -1n],
      [3, 0n, -1n],
      [2, 10_000n],
    ],
    10_000n,
  ],
  [
    'all change their minds three times',
    [
      [1, 121_000n],
      [2, 122_000n],
      [3, 123_000n],
      [1, 124_000n],
      [2, 125_000n],
      [3, 126_000n],
      [1, 127_000n],
      [2, 128_000n],
      [3, 129_000n],
      [1, 130_000n],
      [2, 130_000n],
    ],
    130_000n,
  ],
  [
    'two want what it is',
    [
      [1, 130_000n],
      [3, 130_000n],
    ],
    130_000n,
  ],
]

describe('the fee is what two of three want', () => {
  it('round by round', async () => {
    const scene = await setBridgeScene(constants)
    let before = mainnetBridge.feePerKb.initial
    for (const [name, votes, fee] of ROUNDS) {
      for (const [i, vote] of votes.entries()) {
        expect([name, vote, await ask(scene, FEE, 'int256', vote)]).toEqual([name, vote, vote[2] ?? 1n])
        expect([name, await feeIn(scene)]).toEqual([name, i < votes.length - 1 ? before : fee])
      }
      before = fee
    }
  })

  it.each(ROUNDS)('when %s', async (_name, votes, fee) => {
    const scene = await setBridgeScene(constants)
    for (const vote of votes) await ask(scene, FEE, 'int256', vote)
    expect(await feeIn(scene)).toBe(fee)
  })
})

describe('the cap is raised by any of three', () => {
  const BTC = 100_000_000n
  const INITIAL = mainnetBridge.lockingCap.initial

  it('to twice itself at the most, and never below itself', async () => {
    const scene = await setBridgeScene(constants)
    let cap = INITIAL
    const STEPS: readonly [voter: 1 | 2 | 3 | 4, change: (cap: bigint) => bigint, taken: boolean | 'failed'][] = [
      [1, (cap) => cap + BTC, true],
      [1, (cap) => cap - BTC, false],
      [1, (cap) => cap + BTC, true],
      [4, (cap) => cap + BTC, false],
      [2, (cap) => cap + BTC, true],
      [3, (cap) => cap + BTC, true],
      [1, (cap) => 2n * cap + 1n, false],
      [1, (cap) => 2n * cap, true],
      [1, () => 0n, 'failed'],
      [1, () => -1n, 'failed'],
      [1, (cap) => cap, true],
    ]
    for (const [voter, change, taken] of STEPS) {
      const wanted = change(cap)
      expect([voter, wanted, await ask(scene, CAP, 'bool', [voter, wanted])]).toEqual([voter, wanted, taken])
      if (taken === true) cap = wanted
      expect(await capIn(scene)).toBe(cap)
    }
    expect(cap).toBe(2n * (INITIAL + 4n * BTC))
  })

  it('since RSKIP-134', async () => {
    const scene = await setBridgeScene(constants)
    const [privateKey = new Uint8Array(32)] = KEYS
    const manner = { privateKey, rules: rulesWithout('rskip134') }
    expect(await answer(scene, CAP, 'bool', [INITIAL + 1n], manner)).toBe('failed')
    expect(await scene.read('lockingCap')).toBeUndefined()
  })
})
