import type { Awaitable } from '../../base/awaitable.ts'
import { InvalidApiKey, LimitExceeded, NotAllowedForKey } from '../../rpc/refusals.ts'
import type { Admitted, KeyGrant } from '../admission.ts'
import type { WebSocketBounds } from './bounds.ts'

/** Somebody who came with a key. */
export interface Holder {
  /** Asks anew for what it was let in with; throws what it would be refused with now. */
  readmit(): Awaitable<Admitted>
  /** Ends the connection, since the key does not stand for it any more. */
  expel(reason: string): void
}

/** The connections of one key, and what they use together. */
export interface KeyHolders {
  leave(holder: Holder): void
  /** Throws `LimitExceeded` when the key has as many subscriptions as it may. */
  takeSubscription(): void
  giveSubscriptionBack(): void
}

type Bounds = Pick<WebSocketBounds, 'connectionsPerKey' | 'subscriptionsPerKey'>

const RETRY_SECONDS = 1
const CHANGED = 'the API key has changed'

/** Who is connected with which key. All hold it on the same terms: a key that changes ends the connections it had. */
export function createKeyRing(bounds: Bounds) {
  const byKey = new Map<string, Ring>()
  return {
    /** Why nobody more may come with this key. */
    findProblem({ keyId, grant }: Admitted): LimitExceeded | undefined {
      return byKey.get(keyId)?.findProblem(grant)
    },
    join(holder: Holder, { keyId, grant }: Admitted): KeyHolders {
      const ring = byKey.get(keyId) ?? new Ring(bounds, () => byKey.delete(keyId))
      byKey.set(keyId, ring)
      ring.join(holder, grant)
      return ring
    },
    countSubscriptions(): number {
      let sum = 0
      for (const ring of byKey.values()) sum += ring.subscriptions
      return sum
    },
    /** Ends the connections of keys that are not what they were. */
    async check(): Promise<void> {
      await Promise.all([...byKey.values()].map((ring) => ring.check()))
    },
  }
}

class Ring implements KeyHolders {
  readonly #bounds: Bounds
  readonly #onEmpty: () => void
  readonly #holders = new Set<Holder>()
  #grant: KeyGrant | undefined
  #subscriptions = 0

  constructor(bounds: Bounds, onEmpty: () => void) {
    this.#bounds = bounds
    this.#onEmpty = onEmpty
  }

  get subscriptions(): number {
    return this.#subscriptions
  }

  findProblem(grant: KeyGrant | undefined): LimitExceeded | undefined {
    const { connectionsPerKey } = this.#bounds
    if (!isOver(this.#holders.size, connectionsPerKey, grant)) return undefined
    return new LimitExceeded(`limit of ${connectionsPerKey} WebSocket connections exceeded`, RETRY_SECONDS)
  }

  join(holder: Holder, grant: KeyGrant | undefined): void {
    if (!isSame(grant, this.#grant)) this.#expelAll(CHANGED)
    this.#grant = grant
    this.#holders.add(holder)
  }

  leave(holder: Holder): void {
    if (this.#holders.delete(holder) && this.#holders.size === 0) this.#onEmpty()
  }

  takeSubscription(): void {
    const { subscriptionsPerKey } = this.#bounds
    if (isOver(this.#subscriptions, subscriptionsPerKey, this.#grant)) {
      throw new LimitExceeded(`limit of ${subscriptionsPerKey} subscriptions exceeded`, RETRY_SECONDS)
    }
    this.#subscriptions++
  }

  giveSubscriptionBack(): void {
    this.#subscriptions--
  }

  /** One of them asks for all, since they have the same key. */
  async check(): Promise<void> {
    const [asking] = this.#holders
    if (asking === undefined || this.#grant === undefined) return
    try {
      const { grant } = await asking.readmit()
      if (isSame(grant, this.#grant)) this.#grant = grant
      else this.#expelAll(CHANGED)
    } catch (error) {
      // Whatever else went wrong says nothing about the key.
      if (error instanceof InvalidApiKey || error instanceof NotAllowedForKey) this.#expelAll(error.message)
    }
  }

  #expelAll(reason: string): void {
    for (const holder of [...this.#holders]) holder.expel(reason)
  }
}

/** The owner of the machine, who has no grant, has no bounds. */
function isOver(count: number, most: number, grant: KeyGrant | undefined): boolean {
  return grant !== undefined && count >= most
}

function isSame(one: KeyGrant | undefined, other: KeyGrant | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
