import { describe, expect, it } from 'vitest'
import type { NetworkName } from '../../src/chainspec/network.ts'
import { NETWORKS } from '../../src/chainspec/networks.ts'
import { rulesAt } from '../../src/chainspec/rulesAt.ts'
import { createSandbox } from '../../src/chainspec/sandbox.ts'
import { nextDifficulty } from '../../src/primitives/difficulty.ts'

function difficultyAfter(name: NetworkName, height: number, gap: number, difficulty: bigint, uncleCount = 0): bigint {
  const network = NETWORKS[name]
  return nextDifficulty(
    network,
    rulesAt(network, height),
    { timestamp: 1_000_000 + gap, uncleCount },
    { timestamp: 1_000_000, difficulty },
  )
}

const D = 80_000_000_000_000_000n

describe('mainnet', () => {
  it('the difficulty of mainnet falls to the minimum after ten minutes before RSKIP-97', () => {
    expect(difficultyAfter('mainnet', 728_999, 600, D)).toBe(7_000_000_000_000_000n)
    expect(difficultyAfter('mainnet', 728_999, 599, D)).toBe(D - D / 50n)
    expect(difficultyAfter('mainnet', 729_000, 600, D)).toBe(D - D / 50n)
  })

  it('the difficulty changes by a fiftieth, and from RSKIP-156 by a four hundredth', () => {
    expect(difficultyAfter('mainnet', 2_392_699, 13, D)).toBe(D + D / 50n)
    expect(difficultyAfter('mainnet', 2_392_700, 13, D)).toBe(D + D / 400n)
    expect(difficultyAfter('mainnet', 2_392_700, 15, D)).toBe(D - D / 400n)
  })

  it('the difficulty stays equal if a block is on time or earlier than its parent', () => {
    expect(difficultyAfter('mainnet', 2_392_700, 14, D)).toBe(D)
    expect(difficultyAfter('mainnet', 2_392_700, -1, D)).toBe(D)
    expect(difficultyAfter('mainnet', 2_392_700, 0, D)).toBe(D + D / 400n)
  })

  it('uncles count as blocks for the difficulty', () => {
    expect(difficultyAfter('mainnet', 2_392_700, 42, D, 2)).toBe(D)
    expect(difficultyAfter('mainnet', 2_392_700, 41, D, 2)).toBe(D + D / 400n)
    expect(difficultyAfter('mainnet', 2_392_700, 43, D, 2)).toBe(D - D / 400n)
  })

  it('the expected time overflows at 32 bits, as in the reference', () => {
    const most = 153_391_688 // 14 s * (most + 1) = 2^31 - 2
    expect(difficultyAfter('mainnet', 2_392_700, 14, D, most)).toBe(D + D / 400n)
    expect(difficultyAfter('mainnet', 2_392_700, 14, D, most + 1)).toBe(D - D / 400n)
  })

  it('the difficulty does not fall below the minimum', () => {
    expect(difficultyAfter('mainnet', 2_392_700, 30, 7_000_000_000_000_001n)).toBe(7_000_000_000_000_000n)
  })
})

it.each([
  ['testnet', 2_581_799, 131_072n],
  ['testnet', 2_581_800, 550_000_000n],
  ['testnet2', 2_581_799, 131_072n],
  ['testnet2', 2_581_800, 550_000_000n],
  ['devnet', 10_000_000, 131_072n],
  ['regtest', 10_000_000, 1n],
] as const)('the difficulty of %s at height %i falls to the minimum after ten minutes: %i', (name, height, minimum) => {
  expect(difficultyAfter(name, height, 600, D)).toBe(minimum)
})

it.each([0, 9, 10, 11, 600, -1])(
  'the difficulty of regtest and of a mainnet sandbox stays at 1 after %i seconds',
  (gap) => {
    expect(difficultyAfter('regtest', 5, gap, 1n)).toBe(1n)
    const sandbox = createSandbox(NETWORKS.mainnet)
    const [block, parent] = [
      { timestamp: 100 + gap, uncleCount: 0 },
      { timestamp: 100, difficulty: 1n },
    ]
    expect(nextDifficulty(sandbox, rulesAt(sandbox, 5), block, parent)).toBe(1n)
  },
)
