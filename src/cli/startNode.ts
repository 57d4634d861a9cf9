import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Logger } from 'pino'
import { type Config, loadConfig } from '../config.ts'
import { openLocalKey } from '../keys/localKey.ts'
import type { Node } from '../node.ts'
import { isLoopbackHost } from '../server/access.ts'
import { createLogger } from '../server/logger.ts'
import { type Listening, serve } from '../server/serve.ts'
import { packageVersion } from '../version.ts'
import { printBanner } from './banner.ts'
import { explainData, explainListening } from './failure.ts'
import type { Output } from './output.ts'
import { waitForStop } from './waitForStop.ts'

/** Makes the node that is served; handed in so that nothing heavy is loaded for other commands. */
export type CreateNode = (config: Config, logger: Logger) => Promise<Node>

async function openData<T>(config: Config, open: () => Promise<T>): Promise<T> {
  try {
    await mkdir(config.data, { recursive: true })
    return await open()
  } catch (error) {
    throw explainData(error, config)
  }
}

async function listen(config: Config, node: Node, logger: Logger, localKey: string | undefined): Promise<Listening> {
  const { rpc, keys } = node
  try {
    return await serve(config, { rpc, keys, localKey, logger, health: node.health, openrpc: node.openrpc })
  } catch (error) {
    throw explainListening(error, config.host, config.port)
  }
}

/** Runs a node by the settings in effect until a signal ends it. */
export async function startNode(flags: Record<string, unknown>, output: Output, createNode: CreateNode): Promise<void> {
  const { config: given } = loadConfig({ flags })
  const config = { ...given, data: resolve(given.data) }
  const logger = createLogger(config.logLevel)
  const node = await openData(config, () => createNode(config, logger))
  try {
    const localKey = isLoopbackHost(config.host) ? await openData(config, () => openLocalKey(config.data)) : undefined
    const stopped = waitForStop()
    const { port, close } = await listen(config, node, logger, localKey)
    output.write(printBanner({ version: packageVersion(), config, port, localKey }, output))
    await stopped
    output.write('Stopping; once more to stop at once.\n')
    await close()
  } finally {
    await node.close()
  }
}
