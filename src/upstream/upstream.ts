import { ADDRESS_BYTES, type Bytes, equalBytes } from '../base/bytes.ts'
import { CountedCache } from '../base/countedCache.ts'
import { fromHex, type Hex, isHex, toHex } from '../base/hex.ts'
import { ReadyJson } from '../base/readyJson.ts'
import type { FoundTransaction } from '../chain/api/engine.ts'
import { BaseUnavailable, UpstreamUnavailable } from '../chain/api/errors.ts'
import { type Answers, toQuantity } from '../chain/base/answers.ts'
import { createDeferred } from '../concurrency/deferred.ts'
import { createFairSemaphore, type Waiting } from '../concurrency/fairSemaphore.ts'
import { withTimeout } from '../concurrency/withTimeout.ts'
import { senderOn } from '../primitives/impersonation.ts'
import { isRemascTransaction } from '../primitives/transaction.ts'
import { toTransaction } from '../remote/blocks.ts'
import { RemoteBehind, RemoteError, RemoteUnavailable, WrongAnswer } from '../remote/errors.ts'
import { parseQuantity } from '../remote/fields.ts'
import { isRecord, type JsonValue } from '../remote/json.ts'
import type { Remote, RemoteEndpoint } from '../remote/remote.ts'
import { type ComparisonSetup, createComparison } from './comparison.ts'
import { MAX_WAIT_MS } from './endpointAnswers.ts'
import { createSending, type SendingSetup } from './sending.ts'

/** The questions of an upstream network that its endpoints answer. */
export type Upstream = ReturnType<typeof createUpstream>

export interface UpstreamSetup extends SendingSetup, Partial<ComparisonSetup> {
  readonly remote: Remote
  /** Answers that no endpoint may deny alone. */
  readonly answers: Answers
  headNumber(): number
}

/** A method with its parameters. */
export interface UpstreamQuestion {
  readonly method: string
  readonly params: readonly JsonValue[]
}

/** The block that an answer depends on. */
interface AskedBlock {
  /** Absent: the head. */
  readonly height?: number | undefined
  /** Whether the question itself names the block. */
  readonly namesBlock: boolean
}

/** Maximum size of the answers that are shared until the head changes, in characters. */
const MAX_CHARACTERS = 64 * 2 ** 20
const MAX_CHARACTERS_OF_ONE = 4 * 2 ** 20
const ENTRY_CHARACTERS = 200
/** Maximum number of requests of clients that endpoints answer at once. Others wait, and are admitted round-robin. */
const MAX_RUNNING = 256

