import { it, onTestFinished } from 'vitest'
import { openPostgresConnection } from '../../../../src/storage/postgres/connection.ts'
import { requireAddress } from '../../../_helpers/postgres.ts'
import { startReplicatedPostgres } from '../../../_setup/startPostgres.ts'
import { countOf, firstSeed, isLong, report } from '../../_campaign.ts'
import { hasPostgres, placeAtUrl } from '../engines.ts'
import { type FleetCampaign, type FleetFigures, runFleetCampaign } from './campaign.ts'

const TRANSACTIONS = countOf({ small: 80, long: 10_000 })
const FAULTS = isLong ? { writer: 5, replica: 2 } : { writer: 0, replica: 0 }
const SEED = firstSeed(1)

/** Runs a campaign on a server with a synchronous standby, which is promoted once the server is killed with all its processes. */
async function runPromotionCampaign(campaign: FleetCampaign): Promise<FleetFigures> {
  const servers = await startReplicatedPostgres()
  onTestFinished(() => servers.stop())
  const place = await placeAtUrl(servers.primaryUrl, servers.standbyUrl)
  const durable = { ...place, flags: [...place.flags, '--durability', 'power'] }
  const disturb = async () => {
    await servers.killPrimary()
    const connection = await openPostgresConnection(requireAddress(servers.standbyUrl), {
      prepare: 'SELECT 1',
      answerTimeoutMs: 60_000,
    })
    await connection.exec('SELECT pg_promote()')
    await connection.close()
  }
  return runFleetCampaign(durable, { ...campaign, disturb })
}

it.runIf(hasPostgres)(
  `acknowledged transactions survive the PostgreSQL server that stored them, whose standby is promoted: ${TRANSACTIONS} transactions, seed ${SEED}`,
  async () => {
    const clients = isLong ? { processes: 4, clients: 8 } : { processes: 2, clients: 4 }
    const campaign = { ...clients, transactions: TRANSACTIONS, kills: FAULTS, pauses: FAULTS, seed: SEED }
    report('faults/promotion', { seed: SEED, count: TRANSACTIONS, ...(await runPromotionCampaign(campaign)) })
  },
)
