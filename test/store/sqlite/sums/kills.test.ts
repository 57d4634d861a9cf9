import { expect, it } from 'vitest'
import { runKills } from './kills.ts'

it('after kills at any moment of a checkpoint nothing is refused, and nothing lost', async () => {
  expect(await runKills(3, 5)).toBeGreaterThan(0)
})