/** Creates the client of an upstream network's methods. */
export function createUpstream(setup: UpstreamSetup) {
  const { remote, network, answers, timer, headNumber } = setup
  /** Number of heads so far. */
  let heads = 0
  const atHead = new CountedCache<string>({
    maxSize: MAX_CHARACTERS,
    maxEntrySize: MAX_CHARACTERS_OF_ONE,
    sizeCalculation: (text, key) => text.length + key.length + ENTRY_CHARACTERS,
  })
  const running = createFairSemaphore(MAX_RUNNING)
  const sending = createSending(setup)
  const comparison = createComparison({ share: 0, ...setup })

  /** Resolved by the next answer of an endpoint about its head. */
  let polled = createDeferred<void>()
  /** The height of `safe` and `finalized` for the present head. */
  const heights = new Map<string, Hex>()

  /**
   * Runs work when it is the client's turn. If the endpoints that answer lack a block, it waits for them to catch up, during
   * which others have their turn, and runs the work again. Throws `RemoteBehind` or a `BaseUnavailable` if they do not.
   */
  async function run<T>(work: () => Promise<T>, waiting: Waiting): Promise<T> {
    const endsAtMs = timer.nowMs() + MAX_WAIT_MS
    for (;;) {
      const next = polled.promise
      try {
        return await running.run(work, waiting)
      } catch (error) {
        waiting.signal?.throwIfAborted()
        const restMs = endsAtMs - timer.nowMs()
        if (!isBehind(error) || restMs <= 0) throw error
        await withTimeout(next, restMs, timer, () => undefined)
      }
    }
  }

  /** Returns the answer of an endpoint that has the block at a height, by default the head. */
  const ask = ({ method, params }: UpstreamQuestion, waiting: Waiting, height = headNumber()): Promise<JsonValue> =>
    run(async () => {
      try {
        return await remote.ask(method, params, { height, epoch: heads })
      } catch (error) {
        throw error instanceof RemoteUnavailable ? new UpstreamUnavailable(method, error) : error
      }
    }, waiting)

  /** Returns the height of the block that endpoints name so; that of the head if they know no such name. */
  async function askHeight(tag: 'safe' | 'finalized', waiting: Waiting): Promise<Hex> {
    const head = headNumber()
    try {
      const answer = await ask({ method: 'eth_getBlockByNumber', params: [tag, false] }, waiting)
      const height = isRecord(answer) ? parseQuantity(answer.number) : undefined
      return toQuantity(height === undefined || height > head ? head : height)
    } catch (error) {
      if (error instanceof RemoteError) return toQuantity(head)
      throw error
    }
  }

  /** Returns a pending transaction. Throws `WrongAnswer` if it is another one, or cannot be pending. */
  function toPending(answer: JsonValue, hash: Bytes): FoundTransaction | undefined {
    if (answer === null) return undefined
    const transaction = toTransaction(answer)
    const sender = isRemascTransaction(transaction) ? undefined : senderOn(network, transaction)
    if (equalBytes(transaction.hash, hash) && sender !== undefined) return { transaction, sender }
    throw new WrongAnswer('transaction', 'hash', `is not ${toHex(hash)} of a pending transaction`)
  }

  return {
    headNumber,
    /** Returns the answer of an endpoint that has the head. */
    ask: (question: UpstreamQuestion, waiting: Waiting): Promise<JsonValue> => ask(question, waiting),
    run,
    /**
     * Returns the answer of an endpoint for the head, which equal questions share until the head changes. One that names
     * its block may be compared with that of another endpoint.
     */
    async askAtHead(
      question: UpstreamQuestion,
      { height, namesBlock }: AskedBlock,
      waiting: Waiting,
    ): Promise<ReadyJson<JsonValue>> {
      const { method, params } = question
      const key = JSON.stringify([method, params])
      const known = atHead.get(key)
      if (known !== undefined) return new ReadyJson(known)
      const asked = heads
      const text = JSON.stringify(await ask(question, waiting, height))
      if (asked === heads) atHead.set(key, text)
      if (namesBlock) comparison.note(method, params)
      return new ReadyJson(text)
    },
    /** Returns the answer about pending data of an account: of the endpoint that has its last transaction, if it answers. */
    async askPending(question: UpstreamQuestion, waiting: Waiting): Promise<JsonValue> {
      const [account] = question.params
      const isAddress = typeof account === 'string' && isHex(account) && account.length === 2 + 2 * ADDRESS_BYTES
      const taker = isAddress ? sending.takerOf(fromHex(account)) : undefined
      const askTaker = (endpoint: RemoteEndpoint) =>
        withTimeout(endpoint.ask(question.method, question.params), MAX_WAIT_MS, timer, () => undefined)
      const answer = taker?.isReady() ? await run(() => askTaker(taker), waiting) : undefined
      return answer === undefined || answer instanceof RemoteError ? ask(question, waiting) : answer
    },
    /** Returns a transaction that is pending at an endpoint, if its members have the hash. */
    findPending: (hash: Bytes, waiting: Waiting): Promise<FoundTransaction | undefined> =>
      run(
        () => answers.read([['eth_getTransactionByHash', [toHex(hash)]]], ([answer = null]) => toPending(answer, hash)),
        waiting,
      ),
    /** Returns the height of the block that endpoints name so, which requests share until the head changes. */
    async heightOf(tag: 'safe' | 'finalized', waiting: Waiting): Promise<Hex> {
      const known = heights.get(tag)
      if (known !== undefined) return known
      const asked = heads
      const height = await askHeight(tag, waiting)
      if (asked === heads) heights.set(tag, height)
      return height
    },
    /** Sends a signed transaction to all endpoints, when it is the client's turn; see {@link createSending}. */
    send: (encoded: Bytes, waiting: Waiting): Promise<string> => running.run(() => sending.send(encoded), waiting),
    noteTaker: sending.noteTaker,
    /** Forgets the answers for the former head. */
    onHead(): void {
      heads++
      atHead.clear()
      heights.clear()
    },
    /** Wakes requests that wait for an endpoint to catch up. */
    onPolled(): void {
      polled.resolve()
      polled = createDeferred()
    },
    stats: () => ({ ...remote.stats(), ...comparison.stats(), atHead: atHead.stats(), held: running.waiting() }),
    endpoints: remote.endpoints,
  }
}

/** Returns whether work has failed because the endpoints that answer lack a block. */
export const isBehind = (error: unknown): boolean =>
  error instanceof RemoteBehind || (error instanceof BaseUnavailable && error.reason === 'behind')
