import { resolve } from 'node:path'
import { loadConfig } from '../config.ts'
import { openLocalKey } from '../keys/localKey.ts'
import { isLoopbackHost } from '../server/access.ts'
import { packageVersion } from '../version.ts'
import { requireNoRestore } from './backup/restoring.ts'
import { printBanner } from './banner.ts'
import type { Output } from './output.ts'
import { removeChains } from './removeChains.ts'
import { type CreateNode, openData, runNode } from './runNode.ts'

/** Runs a node by the settings in effect until a signal ends it. */
export async function startNode(
  { fresh, ...flags }: Record<string, unknown>,
  output: Output,
  createNode: CreateNode,
): Promise<void> {
  const { config: given } = loadConfig({ flags })
  const config = { ...given, data: resolve(given.data) }
  requireNoRestore(config)
  if (fresh === true) await openData(config, () => removeChains(config))
  await runNode(config, output, {
    createNode: (logger) => createNode(config, logger),
    openLocalKey: async () =>
      isLoopbackHost(config.host) ? openData(config, () => openLocalKey(config.data)) : undefined,
    announce: (port, localKey) =>
      output.write(printBanner({ version: packageVersion(), config, port, localKey }, output)),
  })
}
