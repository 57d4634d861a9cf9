import { LRUCache } from 'lru-cache'
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
  /** Height up to which its blocks are known to be those of the chain; `Infinity` if it has the head. */
  reach: number
  /** Number of requests that run. */
  running: number
  /** Methods that it does not offer, with the time in ms until which this is assumed. */
  readonly lacking: LRUCache<string, number>
}

/** The part of a question by which its endpoint is chosen. */
export interface Wanted {
  readonly method: string
  /** Height of the block that the endpoint must have; undefined: the answer shows whether it has it. */
  readonly height: number | undefined
  /** Endpoints that have failed. */
  readonly tried: ReadonlySet<Member>
}

export interface EndpointSetSetup {
  readonly urls: readonly string[]
  /** Returns the headers that the requests to a URL have. */
  headersOf(url: string): HeaderList
  readonly timeoutMs: number
  readonly maxBytes: number
  readonly maxBatchSize: number
  /** Whether the least busy healthy endpoint is chosen, instead of the preferred one. */
  readonly spreads: boolean
  readonly timer: Timer
}

/** The endpoints in order of preference, and the choice among them. */
export type EndpointSet = ReturnType<typeof createEndpointSet>

const MAX_ENDPOINTS = 8
/** Maximum number of methods of an endpoint that are known as not offered. */
const MAX_LACKING = 256
/** Time in ms for which a method is assumed not to be offered. A node may be restarted with other modules. */
const LACKING_MS = 600_000

/** Creates the endpoints of `urls`. Throws `InvalidRemote`. */
export function createEndpointSet(setup: EndpointSetSetup) {
  const { urls, headersOf, timer, maxBatchSize, spreads } = setup
  if (urls.length === 0 || urls.length > MAX_ENDPOINTS) {
    throw new InvalidRemote(`remote URLs: must be 1 to ${MAX_ENDPOINTS}, got ${urls.length}`)
  }
  const all: readonly Member[] = urls.map((url) => ({
    endpoint: createEndpoint({ ...setup, address: parseAddress(url, headersOf(url)) }),
    health: createHealth(timer),
    batchSize: maxBatchSize,
    reach: Number.POSITIVE_INFINITY,
    running: 0,
    lacking: new LRUCache({ max: MAX_LACKING }),
  }))

  /** Returns the endpoints without those whose answers were wrong, unless all were. */
  function trusted(): readonly Member[] {
    const right = all.filter(({ health }) => !health.isWrong())
    return right.length > 0 ? right : all
  }
  /** Returns the endpoints that may be asked a question. Those without the head are last. */
  function candidates({ method, height }: Pick<Wanted, 'method' | 'height'>): readonly Member[] {
    const members = trusted()
    const offering = members.filter((member) => !lacks(member, method))
    const able = offering.length > 0 ? offering : members
    if (height !== undefined) return able.filter(({ reach }) => reach >= height)
    return able.some(isBehind) ? able.toSorted((a, b) => Number(isBehind(a)) - Number(isBehind(b))) : able
  }
  /** Returns the endpoints that were not tried, or all if there are none. */
  function untried(wanted: Wanted): readonly Member[] {
    const members = candidates(wanted)
    const others = members.filter((member) => !wanted.tried.has(member))
    return others.length === 0 ? members : others
  }
  const lacks = ({ lacking }: Member, method: string) => (lacking.get(method) ?? 0) > timer.nowMs()
  const isReady = ({ health }: Member) => health.pauseMs() === 0
  const isUp = (member: Member) => member.health.isUp() && isReady(member)
  /** Returns the first of the endpoints, or the least busy one. */
  const prefer = (members: readonly Member[]): Member | undefined =>
    (spreads ? members.toSorted((a, b) => a.running - b.running) : members)[0]

  return {
    /** All of them, in order of preference. */
    all,
    /**
     * Returns the preferred or least busy endpoint that was not tried and may be asked now. One that has failed is the last
     * choice.
     */
    choose(wanted: Wanted): Member | undefined {
      const choices = untried(wanted)
      return prefer(choices.filter(isUp)) ?? choices.find(isReady)
    },
    /** Returns the preferred healthy endpoint that was not tried. */
    alternative: (wanted: Wanted): Member | undefined =>
      candidates(wanted).find((member) => !wanted.tried.has(member) && isUp(member)),
    /** Returns the preferred healthy endpoint but one that may be asked all of several questions. */
    substitute(batch: readonly Wanted[], except: Member): Member | undefined {
      const lists = batch.map(candidates)
      return lists[0]?.find((one) => one !== except && isUp(one) && lists.every((list) => list.includes(one)))
    },
    /** Returns the time in ms until {@link choose} has a choice. */
    pauseMs: (wanted: Wanted): number => Math.min(...untried(wanted).map(({ health }) => health.pauseMs())),
    /** Returns whether a healthy endpoint answers others, but cannot be asked this question. */
    isPassedBy(wanted: Wanted): boolean {
      const members = candidates(wanted)
      return trusted().some((member) => isUp(member) && !members.includes(member))
    },
    /** Notes that an endpoint does not offer a method. Returns whether another one may offer it. */
    noteLacking({ lacking }: Member, method: string): boolean {
      lacking.set(method, timer.nowMs() + LACKING_MS)
      return trusted().some((member) => !lacks(member, method))
    },
    /** Returns the failed endpoints that may be probed, while a healthy one serves. */
    toProbe(): readonly Member[] {
      const members = trusted()
      return members.some(isUp) ? members.filter((member) => !member.health.isUp() && isReady(member)) : []
    },
    isAlone: () => trusted().length === 1,
    reports: (): readonly EndpointHealth[] =>
      all.map((member) => ({ ...member.health.report(member.endpoint.origin), isBehind: isBehind(member) })),
  }
}

const isBehind = ({ reach }: Member): boolean => reach !== Number.POSITIVE_INFINITY
