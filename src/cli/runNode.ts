import type { DestinationStream, Logger } from 'pino'
import { nativeCurveProblem } from '../base/curve.ts'
import type { Config } from '../config.ts'
import type { Node } from '../node.ts'
import type { NodeOptions } from '../openNetwork.ts'
import { apiRoutes } from '../server/admin/apiRoutes.ts'
import { metricsRoute } from '../server/admin/metricsRoute.ts'
import { serveAdmin } from '../server/admin/serveAdmin.ts'
import { createLogger } from '../server/logger.ts'
import { type Listening, type ListeningNode, serve } from '../server/serve.ts'
import { makeFolder } from '../store/makeFolder.ts'
import { CommandError, explainData, explainListening } from './failure.ts'
import type { Output } from './output.ts'
import { describeRuntimeHoles } from './runtimeHoles.ts'
import { waitForStop } from './waitForStop.ts'

/** Makes the node that is served; handed in so that nothing heavy is loaded for other commands. */
export type CreateNode = (config: Config, logger: Logger, options?: NodeOptions) => Promise<Node>

/** What commands that serve have each their own way of. */
export interface Manner {
  createNode(logger: Logger): Promise<Node>
  /** The key of the owner of this machine, or undefined where nobody has one. */
  openLocalKey(): Promise<string | undefined>
  /** Takes the lines of the node's own log; without it they go to the standard error output. */
  readonly logDestination?: DestinationStream | undefined
  /** Called when the node can be asked. */
  announce(port: number, localKey: string | undefined): void
}

/** Does what makes files, and says what to change when it fails. */
export async function openData<T>(config: Config, open: () => Promise<T>): Promise<T> {
  try {
    await makeFolder(config.data)
    return await open()
  } catch (error) {
    throw explainData(error, config)
  }
}

async function listen(
  config: Config,
  node: Node,
  logger: Logger,
  localKey: string | undefined,
): Promise<ListeningNode> {
  try {
    return await serve(config, { ...node, localKey, logger })
  } catch (error) {
    throw explainListening(error, config, ['host', 'port'])
  }
}

/** Lets the operator in, where the settings say so. */
async function listenToOperator(
  config: Config,
  { metrics, admin }: Node,
  logger: Logger,
): Promise<Listening | undefined> {
  try {
    const routes = [
      ...(metrics ? [metricsRoute(metrics)] : []),
      ...(admin ? [apiRoutes(admin.rpc, admin.document)] : []),
    ]
    return await serveAdmin(config, logger, routes)
  } catch (error) {
    throw explainListening(error, config, ['adminHost', 'adminPort'])
  }
}

/** Runs a node by these settings until a signal ends it, or another process takes its place, which is an error. */
export async function runNode(
  config: Config,
  output: Pick<Output, 'write'>,
  { createNode, openLocalKey, logDestination, announce }: Manner,
): Promise<void> {
  const logger = createLogger(config.logLevel, logDestination)
  const holes = config.profile === 'hosted' ? describeRuntimeHoles(process.versions.node) : undefined
  if (holes !== undefined) logger.warn(holes)
  if (nativeCurveProblem !== undefined) {
    const { platform, arch } = process
    logger.info(
      `secp256k1 has no binary for ${platform}-${arch}: signatures are recovered in WebAssembly, 5 times slower`,
    )
  }
  const node = await openData(config, () => createNode(logger))
  try {
    const localKey = await openLocalKey()
    const stopped = waitForStop()
    const admin = await listenToOperator(config, node, logger)
    const { port, close, reloadCertificate } = await listen(config, node, logger, localKey)
    const onHangup = () => void reloadCertificate?.()
    if (reloadCertificate !== undefined) process.on('SIGHUP', onHangup) // else it ends the process, as usual
    announce(port, localKey)
    const isReplaced = await Promise.race([stopped.then(() => false), node.replaced.then(() => true)])
    if (!isReplaced) output.write('Stopping; once more to stop at once.\n')
    await close()
    process.off('SIGHUP', onHangup)
    await admin?.close()
    if (isReplaced)
      throw new CommandError(
        'another process has taken over the database; start again with --standby to take over from it',
      )
  } finally {
    await node.close()
  }
}
