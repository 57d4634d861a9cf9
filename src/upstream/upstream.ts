import type { Bytes } from '../base/bytes.ts'
import { CountedCache } from '../base/countedCache.ts'
import { type Hex, toHex } from '../base/hex.ts'
import { ReadyJson } from '../base/readyJson.ts'
import { UpstreamUnavailable } from '../chain/api/errors.ts'
import { toQuantity } from '../chain/base/answers.ts'
import { keccak256 } from '../crypto/keccak.ts'
import { RemoteError, RemoteUnavailable } from '../remote/errors.ts'
import { parseQuantity } from '../remote/fields.ts'
import { isRecord, type JsonValue } from '../remote/json.ts'
import type { Remote, RemoteEndpoint } from '../remote/remote.ts'

/** The questions of an upstream network that its endpoints answer. */
export type Upstream = ReturnType<typeof createUpstream>

export interface UpstreamSetup {
  readonly remote: Remote
  headNumber(): number
  /** Called with the hash of each transaction that an endpoint has accepted. */
  onSent(hash: Bytes): void
}

/** Maximum size of the answers that are shared until the head changes, in characters. */
const MAX_CHARACTERS = 64 * 2 ** 20
const MAX_CHARACTERS_OF_ONE = 4 * 2 ** 20
const ENTRY_CHARACTERS = 200
/** The errors of nodes for a transaction that they have. */
const ALREADY_KNOWN = /already (known|exists|imported)|known transaction|same hash already/i

/** Creates the client of an upstream network's methods. */
export function createUpstream({ remote, headNumber, onSent }: UpstreamSetup) {
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

  /** Sends a transaction to an endpoint. Returns whether it has it, or its refusal. */
  async function sendTo(endpoint: RemoteEndpoint, signed: string): Promise<true | RemoteError | undefined> {
    const answer = await endpoint.ask('eth_sendRawTransaction', [signed])
    if (answer === undefined) return undefined
    return answer instanceof RemoteError && !ALREADY_KNOWN.test(answer.message) ? answer : true
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
      const hash = keccak256(encoded)
      const sendings = remote.each().map((endpoint) => sendTo(endpoint, signed))
      const accepted = async (sending: Promise<true | RemoteError | undefined>) => {
        if ((await sending) !== true) throw new Error('not accepted')
      }
      try {
        await Promise.any(sendings.map(accepted))
      } catch {
        const refusal = (await Promise.all(sendings)).find((outcome) => outcome instanceof RemoteError)
        throw refusal ?? new UpstreamUnavailable('eth_sendRawTransaction')
      }
      onSent(hash)
      return toHex(hash)
    },
    /** Forgets the answers for the former head. */
    onHead: (): void => atHead.clear(),
    stats: () => ({ ...remote.stats(), atHead: atHead.stats() }),
    endpoints: remote.endpoints,
  }
}
