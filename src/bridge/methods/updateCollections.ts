import type { BridgeCall } from '../bridgeCall.ts'
import { updateCreationHeights } from '../federation/federations.ts'
import { requireHolder } from '../federation/membersOnly.ts'
import { ALWAYS, act } from '../method.ts'
import { logUpdate } from '../pegout/events.ts'
import { migrate } from '../pegout/migration.ts'
import { processConfirmed } from '../pegout/processConfirmed.ts'
import { processRequests } from '../pegout/processRequests.ts'
import { updateSvp } from '../svp/updateSvp.ts'

/** Does all that is due, on behalf of the federation's members: moves bitcoins, sends them, has transactions signed. */
export const updateCollections = act('updateCollections', [], 48_000n, ALWAYS, update)

async function update(call: BridgeCall): Promise<void> {
  await requireHolder(call)
  logUpdate(call)
  await migrate(call)
  await processRequests(call)
  await processConfirmed(call)
  await updateCreationHeights(call)
  await updateSvp(call)
}
