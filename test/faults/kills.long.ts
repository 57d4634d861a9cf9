import { describe, expect, it } from 'vitest'
import { ENGINES } from './engines.ts'
import { runCampaign } from './kills.ts'

const KILLS = 100

describe.each(ENGINES)('on $name', (engine) => {
  it('a hundred kills lose nothing and bend nothing', { timeout: 3_600_000 }, async () => {
    const seed = Date.now() % 2 ** 31
    const campaign = await runCampaign(engine, KILLS, seed)
    process.stdout.write(`${engine.name}, seed ${seed}: ${JSON.stringify(campaign)}\n`)
    expect(campaign.promised).toBeGreaterThan(KILLS)
    expect(campaign.waiting).toBeGreaterThan(0)
  })
})
