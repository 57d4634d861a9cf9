import { expect, it } from 'vitest'
import { ENGINES } from '../engines.ts'
import { runFleetCampaign } from './campaign.ts'

const postgres = ENGINES.find(({ name }) => name === 'postgres')
const seed = Number(process.env.FROM_SEED ?? 1)

it.runIf(postgres)(
  '10,000 transactions, ten kills and ten pauses of the process that writes',
  { timeout: 3_600_000 },
  async () => {
    const place = await postgres?.createPlace()
    if (place === undefined) throw new Error('there is no PostgreSQL')
    const campaign = { processes: 4, clients: 8, transactions: 10_000, kills: 10, pauses: 10, seed }
    const figures = await runFleetCampaign(place, campaign)
    process.stdout.write(`${JSON.stringify({ ...campaign, ...figures })}\n`)
    expect(figures.promised).toBeGreaterThan(9_000)
  },
)
