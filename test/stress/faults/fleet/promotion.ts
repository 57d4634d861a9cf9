import { onTestFinished } from 'vitest'
import { openPostgresConnection } from '../../../../src/store/postgres/connection.ts'
import { requireAddress } from '../../../_helpers/postgres.ts'
import { startReplicatedPostgres } from '../../../_setup/startPostgres.ts'
import { placeAtUrl } from '../engines.ts'
import { type FleetCampaign, type FleetFigures, runFleetCampaign } from './campaign.ts'

/**
 * A campaign on a server with a standby for which commits wait, which takes the place of that server once it is killed with
 * whatever it is doing.
 */
export async function runPromotionCampaign(campaign: FleetCampaign): Promise<FleetFigures> {
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
