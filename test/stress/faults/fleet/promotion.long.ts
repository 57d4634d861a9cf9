import { it } from 'vitest'
import { ENGINES } from '../engines.ts'
import { runPromotionCampaign } from './promotion.ts'

const hasPostgres = ENGINES.some(({ name }) => name === 'postgres')
const seed = Number(process.env.FROM_SEED ?? 1)

it.runIf(hasPostgres)(
  '10,000 transactions, five kills and five pauses of the process that writes, and its server killed once',
  { timeout: 3_600_000 },
  async () => {
    const faults = { writer: 5, replica: 2 }
    const campaign = { processes: 4, clients: 8, transactions: 10_000, kills: faults, pauses: faults, seed }
    const figures = await runPromotionCampaign(campaign)
    process.stdout.write(`${JSON.stringify({ ...campaign, ...figures })}\n`)
  },
)
