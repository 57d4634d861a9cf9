import { it } from 'vitest'
import { ENGINES } from '../engines.ts'
import { runFleetCampaign } from './campaign.ts'

const postgres = ENGINES.find(({ name }) => name === 'postgres')
const seed = Number(process.env.FROM_SEED ?? 1)

it.runIf(postgres)(
  '10,000 transactions, ten kills and ten pauses of the process that writes, five of others',
  { timeout: 3_600_000 },
  async () => {
    const place = await postgres?.createPlace()
    if (place === undefined) throw new Error('there is no PostgreSQL')
    const [kills, pauses] = [
      { writer: 10, replica: 5 },
      { writer: 10, replica: 5 },
    ]
    const campaign = { processes: 4, clients: 8, transactions: 10_000, kills, pauses, seed }
    const figures = await runFleetCampaign(place, campaign)
    process.stdout.write(`${JSON.stringify({ ...campaign, ...figures })}\n`)
  },
)
