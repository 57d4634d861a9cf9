import { it } from 'vitest'
import { ENGINES } from '../engines.ts'
import { runFleetCampaign } from './campaign.ts'
import { buildNewerVersion } from './newerVersion.ts'

const postgres = ENGINES.find(({ name }) => name === 'postgres')

it.runIf(postgres)(
  'processes are replaced one by one by those of another version, under load, and back',
  { timeout: 180_000 },
  async () => {
    const place = await postgres?.createPlace()
    if (place === undefined) throw new Error('there is no PostgreSQL')
    const nothing = { writer: 0, replica: 0 }
    const newer = await buildNewerVersion()
    const campaign = { processes: 3, clients: 4, transactions: 400, kills: nothing, pauses: nothing, seed: 1 }
    await runFleetCampaign(place, {
      ...campaign,
      async disturb(fleet) {
        await fleet.replaceAll(newer)
        await fleet.replaceAll()
      },
    })
  },
)
