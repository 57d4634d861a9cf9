import { existsSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { systemTimer } from '../base/clock.ts'
import { toHex } from '../base/hex.ts'
import { toTenths } from '../base/rounded.ts'
import { packageVersion } from '../base/version.ts'
import type { Workers } from '../chain/simulation/workers/workers.ts'
import { genesisNumber, hasPublicChainId } from '../chainspec/network.ts'
import { chainPlace, databasePlace, nameOf } from '../config/dataFiles.ts'
import type { Config } from '../config/load.ts'
import type { FollowUrls } from '../config/upstreams.ts'
import { MAX_REORG_DEPTH } from '../follow/follow.ts'
import { type FollowedChain, openFollowed } from '../follow/openFollowed.ts'
import type { Progress } from '../follow/progress.ts'
import type { JsonRecord } from '../remote/json.ts'
import { createRemote } from '../remote/remote.ts'
import { hasDatabase } from '../storage/engines.ts'
import { makeFolder } from '../storage/makeFolder.ts'
import { type NetworkOptions, type OpenNetwork, openNetwork } from './openNetwork.ts'
import { createEndpointLog } from './openUpstreamNetwork.ts'
import {
  type EndpointChain,
  type Expected,
  isOfNetwork,
  readEndpointChains,
  requireGenesis,
  requireNetwork,
} from './requireFollowable.ts'

/** Maximum number of requests to the endpoints of a network at once. */
const MAX_IN_FLIGHT = 4
const TIMEOUT_MS = 10_000
/** Time after which a second endpoint is asked the same, in ms. */
const HEDGE_AFTER_MS = 1_000
/** Maximum length of a response, which a batch of full blocks needs. Longer ones are asked for in parts. */
const MAX_RESPONSE_BYTES = 16 * 2 ** 20

export interface FollowedNetworkOptions extends NetworkOptions {
  readonly logger: Logger
}

/** An open network that executes the blocks of endpoints. Its chain must be closed after `followed`. */
export interface OpenFollowedNetwork extends OpenNetwork {
  readonly followed: FollowedChain
}

/**
 * Opens the chain of a network, and begins to follow endpoints. Rejects with `CannotFollow` if all endpoints have another
 * chain, with `StoreError` and with `WrongChain`.
 */
export async function openFollowedNetwork(
  { network, urls, webSocketUrls }: FollowUrls,
  config: Config,
  workers: Workers | undefined,
  { logger, ...options }: FollowedNetworkOptions,
): Promise<OpenFollowedNetwork> {
  const log = logger.child({ network })
  const remote = createRemote({
    urls,
    headers: config.followHeader,
    timeoutMs: TIMEOUT_MS,
    requestsPerSecond: Number.POSITIVE_INFINITY,
    maxInFlight: MAX_IN_FLIGHT,
    maxBytes: MAX_RESPONSE_BYTES,
    spreads: true,
    retries: 1,
    hedgeAfterMs: HEDGE_AFTER_MS,
    backoffMs: config.followPollMs,
    timer: systemTimer,
    onWrong: (endpoint, reason) => log.error({ endpoint, reason }, 'an endpoint gives wrong answers'),
  })
  const open = async (): Promise<OpenNetwork> => {
    const expected = await expectedOf({ network, urls, webSocketUrls }, config)
    const chains = await readEndpointChains(remote.each(), systemTimer)
    requireNetwork(chains, expected)
    const timestamp = await findGenesisTime(chains, expected, config)
    const opened = await openNetwork(network, { ...config, mining: { kind: 'manual' } }, workers, {
      ...options,
      ...(timestamp !== undefined && { start: { genesis: { timestamp } } }),
    })
    try {
      const genesis = await opened.chain.reads.findBlock({ kind: 'earliest' })
      if (genesis !== undefined) requireGenesis(chains, expected, genesis.hash)
      return opened
    } catch (error) {
      await opened.chain.close()
      throw error
    }
  }
  const opened = await open().catch(async (error: unknown) => {
    await remote.close()
    throw error
  })
  const { chain, link } = opened
  if (hasPublicChainId(network) && chain.reads.headNumber() === genesisNumber(chain.network))
    log.warn(
      'the chain begins at its genesis, and years of blocks are executed; scion import --state begins with a published state',
    )
  const followed = await openFollowed({
    ...{ chain, remote, timer: systemTimer },
    notifications: {
      urls: webSocketUrls,
      headers: config.followHeader,
      onLost: (reason) => log.warn({ reason }, 'heads are only polled until this endpoint sends notifications again'),
      onRestored: (endpoint) => log.warn({ endpoint }, 'this endpoint sends notifications of heads again'),
    },
    pollMs: config.followPollMs,
    maxReorgDepth: config.allowDeepReorg ? Number.POSITIVE_INFINITY : MAX_REORG_DEPTH,
    readsOlder: config.backfill,
    imports: () => link === undefined || link.writes(),
    onProblem: (reason) => log.warn({ reason }, 'the head of an endpoint is not followed'),
    onPolled: createEndpointLog(remote, log),
    onProgress: (progress) => log.info(roundProgress(progress), 'catching up'),
    version: packageVersion(),
    settings: reportedSettings(config),
    saveReport: (name, text) => saveReport(config.data, name, text),
    onHalted: ({ number, hash, rule, expected, found, report }) =>
      log.fatal(
        { block: number, hash: toHex(hash), rule, expected, found, ...report },
        'following has halted: execution here disagrees with a block that has valid work; reads continue; "scion replay" executes the block of the report again',
      ),
    onDeepReorg: (reorg) =>
      log.error(
        { ...reorg, totalDifficulty: String(reorg.totalDifficulty) },
        chain.older === undefined || reorg.lowest > chain.older.base
          ? `an endpoint has a chain with more work that replaces more than ${MAX_REORG_DEPTH} blocks; compare it with other nodes, and restart with --allow-deep-reorg to follow it`
          : 'an endpoint has a chain with more work that does not have the block of the imported state; compare it with other nodes, and begin with another state to follow it',
      ),
    onApart: (endpoint, { number, hash }) =>
      log.error({ endpoint, block: number, hash: toHex(hash) }, 'an endpoint stays on a branch with less work'),
  })
  followed.start()
  return { ...opened, followed }
}

/** Returns the network to expect of the endpoints. */
async function expectedOf({ network, urls }: FollowUrls, config: Config): Promise<Expected> {
  const other = { kind: 'chain', network, genesis: config.genesis === 'real' ? 'sandbox' : 'real' } as const
  const isStored = await hasDatabase(databasePlace(config, other))
  return {
    name: network,
    genesis: config.genesis,
    endpoints: urls.length,
    storedOther: isStored ? nameOf(other) : undefined,
  }
}

/** Returns the time of the genesis block with which a new sandbox begins: that of an endpoint. Undefined if none has it. */
async function findGenesisTime(
  chains: readonly EndpointChain[],
  expected: Expected,
  config: Config,
): Promise<number | undefined> {
  if (config.genesis === 'real' || (await hasDatabase(chainPlace(config, expected.name)))) return undefined
  return chains.find((chain) => isOfNetwork(chain, expected))?.genesisTime
}

/** Returns the progress with rounded figures, for the log. */
function roundProgress({ height, behind, blocksPerSecond, megagasPerSecond, remainingSeconds }: Progress) {
  return {
    ...{ height, behind },
    blocksPerSecond: toTenths(blocksPerSecond),
    megagasPerSecond: Math.round(megagasPerSecond * 100) / 100,
    remainingSeconds: remainingSeconds === undefined ? undefined : Math.ceil(remainingSeconds),
  }
}

/** Returns the settings that determine how blocks of a followed network are executed, as JSON. None is secret. */
function reportedSettings(config: Config): JsonRecord {
  const { genesis, gasLimit, unlimitedCodeSize, codeSizeLimit, withoutRule } = config
  return { genesis, gasLimit, unlimitedCodeSize, codeSizeLimit, withoutRule }
}

/** Writes a report into the data folder, unless it is there. Returns its path. It exists once it is complete. */
async function saveReport(folder: string, name: string, text: string): Promise<string> {
  const path = join(folder, name)
  if (existsSync(path)) return path
  await makeFolder(folder)
  const partial = `${path}.partial`
  await rm(partial, { force: true })
  await writeFile(partial, text, { mode: 0o600, flag: 'wx', flush: true })
  await rename(partial, path)
  return path
}
