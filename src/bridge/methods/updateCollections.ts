import type { BridgeCall } from '../bridgeCall.ts'
import { requireHolder, updateCreationHeights } from '../federation/federations.ts'
import { act } from '../method.ts'
import { logUpdate } from '../pegout/events.ts'
import { migrate } from '../pegout/migration.ts'
import { processConfirmed } from '../pegout/processConfirmed.ts'
import { processRequests } from '../pegout/processRequests.ts'
import { updateSvp } from '../svp/updateSvp.ts'

/**
 * Advances everything that waits: the migration to a new federation, queued peg-outs, confirmed releases and the
 * validation of a proposed federation. Members of the federations call it regularly.
 */
export const updateCollections = act({ name: 'updateCollections', inputs: [], gas: 48_000n, run: update })

async function update(call: BridgeCall): Promise<void> {
  await requireHolder(call)
  logUpdate(call)
  await migrate(call)
  await processRequests(call)
  await processConfirmed(call)
  await updateCreationHeights(call)
  await updateSvp(call)
}
