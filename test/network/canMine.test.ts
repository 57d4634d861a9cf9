import { expect, it } from 'vitest'
import { canMine } from '../../src/network/canMine.ts'
import { NETWORKS } from '../../src/network/networks/index.ts'
import { createSandbox } from '../../src/network/sandbox.ts'

it('sandboxes and the networks made for development are mined, public ones are not', () => {
  const all = Object.values(NETWORKS)
  expect(all.filter(canMine).map(({ name }) => name)).toEqual(['devnet', 'regtest'])
  expect(all.map((network) => createSandbox(network)).every(canMine)).toBe(true)
})
