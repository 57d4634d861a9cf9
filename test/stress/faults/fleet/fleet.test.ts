import { it } from 'vitest'
import { countOf, firstSeed, isLong, report } from '../../_campaign.ts'
import { createPlaceOnPostgres, hasPostgres } from '../engines.ts'
import { runFleetCampaign } from './campaign.ts'

const TRANSACTIONS = countOf({ small: 200, long: 10_000 })
const SIZES = isLong ? { processes: 4, clients: 8 } : { processes: 3, clients: 4 }
const FAULTS = isLong ? { writer: 10, replica: 5 } : { writer: 1, replica: 1 }
const SEED = firstSeed(1)

it.runIf(hasPostgres)(
  `processes behind a proxy act as one node over ${TRANSACTIONS} transactions, seed ${SEED}, while some are killed or stopped`,
  async () => {
    const sizes = { ...SIZES, transactions: TRANSACTIONS, kills: FAULTS, pauses: FAULTS }
    const figures = await runFleetCampaign(await createPlaceOnPostgres(), { ...sizes, seed: SEED })
    report('faults/fleet', { seed: SEED, count: TRANSACTIONS, ...figures })
  },
)
