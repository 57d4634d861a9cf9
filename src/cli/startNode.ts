import { resolve } from 'node:path'
import { openLocalKey } from '../apiKeys/localKey.ts'
import { packageVersion } from '../base/version.ts'
import { loadConfig } from '../config/load.ts'
import { isLoopbackHost } from '../server/auth/access.ts'
import { requireNoRestore } from './backup/restoring.ts'
import { printBanner } from './banner.ts'
import { CommandError } from './failure.ts'
import type { Output } from './output.ts'
import { asOneOfSeveral, isFirstOfSeveral, leaveProcesses, placeAmongProcesses, runProcesses } from './processes.ts'
import { removeChains } from './removeChains.ts'
import { type CreateNode, openData, runNode } from './runNode.ts'

/** Later processes print nothing: the first one has printed the banner. */
const SILENT = { write: () => undefined }

/** Runs a node by the settings in effect until a signal ends it. */
export async function startNode(
  { fresh, ...flags }: Record<string, unknown>,
  output: Output,
  createNode: CreateNode,
): Promise<void> {
  const { config: given } = loadConfig({ flags })
  const config = asOneOfSeveral({ ...given, data: resolve(given.data) })
  requireNoRestore(config)
  if (config.forkUrl.length > 0)
    throw new CommandError('forkUrl: must not be set for scion start, which keeps its chains; run "scion dev"')
  if (config.network !== 'none')
    throw new CommandError('network: must not be set for scion start; set networks, or run "scion dev"')
  if (fresh === true) await openData(config, () => removeChains(config))
  if (isFirstOfSeveral(config)) return runProcesses(config)
  const place = placeAmongProcesses()
  const shown = place === 0 ? output : SILENT
  try {
    await runNode(config, shown, {
      createNode: (logger) => createNode(config, logger),
      openLocalKey: async () =>
        isLoopbackHost(config.host) ? openData(config, () => openLocalKey(config.data)) : undefined,
      announce: (port, localKey) =>
        shown.write(printBanner({ version: packageVersion(), config, port, localKey }, output)),
    })
  } finally {
    leaveProcesses()
  }
}
