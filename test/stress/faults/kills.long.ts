import { describe, expect, it } from 'vitest'
import { ENGINES } from './engines.ts'
import { runCampaign } from './kills.ts'

const KILLS = { sqlite: 1_000, postgres: 100 } as const

describe.each(ENGINES)('on $name', (engine) => {
  const kills = KILLS[engine.name]

  it(`${kills} kills lose nothing and bend nothing`, { timeout: 7_200_000 }, async () => {
    const seed = Date.now() % 2 ** 31
    const campaign = await runCampaign(engine, kills, seed, (count) => {
      if (count % 100 === 0) process.stdout.write(`${engine.name}, seed ${seed}: ${count} kills\n`)
    })
    process.stdout.write(`${engine.name}, seed ${seed}: ${JSON.stringify(campaign)}\n`)
    expect(campaign.promised).toBeGreaterThan(kills)
    expect(campaign.waiting).toBeGreaterThan(0)
  })
})
