import { systemClock, systemTimer } from '../../src/base/clock.ts'
import { originOf } from '../../src/node/forkedNetwork.ts'
import { createRemote, type Remote, type RemoteSetup } from '../../src/remote/remote.ts'
import { openStore } from '../../src/storage/openStore.ts'
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
  const problems: string[] = []
  const timer = holdTimer()
  const remote = createRemote({
    urls,
    requestsPerSecond: Number.POSITIVE_INFINITY,
    backoffMs: 1,
    timer: systemTimer,
    ...ofRemote,
  })
  const opened = closedAfterTest(
    await openUpstreamChain({
      remote,
      networkOf: originOf,
      store: await openStore({ kind: 'memory' }),
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
      ...setup,
    }),
  )
  const served = closedAfterTest(await serveChain(opened.chain, { upstream: opened.upstream, bounds }))
  return { ...served, opened, remote, timer, problems }
}
