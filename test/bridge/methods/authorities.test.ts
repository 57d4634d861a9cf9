import { describe, expect, it } from 'vitest'
import type { BridgeConstants } from '../../../src/chainspec/bridgeConstants.ts'
import { mainnet } from '../../../src/chainspec/mainnet.ts'
import { addressOfPrivateKey } from '../../../src/crypto/secp256k1.ts'
import { answer, type BridgeScene, rulesWithout, setBridgeScene } from '../../_helpers/bridge.ts'

/** Three authorities, and an address that is none. */
const KEYS = [1, 2, 3, 4].map((byte) => new Uint8Array(32).fill(byte))
const authorities = KEYS.slice(0, 3).map(addressOfPrivateKey)
const constants: BridgeConstants = {
  ...mainnet.bridge,
  feePerKb: { ...mainnet.bridge.feePerKb, authorities },
  lockingCap: { ...mainnet.bridge.lockingCap, authorities },
}

const FEE = 'voteFeePerKbChange(int256)'
const CAP = 'increaseLockingCap(int256)'
const MAX = mainnet.bridge.feePerKb.maximum
/** A vote that never wins. */
const OTHER = 60_000n

/** A vote, and the code that it returns (1 if absent). */
type Vote = readonly [voter: 1 | 2 | 3 | 4, satoshis: bigint, code?: bigint]

const castVote = (scene: BridgeScene, signature: string, type: string, [voter, satoshis]: Vote) =>
  answer(scene, signature, type, [satoshis], { privateKey: KEYS[voter - 1] ?? new Uint8Array(32) })
const feeIn = (scene: BridgeScene) => answer(scene, 'getFeePerKb()', 'int256')
const capIn = (scene: BridgeScene) => answer(scene, 'getLockingCap()', 'int256')

/** Rounds of votes on the fee. Only the last vote of a round changes it. */
const ROUNDS: readonly [string, votes: readonly Vote[], fee: bigint][] = [
  [
    'two authorities agree',
    [
      [1, 50_000n],
      [2, 50_000n],
    ],
    50_000n,
  ],
  [
    'two other authorities agree',
    [
      [2, 100_000n],
      [3, 100_000n],
    ],
    100_000n,
  ],
  [
    'the second vote is for another fee',
    [
      [1, 40_000n],
      [2, OTHER],
      [3, 40_000n],
    ],
    40_000n,
  ],
  [
    'the third authority does not vote',
    [
      [1, 70_000n],
      [2, 70_000n],
    ],
    70_000n,
  ],
  [
    'the first vote is for another fee, and its voter votes again',
    [
      [3, OTHER],
      [1, 80_000n],
      [3, 80_000n],
    ],
    80_000n,
  ],
  [
    'the first vote is for another fee',
    [
      [1, OTHER],
      [2, 30_000n],
      [3, 30_000n],
    ],
    30_000n,
  ],
  [
    'an address without authority votes as well',
    [
      [1, 40_000n],
      [4, 40_000n, -10n],
      [3, 40_000n],
    ],
    40_000n,
  ],
  [
    'an address without authority votes for the second fee',
    [
      [1, 40_000n],
      [2, OTHER],
      [4, OTHER, -10n],
      [3, 40_000n],
    ],
    40_000n,
  ],
  [
    'an address without authority votes first',
    [
      [4, OTHER, -10n],
      [1, 90_000n],
      [2, OTHER],
      [3, 90_000n],
    ],
    90_000n,
  ],
  [
    'two vote for a negative fee before they agree',
    [
      [1, 20_000n],
      [2, -1n, -1n],
      [3, -1n, -1n],
      [2, 20_000n],
    ],
    20_000n,
  ],
  [
    'two vote for more than the maximum before they agree',
    [
      [1, 20_000n],
      [2, MAX + 1n, -2n],
      [3, MAX + 1n, -2n],
      [2, 20_000n],
    ],
    20_000n,
  ],
  [
    'two agree on the maximum',
    [
      [1, MAX],
      [2, OTHER],
      [3, MAX],
    ],
    MAX,
  ],
  [
    'two agree on 1 satoshi',
    [
      [1, 1n],
      [2, OTHER],
      [3, 1n],
    ],
    1n,
  ],
  [
    'two vote for 0 before they agree',
    [
      [1, 10_000n],
      [2, 0n, -1n],
      [3, 0n, -1n],
      [2, 10_000n],
    ],
    10_000n,
  ],
  [
    'all vote for several fees before two agree',
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
    'two agree on the current fee',
    [
      [1, 130_000n],
      [3, 130_000n],
    ],
    130_000n,
  ],
]

describe('voteFeePerKbChange', () => {
  it('the fee changes with the second of three votes, in consecutive rounds', async () => {
    const scene = await setBridgeScene(constants)
    let before = mainnet.bridge.feePerKb.initial
    for (const [name, votes, fee] of ROUNDS) {
      for (const [i, vote] of votes.entries()) {
        expect([name, vote, await castVote(scene, FEE, 'int256', vote)]).toEqual([name, vote, vote[2] ?? 1n])
        expect([name, await feeIn(scene)]).toEqual([name, i < votes.length - 1 ? before : fee])
      }
      before = fee
    }
  })

  it.each(ROUNDS)('the fee changes when %s', async (_name, votes, fee) => {
    const scene = await setBridgeScene(constants)
    for (const vote of votes) await castVote(scene, FEE, 'int256', vote)
    expect(await feeIn(scene)).toBe(fee)
  })
})

describe('increaseLockingCap', () => {
  const BTC = 100_000_000n
  const INITIAL = mainnet.bridge.lockingCap.initial

  it('one authority raises the locking cap up to twofold, and never lowers it', async () => {
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
      expect([voter, wanted, await castVote(scene, CAP, 'bool', [voter, wanted])]).toEqual([voter, wanted, taken])
      if (taken === true) cap = wanted
      expect(await capIn(scene)).toBe(cap)
    }
    expect(cap).toBe(2n * (INITIAL + 4n * BTC))
  })

  it('the locking cap cannot be raised before RSKIP-134', async () => {
    const scene = await setBridgeScene(constants)
    const [privateKey = new Uint8Array(32)] = KEYS
    const manner = { privateKey, rules: rulesWithout('rskip134') }
    expect(await answer(scene, CAP, 'bool', [INITIAL + 1n], manner)).toBe('failed')
    expect(await scene.read('lockingCap')).toBeUndefined()
  })
})
