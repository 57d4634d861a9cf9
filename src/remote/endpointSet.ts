import type { Timer } from '../base/clock.ts'
import { type HeaderList, parseAddress } from './address.ts'
import { createEndpoint, type Endpoint } from './endpoint.ts'
import { InvalidRemote } from './errors.ts'
import { createHealth, type EndpointHealth, type Health } from './health.ts'

/** An endpoint with what is known about it. */
export interface Member {
  readonly endpoint: Endpoint
  readonly health: Health
  /** Maximum number of questions per request that it accepts. */
  batchSize: number
  /** Whether it lacks the head of the chain, so that its answers would be of an older state or of another branch. */
  isBehind: boolean
}

export interface EndpointSetSetup {
  readonly urls: readonly string[]
  /** Returns the headers that the requests to a URL have. */
  headersOf(url: string): HeaderList
  readonly timeoutMs: number
  readonly maxBytes: number
  readonly maxBatchSize: number
  readonly timer: Timer
}

/** The endpoints in order of preference, and the choice among them. */
export type EndpointSet = ReturnType<typeof createEndpointSet>

const MAX_ENDPOINTS = 8

/** Creates the endpoints of `urls`. Throws `InvalidRemote`. */
export function createEndpointSet(setup: EndpointSetSetup) {
  const { urls, headersOf, timer, maxBatchSize } = setup
  if (urls.length === 0 || urls.length > MAX_ENDPOINTS) {
    throw new InvalidRemote(`remote URLs: must be 1 to ${MAX_ENDPOINTS}, got ${urls.length}`)
  }
  const all: readonly Member[] = urls.map((url) => ({
    endpoint: createEndpoint({ ...setup, address: parseAddress(url, headersOf(url)) }),
    health: createHealth(timer),
    batchSize: maxBatchSize,
    isBehind: false,
  }))

  /** Returns the endpoints without those whose answers were wrong and those that lag behind, unless all do. */
  function trusted(): readonly Member[] {
    const right = all.filter(({ health }) => !health.isWrong())
    const upToDate = right.filter(({ isBehind }) => !isBehind)
    return upToDate.length > 0 ? upToDate : right.length > 0 ? right : all
  }
  /** Returns the endpoints that were not tried, or all if there are none. */
  function untried(tried: ReadonlySet<Member>): readonly Member[] {
    const members = trusted().filter((member) => !tried.has(member))
    return members.length === 0 ? trusted() : members
  }
  const isReady = ({ health }: Member) => health.pauseMs() === 0
  const isUp = (member: Member) => member.health.isUp() && isReady(member)

  return {
    /** All of them, in order of preference. */
    all,
    /**
     * Returns the preferred endpoint that was not tried and may be asked now. One that has failed is the last choice.
     */
    choose(tried: ReadonlySet<Member>): Member | undefined {
      const choices = untried(tried)
      return choices.find(isUp) ?? choices.find(isReady)
    },
    /** Returns the preferred healthy endpoint that was not tried. */
    alternative: (tried: ReadonlySet<Member>): Member | undefined =>
      trusted().find((member) => !tried.has(member) && isUp(member)),
    /** Returns the time in ms until {@link choose} has a choice. */
    pauseMs: (tried: ReadonlySet<Member>): number => Math.min(...untried(tried).map(({ health }) => health.pauseMs())),
    /** Returns the failed endpoints that may be probed, while a healthy one serves. */
    toProbe(): readonly Member[] {
      const members = trusted()
      return members.some(isUp) ? members.filter((member) => !member.health.isUp() && isReady(member)) : []
    },
    isAlone: () => trusted().length === 1,
    reports: (): readonly EndpointHealth[] =>
      all.map(({ endpoint, health, isBehind }) => ({ ...health.report(endpoint.origin), isBehind })),
  }
}
