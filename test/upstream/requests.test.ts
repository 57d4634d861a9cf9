import { expect, it } from 'vitest'
import { runRequestCampaign } from './_requestCampaign.ts'

it('all answers of an upstream network are right while one of two endpoints fails, lags or falsifies', async () => {
  const done = await runRequestCampaign(3, 600)
  expect(Object.values(done).reduce((sum, count) => sum + count, 0)).toBe(6)
})
