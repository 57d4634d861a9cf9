import { expect, it } from 'vitest'
import { mainnet } from '../../src/chainspec/mainnet.ts'
import { newestUpgradeAt } from '../../src/chainspec/newestUpgrade.ts'

it.each([
  [0, 'bahamas'],
  [729_000, 'orchid'],
  [2_392_700, 'papyrus200'],
])('the newest upgrade of mainnet at height %i is %s', (height, upgrade) => {
  expect(newestUpgradeAt(mainnet, height)).toBe(upgrade)
})
