import { expect, it } from 'vitest'
import { regtest } from '../../../src/network/networks/regtest.ts'
import { createMovingNetwork } from './networks.ts'
import { generateOnBothEngines } from './onBothEngines.ts'

const BLOCKS = 150

it.each([
  { name: 'regtest', network: regtest },
  { name: 'a network that passes through every upgrade', network: createMovingNetwork(6) },
])(`${BLOCKS} blocks of $name have the same hashes on both engines`, async ({ network }) => {
  const { transactions } = await generateOnBothEngines({ seed: 11, blocks: BLOCKS, network })
  expect(transactions).toBeGreaterThan(500)
})
