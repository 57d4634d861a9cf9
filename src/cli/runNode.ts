import { mkdir } from 'node:fs/promises'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Node } from '../node.ts'
import type { NodeOptions } from '../openNetwork.ts'
import { createLogger } from '../server/logger.ts'
import { type Listening, serve } from '../server/serve.ts'
import { explainData, explainListening } from './failure.ts'
import type { Output } from './output.ts'
import { waitForStop } from './waitForStop.ts'

/** Makes the node that is served; handed in so that nothing heavy is loaded for other commands. */
export type CreateNode = (config: Config, logger: Logger, options?: NodeOptions) => Promise<Node>

/** What commands that serve have each their own way of. */
export interface Manner {
  createNode(logger: Logger): Promise<Node>
  /** The key of the owner of this machine, or undefined where nobody has one. */
  openLocalKey(): Promise<string | undefined>
  /** Called when the node can be asked. */
  announce(port: number, localKey: string | undefined): void
}

/** Does what makes files, and says what to change when it fails. */
export async function openData<T>(config: Config, open: () => Promise<T>): Promise<T> {
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

/** Runs a node by these settings until a signal ends it. */
export async function runNode(
  config: Config,
  output: Pick<Output, 'write'>,
  { createNode, openLocalKey, announce }: Manner,
): Promise<void> {
  const logger = createLogger(config.logLevel)
  const node = await openData(config, () => createNode(logger))
  try {
    const localKey = await openLocalKey()
    const stopped = waitForStop()
    const { port, close } = await listen(config, node, logger, localKey)
    announce(port, localKey)
    await stopped
    output.write('Stopping; once more to stop at once.\n')
    await close()
  } finally {
    await node.close()
  }
}
