import { LRUCache } from 'lru-cache'
import type { Bytes } from '../base/bytes.ts'
import { CountedCache } from '../base/countedCache.ts'
import { fromHex, type Hex, toHex } from '../base/hex.ts'
import { mapKey } from '../base/mapKey.ts'
import { ReadyJson } from '../base/readyJson.ts'
import { UpstreamUnavailable } from '../chain/api/errors.ts'
import { toQuantity } from '../chain/base/answers.ts'
import type { Network } from '../chainspec/network.ts'
import { senderOn } from '../primitives/impersonation.ts'
import { decodeTransaction } from '../primitives/transaction.ts'
import { RemoteError, RemoteUnavailable } from '../remote/errors.ts'
import { parseQuantity } from '../remote/fields.ts'
import { isRecord, type JsonValue } from '../remote/json.ts'
import type { Remote, RemoteEndpoint } from '../remote/remote.ts'

/** The questions of an upstream network that its endpoints answer. */
export type Upstream = ReturnType<typeof createUpstream>

export interface UpstreamSetup {
  readonly remote: Remote
  readonly network: Network
  headNumber(): number
  /** Called with the hash of each transaction that an endpoint has accepted. The sender gets its hash afterwards. */
  onSent(hash: Bytes): Promise<void>
}

/** Maximum size of the answers that are shared until the head changes, in characters. */
const MAX_CHARACTERS = 64 * 2 ** 20
const MAX_CHARACTERS_OF_ONE = 4 * 2 ** 20
const ENTRY_CHARACTERS = 200
/** Maximum number of senders whose endpoint is remembered. */
const MAX_SENDERS = 100_000
/** The errors of nodes for a transaction that they have. */
const ALREADY_KNOWN = /already (known|exists|imported)|known transaction|same hash already/i

/** Creates the client of an upstream network's methods. */
export function createUpstream({ remote, network, headNumber, onSent }: UpstreamSetup) {
  const atHead = new CountedCache<string>({
    maxSize: MAX_CHARACTERS,
    maxEntrySize: MAX_CHARACTERS_OF_ONE,
    sizeCalculation: (text, key) => text.length + key.length + ENTRY_CHARACTERS,
  })

  async function ask(method: string, params: readonly JsonValue[]): Promise<JsonValue> {
    try {
      return await remote.ask(method, params)
    } catch (error) {
      throw error instanceof RemoteUnavailable ? new UpstreamUnavailable(method, error) : error
    }
  }

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

  /** Returns the answer of an endpoint for the head, which equal questions share until the head changes. */
  async function askAtHead(method: string, params: readonly JsonValue[]): Promise<ReadyJson<JsonValue>> {
    const key = JSON.stringify([method, params])
    const known = atHead.get(key)
    if (known !== undefined) return new ReadyJson(known)
    const height = headNumber()
    const text = JSON.stringify(await ask(method, params))
    if (height === headNumber()) atHead.set(key, text)
    return new ReadyJson(text)
  }

  return {
    headNumber,
    askAtHead,
    /** Returns the height of the block that endpoints name so; that of the head if they know no such name. */
    async heightOf(tag: 'safe' | 'finalized'): Promise<Hex> {
      const head = toQuantity(headNumber())
      try {
        const answer = await ask('eth_getBlockByNumber', [tag, false])
        const height = isRecord(answer) ? parseQuantity(answer.number) : undefined
        return height === undefined || height > headNumber() ? head : toQuantity(height)
      } catch (error) {
        if (error instanceof RemoteError) return head
        throw error
      }
    },
    /** Returns the answer of an endpoint. */
    ask,
    /**
     * Sends a signed transaction to all endpoints, and returns its hash as soon as one has it. Throws the refusal of the
     * preferred one if all refuse it.
     */
    async send(signed: string, encoded: Bytes): Promise<string> {
      const taker = await sendToAll(signed)
      const transaction = decodeTransaction(encoded)
      const sender = senderOn(network, transaction)
      if (sender !== undefined) takers.set(mapKey(sender), taker)
      await onSent(transaction.hash)
      return toHex(transaction.hash)
    },
    /** Returns the answer of an endpoint about pending data of an account: first of the one that has its last transaction. */
    async askPending(method: string, params: readonly JsonValue[]): Promise<JsonValue> {
      const [account] = params
      const taker = typeof account === 'string' && isAddress(account) ? takers.get(mapKey(fromHex(account))) : undefined
      const answer = await taker?.ask(method, params)
      if (answer instanceof RemoteError) throw answer
      return answer ?? ask(method, params)
    },
    /** Forgets the answers for the former head. */
    onHead: (): void => atHead.clear(),
    stats: () => ({ ...remote.stats(), atHead: atHead.stats() }),
    endpoints: remote.endpoints,
  }
}

const isAddress = (text: string) => /^0x[0-9a-f]{40}$/i.test(text)
