import { LRUCache } from 'lru-cache'
import type { Bytes } from '../base/bytes.ts'
import { toHex } from '../base/hex.ts'
import { mapKey } from '../base/mapKey.ts'
import { UpstreamUnavailable } from '../chain/api/errors.ts'
import { parseTransaction } from '../chain/mining/local/transactionSubmitter.ts'
import type { Network } from '../chainspec/network.ts'
import { senderOn } from '../primitives/impersonation.ts'
import { RemoteError } from '../remote/errors.ts'
import type { Remote, RemoteEndpoint } from '../remote/remote.ts'

export interface SendingSetup {
  readonly remote: Pick<Remote, 'each'>
  readonly network: Network
  /** Called with the hash of each transaction that an endpoint has accepted. The sender gets its hash afterwards. */
  onSent(hash: Bytes): Promise<void>
}

/** Maximum number of senders whose endpoint is remembered. */
const MAX_SENDERS = 100_000
/** The errors of nodes for a transaction that they have. */
const ALREADY_KNOWN = /already (known|exists|imported)|known transaction|same hash already/i

/** Creates the sending of transactions to all endpoints. */
export function createSending({ remote, network, onSent }: SendingSetup) {
  /** The endpoint that was first to have the last transaction of a sender, by address. Its pool has the sender's nonce. */
  const takers = new LRUCache<string, RemoteEndpoint>({ max: MAX_SENDERS })

  /** Sends a transaction to an endpoint. Returns the endpoint if it has it, or its refusal. */
  async function sendTo(endpoint: RemoteEndpoint, signed: string): Promise<RemoteEndpoint | RemoteError | undefined> {
    const answer = await endpoint.ask('eth_sendRawTransaction', [signed])
    if (answer === undefined) return undefined
    return answer instanceof RemoteError && !ALREADY_KNOWN.test(answer.message) ? answer : endpoint
  }

  /** Returns the first endpoint that has a transaction. Throws the refusal of the preferred one if all refuse it. */
  async function sendToAll(signed: string): Promise<RemoteEndpoint> {
    const sendings = remote.each().map((endpoint) => sendTo(endpoint, signed))
    const takerOf = async (sending: (typeof sendings)[number]) => {
      const outcome = await sending
      if (outcome === undefined || outcome instanceof RemoteError) throw new Error('not accepted')
      return outcome
    }
    try {
      return await Promise.any(sendings.map(takerOf))
    } catch {
      const refusal = (await Promise.all(sendings)).find((outcome) => outcome instanceof RemoteError)
      throw refusal ?? new UpstreamUnavailable('eth_sendRawTransaction')
    }
  }

  return {
    /**
     * Sends a signed transaction to all endpoints, and returns its hash as soon as one has it. Throws the refusal of the
     * preferred one if all refuse it, and `InvalidTransaction` if it cannot be decoded.
     */
    async send(encoded: Bytes): Promise<string> {
      const transaction = parseTransaction(encoded)
      const taker = await sendToAll(toHex(encoded))
      const sender = senderOn(network, transaction)
      if (sender !== undefined) takers.set(mapKey(sender), taker)
      await onSent(transaction.hash)
      return toHex(transaction.hash)
    },
    /** Returns the endpoint that has the last transaction of a sender, if that was sent here. */
    takerOf: (sender: Bytes): RemoteEndpoint | undefined => takers.get(mapKey(sender)),
  }
}
