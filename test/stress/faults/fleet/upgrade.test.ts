import { it } from 'vitest'
import { countOf, firstSeed, isLong, report } from '../../_campaign.ts'
import { createPlaceOnPostgres, hasPostgres } from '../engines.ts'
import { runFleetCampaign } from './campaign.ts'
import { buildNewerVersion } from './newerVersion.ts'

const TRANSACTIONS = countOf({ small: 20, long: 2_000 })
const SIZES = isLong ? { processes: 3, clients: 4 } : { processes: 2, clients: 1 }
const SEED = firstSeed(1)

it.runIf(hasPostgres)(
  `processes are replaced one by one under load by those of another version, and back: at least ${TRANSACTIONS} transactions, seed ${SEED}`,
  async () => {
    const newer = await buildNewerVersion()
    const none = { writer: 0, replica: 0 }
    const sizes = { ...SIZES, transactions: TRANSACTIONS, kills: none, pauses: none }
    const figures = await runFleetCampaign(await createPlaceOnPostgres(), {
      ...sizes,
      seed: SEED,
      async disturb(fleet) {
        await fleet.replaceAll(newer)
        await fleet.replaceAll()
      },
    })
    report('faults/upgrade', { seed: SEED, count: TRANSACTIONS, ...figures })
  },
)
