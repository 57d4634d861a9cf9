import { expect, it } from 'vitest'
import { runLeakCampaign } from './_leakCampaign.ts'
import { runReorgCampaign } from './_reorgCampaign.ts'

it.each([1, 2, 3])(
  'a fork and the chain behind its endpoint have equal states after random changes (seed %i)',
  async (seed) => {
    await expect(runLeakCampaign(seed, 100)).resolves.toBeUndefined()
  },
)

it.each([1, 2])('forks of one base have equal states after random reorganisations (seed %i)', async (seed) => {
  await expect(runReorgCampaign(seed)).resolves.toBeUndefined()
})
