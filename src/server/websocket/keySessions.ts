import type { Awaitable } from '../../concurrency/maybePromise.ts'
import { InvalidApiKey, LimitExceeded, NotAllowedForKey } from '../../rpc/refusals.ts'
import type { AuthenticatedCaller, KeyGrant } from '../auth/authenticate.ts'
import type { WebSocketBounds } from './bounds.ts'

/** Somebody who came with a key. */
export interface Holder {
  /** Asks anew for what it was let in with; throws what it would be refused with now. */
  readmit(): Awaitable<AuthenticatedCaller>
  /** Ends the connection, since the key does not stand for it any more. */
  expel(reason: string): void
}

/** The connections of one key, and what they use together. */
export interface KeyHolders {
  leave(holder: Holder): void
  /** Counts a subscription with its weight; throws `LimitExceeded` if the key exceeds its maximum by it. */
  takeSubscription(weight: number): void
  giveSubscriptionBack(weight: number): void
}

type Bounds = Pick<WebSocketBounds, 'connectionsPerKey' | 'subscriptionsPerKey'>

const RETRY_SECONDS = 1
const CHANGED = 'the API key has changed'

/**
 * Holds the open connections by key. The limits are those of the key; validity is that of the secret a connection was
 * opened with, since a rotation can leave two secrets of one key valid for a while.
 */
export function createKeyRing(bounds: Bounds) {
  const byKey = new Map<string, Ring>()
  return {
    /** Why nobody more may come with this key. */
    findProblem({ keyId, grant }: AuthenticatedCaller): LimitExceeded | undefined {
      return byKey.get(keyId)?.findProblem(grant)
    },
    join(holder: Holder, caller: AuthenticatedCaller): KeyHolders {
      const { keyId } = caller
      const ring = byKey.get(keyId) ?? new Ring(bounds, caller.grant !== undefined, () => byKey.delete(keyId))
      byKey.set(keyId, ring)
      ring.join(holder, caller)
      return ring
    },
    countSubscriptions(): number {
      let sum = 0
      for (const ring of byKey.values()) sum += ring.subscriptions
      return sum
    },
    /** Ends the connections whose secret is no longer valid or whose key has other terms now. */
    async check(): Promise<void> {
      await Promise.all([...byKey.values()].map((ring) => ring.check()))
    },
  }
}

/** The connections that were opened with one secret, each with the terms that it was opened under. */
type SecretHolders = Map<Holder, string>

class Ring implements KeyHolders {
  readonly #bounds: Bounds
  readonly #onEmpty: () => void
  /** False for the owner of the machine, who has no grant. */
  readonly #isBounded: boolean
  /** By {@link AuthenticatedCaller.secretHash}. */
  readonly #bySecret = new Map<string, SecretHolders>()
  #subscriptions = 0
  /** Sum of the weights of all subscriptions. */
  #weight = 0

  constructor(bounds: Bounds, isBounded: boolean, onEmpty: () => void) {
    this.#bounds = bounds
    this.#isBounded = isBounded
    this.#onEmpty = onEmpty
  }

  get subscriptions(): number {
    return this.#subscriptions
  }

  findProblem(grant: KeyGrant | undefined): LimitExceeded | undefined {
    const { connectionsPerKey } = this.#bounds
    let connections = 0
    for (const { size } of this.#bySecret.values()) connections += size
    if (grant === undefined || connections < connectionsPerKey) return undefined
    return new LimitExceeded(`limit of ${connectionsPerKey} WebSocket connections exceeded`, RETRY_SECONDS)
  }

  join(holder: Holder, { secretHash = '', grant }: AuthenticatedCaller): void {
    const holders: SecretHolders = this.#bySecret.get(secretHash) ?? new Map()
    this.#bySecret.set(secretHash, holders.set(holder, termsOf(grant)))
  }

  leave(holder: Holder): void {
    for (const [secret, holders] of this.#bySecret) {
      if (holders.delete(holder) && holders.size === 0) this.#bySecret.delete(secret)
    }
    if (this.#bySecret.size === 0) this.#onEmpty()
  }

  takeSubscription(weight: number): void {
    const { subscriptionsPerKey } = this.#bounds
    if (this.#isBounded && this.#weight + weight > subscriptionsPerKey) {
      const hint = 'a subscription to logs counts once more per 100 addresses and topics'
      const text = `limit of ${subscriptionsPerKey} subscriptions exceeded`
      throw new LimitExceeded(text, RETRY_SECONDS, { reason: 'subscriptions', hint })
    }
    this.#subscriptions++
    this.#weight += weight
  }

  giveSubscriptionBack(weight: number): void {
    this.#subscriptions--
    this.#weight -= weight
  }

  async check(): Promise<void> {
    if (!this.#isBounded) return
    await Promise.all([...this.#bySecret.values()].map(checkSecret))
  }
}

/** One connection asks for all of its secret. Those that join meanwhile have been admitted on newer terms. */
async function checkSecret(holders: SecretHolders): Promise<void> {
  const asked = [...holders]
  const [first] = asked
  if (first === undefined) return
  try {
    const terms = termsOf((await first[0].readmit()).grant)
    for (const [holder, before] of asked) if (before !== terms) holder.expel(CHANGED)
  } catch (error) {
    // Any other error says nothing about the key.
    if (!(error instanceof InvalidApiKey || error instanceof NotAllowedForKey)) return
    for (const [holder] of asked) holder.expel(error.message)
  }
}

/** Returns the terms of a grant as text. Other fields of the key, such as the end of its previous secret, change no terms. */
function termsOf(grant: KeyGrant | undefined): string {
  if (grant === undefined) return ''
  const { id, network, methods, origins, addresses, limits, owner, ownerRequestsPerDay } = grant
  return JSON.stringify([id, network, methods, origins, addresses, limits, owner, ownerRequestsPerDay])
}
