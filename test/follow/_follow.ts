import { onTestFinished } from 'vitest'
import { systemClock, systemTimer } from '../../src/base/clock.ts'
import { toHex } from '../../src/base/hex.ts'
import type { ChainSetup } from '../../src/chain/openChain.ts'
import { type DeepReorg, type Halt, MAX_REORG_DEPTH } from '../../src/follow/follow.ts'
import { type FollowedChain, openFollowed } from '../../src/follow/openFollowed.ts'
import type { Progress } from '../../src/follow/progress.ts'
import { createRemote } from '../../src/remote/remote.ts'
import { MINES_ON_DEMAND, openTestChain } from '../_helpers/chain.ts'
import { type ServedChain, serveChain } from '../_helpers/chainServer.ts'
import { type HeldTimer, holdTimer } from '../_helpers/heldTimer.ts'

/** Time between two polls, in ms. */
export const POLL_MS = 1_000

/** A chain that follows endpoints, behind the real methods and the real server. */
export interface ServedFollowed extends ServedChain {
  readonly followed: FollowedChain
  /** The timer of polls and reports. Requests to endpoints have their own. */
  readonly timer: HeldTimer
  readonly problems: readonly string[]
  readonly wrong: readonly string[]
  readonly halts: readonly Halt[]
  /** Reports of halts by the names of their files. */
  readonly reports: ReadonlyMap<string, string>
  readonly deepReorgs: readonly DeepReorg[]
  /** Origins of endpoints that stay on another branch. */
  readonly apart: readonly string[]
  readonly progress: readonly Progress[]
  /** Closes all parts. */
  end(): Promise<void>
}

interface Options {
  readonly maxReorgDepth?: number
  readonly readsOlder?: boolean
  readonly webSocketUrls?: readonly string[]
  readonly chain?: Partial<ChainSetup>
}

/** Opens a chain that follows endpoints when the test polls, and is closed with the test. */
export async function serveFollowed(urls: readonly string[], options: Options = {}): Promise<ServedFollowed> {
  const [problems, wrong, apart]: [string[], string[], string[]] = [[], [], []]
  const [halts, deepReorgs, progress]: [Halt[], DeepReorg[], Progress[]] = [[], [], []]
  const reports = new Map<string, string>()
  const chain = await openTestChain({ submitting: MINES_ON_DEMAND, ...options.chain })
  const timer = holdTimer()
  const remote = createRemote({
    urls,
    requestsPerSecond: Number.POSITIVE_INFINITY,
    spreads: true,
    retries: 1,
    backoffMs: 1,
    timer: systemTimer,
    onWrong: (origin, reason) => void wrong.push(`${origin}: ${reason}`),
  })
  const followed = await openFollowed({
    ...{ chain, remote, timer, clock: systemClock },
    pollMs: POLL_MS,
    maxReorgDepth: options.maxReorgDepth ?? MAX_REORG_DEPTH,
    readsOlder: options.readsOlder ?? false,
    imports: () => true,
    notifications: { urls: options.webSocketUrls ?? [], headers: [], onLost: (reason) => void problems.push(reason) },
    version: '1.2.3',
    settings: { genesis: 'sandbox' },
    async saveReport(name, text) {
      reports.set(name, text)
      return name
    },
    onProblem: (message) => void problems.push(message),
    onHalted: (halt) => void halts.push(halt),
    onDeepReorg: (reorg) => void deepReorgs.push(reorg),
    onApart: (endpoint) => void apart.push(endpoint),
    onProgress: (one) => void progress.push(one),
  })
  const served = await serveChain(chain, { followed })
  let ending: Promise<void> | undefined
  const end = () => {
    ending ??= followed.close().then(served.close)
    return ending
  }
  onTestFinished(end)
  return { ...served, followed, timer, problems, wrong, halts, reports, deepReorgs, apart, progress, end }
}

/** Returns the state root and the hash of the newest block. */
export async function newestOf({ chain }: Pick<ServedChain, 'chain'>): Promise<string> {
  const block = await chain.reads.findBlock({ kind: 'latest' })
  return block === undefined ? 'none' : `${block.header.number} ${toHex(block.hash)} ${toHex(block.header.stateRoot)}`
}
