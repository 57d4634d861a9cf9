import { it } from 'vitest'
import { ENGINES } from '../engines.ts'
import { runPromotionCampaign } from './promotion.ts'

const hasPostgres = ENGINES.some(({ name }) => name === 'postgres')

it.runIf(hasPostgres)(
  'what was acknowledged outlives the server that wrote it: processes that read from its standby go on there',
  { timeout: 180_000 },
  async () => {
    const nothing = { writer: 0, replica: 0 }
    const campaign = { processes: 3, clients: 4, transactions: 400, kills: nothing, pauses: nothing, seed: 1 }
    await runPromotionCampaign(campaign)
  },
)
