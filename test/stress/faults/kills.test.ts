import { describe, expect, it } from 'vitest'
import { ENGINES } from './engines.ts'
import { runCampaign } from './kills.ts'

const KILLS = 5
const SEED = 1

describe.each(ENGINES)('on $name', (engine) => {
  it('what was answered is there after kill -9 under eight writers, and every block holds', {
    timeout: 120_000,
  }, async () => {
    const { promised, head } = await runCampaign(engine, KILLS, SEED)
    expect(promised).toBeGreaterThanOrEqual(2 * KILLS)
    expect(head).toBeGreaterThanOrEqual(KILLS)
  })
})
