import { onTestFinished } from 'vitest'
import { systemClock, systemTimer } from '../../src/base/clock.ts'
import { createDeferred } from '../../src/concurrency/deferred.ts'
import { originOf } from '../../src/node/forkedNetwork.ts'
import { openSharedUpstream } from '../../src/node/openUpstreamNetwork.ts'
import { createRemote, type Remote, type RemoteSetup } from '../../src/remote/remote.ts'
import type { ChainLink } from '../../src/replication/sharedChain.ts'
import { openSharedStore, type SharedStore } from '../../src/replication/sharedStore.ts'
import { openStore } from '../../src/storage/openStore.ts'
import type { PostgresPlace } from '../../src/storage/postgres/location.ts'
import { openUpstreamChain, type UpstreamChain, type UpstreamChainSetup } from '../../src/upstream/openUpstream.ts'
import { LOG_TEMPLATE, toWireLog } from '../../src/wire/log.ts'
import { tracePrinter } from '../../src/wire/traces/tracePrinter.ts'
import { RUN_BUDGETS } from './budgets.ts'
import { LIMITS } from './chain.ts'
import { type ServedChain, type ServedChainOptions, serveChain } from './chainServer.ts'
import { type HeldTimer, holdTimer } from './heldTimer.ts'
import { closedAfterTest } from './temporary.ts'

/** An upstream chain behind the real methods and the real server. */
export interface ServedUpstream extends ServedChain {
  readonly opened: UpstreamChain
  readonly remote: Remote
  /** The timer of the chain, unless the test gives another one. Requests to endpoints have their own. */
  readonly timer: HeldTimer
  /** Problems that did not end the chain. */
  readonly problems: readonly string[]
}

/** Opens the chain of endpoints, which it asks for their heads only when the test does. It is closed with the test. */
export async function serveUpstream(
  urls: readonly string[],
  setup: Partial<UpstreamChainSetup> = {},
  ofRemote: Partial<RemoteSetup> = {},
  bounds: ServedChainOptions['bounds'] = {},
): Promise<ServedUpstream> {
  const { setup: usual, ...parts } = prepare(urls, ofRemote)
  const opened = closedAfterTest(
    await openUpstreamChain({ ...usual, store: await openStore({ kind: 'memory' }), ...setup }),
  )
  const served = closedAfterTest(await serveChain(opened.chain, { upstream: opened.upstream, bounds }))
  return { ...served, opened, ...parts }
}

/** An upstream chain in one of several processes. */
export interface SharedUpstream extends ServedUpstream {
  readonly link: ChainLink
  readonly store: SharedStore
  /** Closes the chain. */
  end(): Promise<void>
}

/** Serves endpoints like `serveUpstream`, on a store that other processes may have open. The first one moves the head. */
export async function serveSharedUpstream(place: PostgresPlace, urls: readonly string[]): Promise<SharedUpstream> {
  const { setup, ...parts } = prepare(urls, {})
  const store = await openSharedStore(place)
  const serving = createDeferred<ServedChain>()
  const execute = async (text: string) => {
    const { method, params } = JSON.parse(text)
    return JSON.stringify(await (await serving.promise).ask(method, ...params))
  }
  const chains: UpstreamChain[] = []
  const { chain, upstream, link } = await openSharedUpstream(
    {
      store,
      standby: true,
      requests: { execute, executeAgain: execute },
      onFailure: (error) => void parts.problems.push(String(error)),
    },
    async (stored, sharing) => {
      const opened = await openUpstreamChain({ ...setup, store: stored, sharing })
      chains.push(opened)
      return opened
    },
  )
  let ending: Promise<void> | undefined
  const end = () => {
    ending ??= chain.close()
    return ending
  }
  onTestFinished(end)
  const served = closedAfterTest(await serveChain(chain, { upstream, link }))
  serving.resolve(served)
  const [opened] = chains
  if (opened === undefined) throw new Error('no chain was opened')
  return { ...served, opened, link, store, end, ...parts }
}

/** Returns the usual parts of an upstream chain. */
function prepare(urls: readonly string[], ofRemote: Partial<RemoteSetup>) {
  const problems: string[] = []
  const timer = holdTimer()
  const remote = createRemote({
    urls,
    requestsPerSecond: Number.POSITIVE_INFINITY,
    backoffMs: 1,
    timer: systemTimer,
    ...ofRemote,
  })
  const setup: Omit<UpstreamChainSetup, 'store'> = {
    remote,
    networkOf: originOf,
    pollMs: 3_600_000,
    clock: systemClock,
    timer,
    chain: {
      limits: LIMITS,
      printLog: (...args) => JSON.stringify(toWireLog(...args)),
      logTemplate: LOG_TEMPLATE,
      tracePrinter,
      budgets: RUN_BUDGETS,
    },
    onProblem: (message) => void problems.push(message),
  }
  return { setup, remote, timer, problems }
}
