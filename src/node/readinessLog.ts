import type { Logger } from 'pino'
import { systemTimer, type Timer } from '../base/clock.ts'
import type { NetworkReadiness, Readiness } from '../server/pages/health.ts'
import { MAX_BEHIND_MS } from '../server/pages/health.ts'
import { createStateLog, describeDuration, type StateChange } from './stateLog.ts'

/** Interval of the checks, in milliseconds. A load balancer that requests GET /ready each second costs the same. */
const CHECK_MS = 1_000

/** One aspect of a node's readiness, and the texts of its states. A state without a text has a line of its own elsewhere. */
interface Aspect {
  readonly subject: string
  readonly state: string
  /** Whether a first state is worth a line: it is bad, or the node has worked to reach it. */
  readonly isNews: boolean
  readonly isGood: boolean
  readonly text: string | undefined
  readonly network?: string
}

/** Logs each change of a part of GET /ready in one line. Begins at once; `stop` ends it. */
export function watchReadiness(
  ready: () => Promise<Readiness>,
  logger: Pick<Logger, 'info' | 'warn'>,
  timer: Timer = systemTimer,
): { stop(): Promise<void> } {
  const states = createStateLog(timer)
  const stopped = new AbortController()

  async function check(): Promise<void> {
    for (const aspect of aspectsOf(await ready()))
      states.note(aspect.subject, aspect.state, (change) => write(aspect, change))
  }

  function write({ text, network, isGood, isNews }: Aspect, change: StateChange<string>): void {
    if (text === undefined || (change.former === undefined && !isNews)) return
    // The end of a problem has the level of its begin, so that a log that shows one shows both.
    const level = isGood && change.former === undefined ? 'info' : 'warn'
    logger[level]({ network }, `${text}${describeDuration(change)}`)
  }

  let running: Promise<void> | undefined
  function run(): void {
    running = check().finally(() => timer.wakeIn(CHECK_MS, run, stopped.signal))
  }
  run()
  return {
    async stop() {
      stopped.abort()
      await running
    },
  }
}

function aspectsOf({ eventLoop, networks }: Readiness): Aspect[] {
  const isFast = eventLoop === 'ready'
  return [
    {
      subject: 'eventLoop',
      state: eventLoop,
      isGood: isFast,
      isNews: !isFast,
      text: isFast ? 'the event loop is fast again' : 'the event loop is slow: GET /ready reports it',
    },
    ...Object.entries(networks).flatMap(([network, readiness]) => aspectsOfNetwork(network, readiness)),
  ]
}

function aspectsOfNetwork(network: string, { head, store, sharing, upstream, follow }: NetworkReadiness): Aspect[] {
  const isCurrent = sharing === undefined || sharing.behindMs < MAX_BEHIND_MS
  const serves = upstream === undefined || upstream.serving > 0
  return [
    pair(network, 'store', store === 'ready', [
      `the store of ${network} answers again`,
      `the store of ${network} does not answer`,
    ]),
    pair(network, 'head', head === 'ready', [
      `the newest block of ${network} is recent again`,
      `the newest block of ${network} is older than readyHeadAgeSeconds`,
    ]),
    pair(network, 'sharing', isCurrent, [
      `this process has the newest block of ${network} again`,
      `this process may lack the newest blocks of ${network}: it cannot read the writer's changes, or renew its own lease`,
    ]),
    pair(network, 'upstream', serves, [
      `an endpoint of ${network} serves again`,
      `no endpoint of ${network} serves: requests for it fail`,
    ]),
    ...(follow === undefined ? [] : [aspectOfFollowing(network, follow)]),
  ]
}

/** Returns an aspect that is good or bad, and good at the start. */
function pair(network: string, name: string, isGood: boolean, [good, bad]: readonly [string, string]): Aspect {
  const subject = `${name} of ${network}`
  return { subject, network, state: isGood ? 'good' : 'bad', isGood, isNews: !isGood, text: isGood ? good : bad }
}

function aspectOfFollowing(network: string, { state, behind }: NonNullable<NetworkReadiness['follow']>): Aspect {
  const texts = {
    following: `${network} follows its nodes: it has their newest block`,
    behind: `${network} is ${behind} blocks behind its nodes`,
    unreachable: `no node of ${network} answers: the newest block may be old`,
    'not trusted': `no node of ${network} is trusted: the newest block may be old`,
    // Logged with the block and what to do.
    halted: undefined,
    deepReorg: undefined,
  } as const
  const isGood = state === 'following'
  return { subject: `following of ${network}`, network, state, isGood, isNews: true, text: texts[state] }
}
