import type { DestinationStream, Logger } from 'pino'
import { printable } from '../base/printable.ts'
import type { Config } from '../config/load.ts'
import { findVariables } from '../config/variables.ts'
import type { Node } from '../node/createNode.ts'
import type { NodeOptions } from '../node/openNetwork.ts'
import { watchReadiness } from '../node/readinessLog.ts'
import { createLogger } from '../server/logger.ts'
import { type Listening, type ListeningNode, type Served, serve } from '../server/serve.ts'
import { makeFolder } from '../storage/makeFolder.ts'
import { writeAddress } from './addressFile.ts'
import { CommandError, explainData, explainListening, FollowHalted } from './failure.ts'
import type { Output } from './output.ts'
import { describeRuntimeHoles } from './runtimeHoles.ts'
import { waitForStop } from './waitForStop.ts'

/** Creates the node to serve. A parameter, so that other commands do not load the node's modules. */
export type CreateNode = (config: Config, logger: Logger, options?: NodeOptions) => Promise<Node>

/** The differences between commands that serve. */
export interface Manner {
  createNode(logger: Logger): Promise<Node>
  /** Returns the key for local clients, or undefined without one. */
  openLocalKey(): Promise<string | undefined>
  /** Receives the lines of the node's log. The default is the standard error output. */
  readonly logDestination?: DestinationStream | undefined
  /** Default false. */
  readonly acceptsHostsOutsideDns?: Served['acceptsHostsOutsideDns']
  /** Default true: pages of this computer may use the node, if the settings let them. */
  readonly servesPages?: Served['servesPages']
  /** Default true: changes of the node's state are lines of the log. */
  readonly logsStates?: boolean
  /** Called when the node accepts requests. */
  announce(port: number, localKey: string | undefined): void | Promise<void>
}

/** Opens data, and explains a failure by the setting to change. */
export async function openData<T>(config: Config, open: () => Promise<T>): Promise<T> {
  try {
    if (config.store.kind !== 'memory') await makeFolder(config.data)
    return await open()
  } catch (error) {
    throw explainData(error, config)
  }
}

async function listen(config: Config, served: Served): Promise<ListeningNode> {
  try {
    return await serve(config, served)
  } catch (error) {
    throw explainListening(error, config, ['host', 'port'])
  }
}

/** Starts the admin server if `adminPort` is set. */
async function listenToOperator(
  config: Config,
  { metrics, admin }: Node,
  logger: Logger,
): Promise<Listening | undefined> {
  if (config.adminPort === 'none') return undefined
  const { serveAdmin } = await import('../server/admin/adminServer.ts')
  const { apiRoutes, metricsRoute } = await import('../server/admin/routes.ts')
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

/** Time in which the node answers the first requests before libraries are loaded for later ones. */
const WARM_UP_AFTER_MS = 100

/** The reason of a stop without a signal. */
const REPLACED = 'another process writes'

/** Runs a node until a signal stops it. A takeover by another process is an error. */
export async function runNode(
  config: Config,
  output: Pick<Output, 'write'>,
  {
    createNode,
    openLocalKey,
    logDestination,
    acceptsHostsOutsideDns,
    servesPages,
    logsStates = true,
    announce,
  }: Manner,
): Promise<void> {
  const logger = createLogger(config.logLevel, logDestination)
  const { links } = findVariables()
  if (links.length > 0) logger.debug({ variables: links }, 'variables of other services and containers are ignored')
  const holes = config.profile === 'hosted' ? describeRuntimeHoles(process.versions.node) : undefined
  if (holes !== undefined) logger.warn(holes)
  const node = await openData(config, () => createNode(logger))
  try {
    const localKey = await openLocalKey()
    const stopped = waitForStop()
    const admin = await listenToOperator(config, node, logger)
    if (admin !== undefined) node.addPart('admin server', admin.close)
    const { port, close, reloadCertificate } = await listen(config, {
      ...node,
      localKey,
      logger,
      acceptsHostsOutsideDns,
      servesPages,
    })
    node.addPart('server', close)
    if (reloadCertificate !== undefined) process.on('SIGHUP', reloadCertificate) // otherwise the signal ends the process
    await writeAddress(config, port, logger)
    await announce(port, localKey)
    setTimeout(node.warmUp, WARM_UP_AFTER_MS).unref()
    if (logsStates) node.addPart('log of readiness', watchReadiness(node.ready, logger).stop)
    const reason = await Promise.race([stopped, node.replaced.then(() => REPLACED)])
    if (logsStates) logger.info({ reason }, 'stopping')
    if (reason === REPLACED)
      throw new CommandError(
        'store: must not be written by another process, got one that took over; restart with --standby to take over from it',
      )
    output.write(printable`Stopping. Press Ctrl-C again to stop immediately.\n`)
    const halt = node.halted()
    if (halt !== undefined)
      throw new FollowHalted(
        `follow: must have blocks that execution here agrees with, got one of ${halt}; send it to the developers, or run scion replay with it`,
      )
  } finally {
    await node.close()
    if (logsStates) logger.info('stopped')
  }
}
