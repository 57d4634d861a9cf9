import type { MaybePromise } from '../../concurrency/maybePromise.ts'
import { InvalidApiKey, LimitExceeded, NotAllowedForKey } from '../../rpc/refusals.ts'
import type { AuthenticatedCaller, KeyGrant } from '../auth/authenticate.ts'
import type { WebSocketBounds } from './bounds.ts'

/** A connection that was opened with a key. */
export interface KeySession {
  /** Authenticates the connection's request again. Throws the error with which it would be refused now. */
  reauthenticate(): MaybePromise<AuthenticatedCaller>
  /** Ends the connection, since its key is no longer valid for it. */
  disconnect(reason: string): void
}

/** The connections of one key, and their subscriptions. */
export interface KeySessions {
  leave(session: KeySession): void
  /** Counts a subscription with its weight. Throws `LimitExceeded` beyond the maximum of the key. */
  addSubscription(weight: number): void
  removeSubscription(weight: number): void
}

type Bounds = Pick<WebSocketBounds, 'connectionsPerKey' | 'subscriptionsPerKey'>

const RETRY_SECONDS = 1
const CHANGED = 'the API key has changed'

/**
 * Creates the registry of open connections by key. Limits apply to the key. Validity is checked for the secret that a
 * connection was opened with, since two secrets of a key are valid for a while after a rotation.
 */
export function createSessionsByKey(bounds: Bounds) {
  const byKey = new Map<string, KeyGroup>()
  return {
    /** Returns the error for a key with the maximum number of connections. */
    findProblem({ keyId }: AuthenticatedCaller): LimitExceeded | undefined {
      return byKey.get(keyId)?.findProblem()
    },
    join(session: KeySession, caller: AuthenticatedCaller): KeySessions {
      const { keyId } = caller
      const keyBounds = caller.grant === undefined ? undefined : bounds
      const group = byKey.get(keyId) ?? new KeyGroup(keyBounds, () => byKey.delete(keyId))
      byKey.set(keyId, group)
      group.join(session, caller)
      return group
    },
    countSubscriptions(): number {
      let sum = 0
      for (const group of byKey.values()) sum += group.subscriptions
      return sum
    },
    /** Ends the connections whose secret is no longer valid, or whose key has changed. */
    async check(): Promise<void> {
      await Promise.all([...byKey.values()].map((group) => group.check()))
    },
  }
}

/** The connections of one secret, each with the terms of its key when it was opened. */
type SecretSessions = Map<KeySession, string>

class KeyGroup implements KeySessions {
  /** Undefined for callers without a grant: the local key, and requests without a key. */
  readonly #bounds: Bounds | undefined
  readonly #onEmpty: () => void
  /** The connections by {@link AuthenticatedCaller.secretHash}. */
  readonly #bySecret = new Map<string, SecretSessions>()
  #subscriptions = 0
  /** Sum of the weights of all subscriptions. */
  #weight = 0

  constructor(bounds: Bounds | undefined, onEmpty: () => void) {
    this.#bounds = bounds
    this.#onEmpty = onEmpty
  }

  get subscriptions(): number {
    return this.#subscriptions
  }

  findProblem(): LimitExceeded | undefined {
    if (this.#bounds === undefined) return undefined
    const { connectionsPerKey } = this.#bounds
    let connections = 0
    for (const { size } of this.#bySecret.values()) connections += size
    if (connections < connectionsPerKey) return undefined
    return new LimitExceeded(`limit of ${connectionsPerKey} WebSocket connections exceeded`, RETRY_SECONDS)
  }

  join(session: KeySession, { secretHash = '', grant }: AuthenticatedCaller): void {
    const sessions: SecretSessions = this.#bySecret.get(secretHash) ?? new Map()
    this.#bySecret.set(secretHash, sessions.set(session, termsOf(grant)))
  }

  leave(session: KeySession): void {
    for (const [secret, sessions] of this.#bySecret) {
      if (sessions.delete(session) && sessions.size === 0) this.#bySecret.delete(secret)
    }
    if (this.#bySecret.size === 0) this.#onEmpty()
  }

  addSubscription(weight: number): void {
    const subscriptionsPerKey = this.#bounds?.subscriptionsPerKey ?? Number.POSITIVE_INFINITY
    if (this.#weight + weight > subscriptionsPerKey) {
      const hint = 'a subscription to logs counts once more per 100 addresses and topics'
      const text = `limit of ${subscriptionsPerKey} subscriptions exceeded`
      throw new LimitExceeded(text, RETRY_SECONDS, { reason: 'subscriptions', hint })
    }
    this.#subscriptions++
    this.#weight += weight
  }

  removeSubscription(weight: number): void {
    this.#subscriptions--
    this.#weight -= weight
  }

  async check(): Promise<void> {
    if (this.#bounds === undefined) return
    await Promise.all([...this.#bySecret.values()].map(checkSecret))
  }
}

/** Reauthenticates one connection for all of its secret. Connections that join later were opened with the new terms. */
async function checkSecret(sessions: SecretSessions): Promise<void> {
  const checked = [...sessions]
  const [first] = checked
  if (first === undefined) return
  try {
    const terms = termsOf((await first[0].reauthenticate()).grant)
    for (const [session, before] of checked) if (before !== terms) session.disconnect(CHANGED)
  } catch (error) {
    // Other errors do not depend on the key.
    if (!(error instanceof InvalidApiKey || error instanceof NotAllowedForKey)) return
    for (const [session] of checked) session.disconnect(error.message)
  }
}

/** Returns the terms of a grant as text. Other properties, such as the end of the previous secret, are not terms. */
function termsOf(grant: KeyGrant | undefined): string {
  if (grant === undefined) return ''
  const { id, network, methods, origins, addresses, limits, owner, ownerRequestsPerDay } = grant
  return JSON.stringify([id, network, methods, origins, addresses, limits, owner, ownerRequestsPerDay])
}
