import { LRUCache } from 'lru-cache'
import type { Bytes } from '../base/bytes.ts'
import { atMost } from '../base/cacheBounds.ts'
import type { Timer } from '../base/clock.ts'
import { fromHex, toHex } from '../base/hex.ts'
import { mapKey } from '../base/mapKey.ts'
import { UpstreamUnavailable } from '../chain/api/errors.ts'
import { parseTransaction } from '../chain/mining/local/transactionSubmitter.ts'
import type { Network } from '../chainspec/network.ts'
import { withTimeout } from '../concurrency/withTimeout.ts'
import { senderOn } from '../primitives/impersonation.ts'
import { RemoteError } from '../remote/errors.ts'
import type { Remote, RemoteEndpoint } from '../remote/remote.ts'
import { MAX_WAIT_MS } from './endpointAnswers.ts'
import type { StoredTaker } from './sharedHead.ts'

export interface SendingSetup {
  readonly remote: Pick<Remote, 'each'>
  readonly network: Network
  readonly timer: Timer
  /** Called with the hash of each transaction that an endpoint has accepted. The sender gets its hash afterwards. */
  onSent(hash: Bytes, taker: StoredTaker | undefined): Promise<void>
}

/** Maximum number of senders whose endpoint is remembered. */
const MAX_SENDERS = 100_000
/** The errors of nodes for a transaction that they have. */
const ALREADY_KNOWN = /already (known|exists|imported)|known transaction|same hash already/i

/** Creates the sending of transactions to all endpoints. */
export function createSending({ remote, network, timer, onSent }: SendingSetup) {
  /** The endpoint that was first to have the last transaction of a sender, by address. Its pool has the sender's nonce. */
  const takers = new LRUCache<string, RemoteEndpoint>(atMost(MAX_SENDERS))

  /** Sends a transaction to an endpoint. Returns whether it has it, its refusal, or no answer. */
  async function sendTo(endpoint: RemoteEndpoint, signed: string): Promise<true | RemoteError | undefined> {
    const answer = await endpoint.ask('eth_sendRawTransaction', [signed])
    if (answer === undefined) return undefined
    return answer instanceof RemoteError && !ALREADY_KNOWN.test(answer.message) ? answer : true
  }

  /** Returns the first endpoint that accepts. After a refusal, the others have little time. */
  async function findTaker(sendings: readonly Sending[]): Promise<RemoteEndpoint | undefined> {
    const accepted = Promise.any(sendings.map(requireAccepted)).catch(() => undefined)
    const refused = Promise.any(sendings.map(requireRefused)).catch(() => accepted)
    await Promise.race([accepted, refused])
    return withTimeout(accepted, MAX_WAIT_MS, timer, () => undefined)
  }

  return {
    /**
     * Sends a signed transaction to all endpoints, and returns its hash as soon as one has it. Throws the refusal of the
     * preferred one if all refuse it, and `InvalidTransaction` if it cannot be decoded.
     */
    async send(encoded: Bytes): Promise<string> {
      const transaction = parseTransaction(encoded)
      const signed = toHex(encoded)
      const sendings = remote.each().map((endpoint) => ({ endpoint, outcome: sendTo(endpoint, signed) }))
      const taker = await findTaker(sendings)
      if (taker === undefined) throw (await findRefusal(sendings)) ?? new UpstreamUnavailable('eth_sendRawTransaction')
      const sender = senderOn(network, transaction)
      if (sender !== undefined) takers.set(mapKey(sender), taker)
      await onSent(transaction.hash, sender && { sender: toHex(sender), origin: taker.origin })
      return toHex(transaction.hash)
    },
    /** Notes the endpoint that has the last transaction of a sender, which another process has sent. */
    noteTaker({ sender, origin }: StoredTaker): void {
      const taker = remote.each().find((endpoint) => endpoint.origin === origin)
      if (taker !== undefined) takers.set(mapKey(fromHex(sender)), taker)
    },
    /** Returns the endpoint that has the last transaction of a sender, if it is known. */
    takerOf: (sender: Bytes): RemoteEndpoint | undefined => takers.get(mapKey(sender)),
  }
}

/** A transaction that was sent to an endpoint: whether it has it, its refusal, or no answer. */
interface Sending {
  readonly endpoint: RemoteEndpoint
  readonly outcome: Promise<true | RemoteError | undefined>
}

async function requireAccepted({ endpoint, outcome }: Sending): Promise<RemoteEndpoint> {
  if ((await outcome) !== true) throw new Error('not accepted')
  return endpoint
}

async function requireRefused({ outcome }: Sending): Promise<RemoteError> {
  const answer = await outcome
  if (answer instanceof RemoteError) return answer
  throw new Error('not refused')
}

/** Returns the refusal of the preferred endpoint among those that have answered. */
async function findRefusal(sendings: readonly Sending[]): Promise<RemoteError | undefined> {
  const outcomes = await Promise.all(sendings.map(({ outcome }) => Promise.race([outcome, undefined])))
  return outcomes.find((outcome) => outcome instanceof RemoteError)
}
