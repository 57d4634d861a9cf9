import { it } from 'vitest'
import { ENGINES } from '../engines.ts'
import { runFleetCampaign } from './campaign.ts'

const postgres = ENGINES.find(({ name }) => name === 'postgres')

it.runIf(postgres)(
  'four processes behind a proxy are one node, also while one of them is killed or sleeps',
  { timeout: 600_000 },
  async () => {
    const place = await postgres?.createPlace()
    if (place === undefined) throw new Error('there is no PostgreSQL')
    const campaign = {
      ...{ processes: 4, clients: 8, transactions: 1_000, seed: 1 },
      kills: { writer: 1, replica: 1 },
      pauses: { writer: 1, replica: 1 },
    }
    await runFleetCampaign(place, campaign)
  },
)
