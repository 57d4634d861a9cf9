import type { MethodTraits } from '../../generated/traits.ts'
import { HASH_BYTES } from '../base/bytes.ts'
import { isHex, toHex } from '../base/hex.ts'
import { ReadyJson } from '../base/readyJson.ts'
import { BaseUnavailable, UpstreamBehind, UpstreamUnavailable } from '../chain/api/errors.ts'
import { toQuantity } from '../chain/base/answers.ts'
import type { Waiting } from '../concurrency/fairSemaphore.ts'
import { METHOD_NOT_FOUND, RemoteError, WrongAnswer } from '../remote/errors.ts'
import { parseQuantity } from '../remote/fields.ts'
import { isList, isRecord, type JsonValue } from '../remote/json.ts'
import type { MethodTable } from '../rpc/dispatch.ts'
import { ForwardedError } from '../rpc/errors.ts'
import { MethodNotFound } from '../rpc/refusals.ts'
import { parseData, parseHash } from '../wire/bytes.ts'
import { toWireTransaction } from '../wire/transaction.ts'
import { isBehind, type Upstream, type UpstreamQuestion } from './upstream.ts'

/** The part that engines of networks have whose blocks are made by other nodes. */
export interface Upstreamed {
  readonly upstream?: Upstream | undefined
  /** Whether the blocks of other nodes are executed here. */
  readonly isFollowed?: boolean
}

type Handler<Engine> = MethodTable<Engine>[string]
type Traits = Pick<MethodTraits, 'upstream' | 'upstreamFrom' | 'blockPosition'>

/** Returns methods for a chain that several processes may serve. */
type Share<Engine> = (table: MethodTable<Engine & Upstreamed>) => MethodTable<Engine & Upstreamed>

/**
 * Returns the methods for networks of which some are those of endpoints. There, the document says of each method whether
 * its own handler answers, or an endpoint. Methods that it refuses are not shared, and also refused where the blocks of
 * endpoints are executed here.
 */
export function throughUpstream<Engine>(
  handlers: MethodTable<Engine>,
  traits: Readonly<Record<string, Traits>>,
  share: Share<Engine> = (table) => table,
): MethodTable<Engine & Upstreamed> {
  const answers = share(
    Object.fromEntries(
      Object.entries(handlers).flatMap(([method, handler]) => {
        const answer = createAnswer(method, traits[method] ?? {}, handler)
        return answer === undefined ? [] : [[method, withClientErrors(method, answer)] as const]
      }),
    ),
  )
  return Object.fromEntries(
    Object.entries(share(handlers)).map(([method, handler]) => {
      const refusal = refuse(method)
      const answer = answers[method] ?? refusal
      const own = traits[method]?.upstream === 'refused' ? refusal : handler
      const choose: Handler<Engine & Upstreamed> = (engine, ...request) => {
        if (engine.upstream !== undefined) return answer(engine, ...request)
        return engine.isFollowed === true ? own(engine, ...request) : handler(engine, ...request)
      }
      return [method, choose]
    }),
  )
}

/** Returns undefined for a method that is refused. */
function createAnswer<Engine>(
  method: string,
  traits: Traits,
  handler: Handler<Engine>,
): Handler<Engine & Upstreamed> | undefined {
  switch (traits.upstream) {
    case 'local':
      return handler
    case 'immutable':
      return fromBlocks(method, traits, handler)
    case 'at-head':
      return (engine, params, call) => answerAtHead(requireUpstream(engine), { method, params }, traits, call)
    case 'forward':
      if (method === 'eth_sendRawTransaction') return sendRaw
      return (engine, params, call) => requireUpstream(engine).ask({ method, params }, call)
    default:
      return undefined
  }
}

function refuse(method: string): Handler<unknown> {
  return () => {
    throw new MethodNotFound(`the method ${method} does not exist/is not available`, {
      method,
      hint: 'other nodes make the blocks of this network and sign for its accounts',
    })
  }
}

const sendRaw: Handler<Upstreamed> = (engine, [signed]: readonly [string], call) =>
  requireUpstream(engine).send(parseData(signed), call)

/** Returns the handler's result, from checked blocks. Only the endpoints know pending transactions. */
function fromBlocks<Engine>(
  method: string,
  { blockPosition }: Traits,
  handler: Handler<Engine>,
): Handler<Engine & Upstreamed> {
  return async (engine, params: readonly JsonValue[], call, caller) => {
    const upstream = requireUpstream(engine)
    const selected = await selectBlock(upstream, params, blockPosition, call)
    if (selected === 'pending' && !MINED_ONLY.has(method)) return upstream.askPending({ method, params }, call)
    // The block's parameter has one of the forms that the handler accepts.
    const given = limitFeeHistory(method, replaceAt(params, blockPosition, selected)) as never
    const result = await upstream.run(async () => handler(engine, given, call, caller), call)
    const isUnknown = result === '0x' || result === null || (result instanceof ReadyJson && result.json === 'null')
    if (!isUnknown || !BY_HASH.has(method)) return result
    const pending = await upstream.findPending(parseHash(String(params[0])), call)
    if (pending === undefined) return result
    return result === '0x' ? toHex(pending.transaction.encoded) : toWireTransaction(pending)
  }
}

/** Maximum number of blocks in a fee history with percentiles, for which the receipts of each block are read. */
const MAX_PRICED_BLOCKS = 64

function limitFeeHistory(method: string, params: readonly JsonValue[]): readonly JsonValue[] {
  const [count = null, , percentiles] = params
  const isPriced = method === 'eth_feeHistory' && isList(percentiles) && percentiles.length > 0
  return isPriced && Number(count) > MAX_PRICED_BLOCKS ? params.with(0, toQuantity(MAX_PRICED_BLOCKS)) : params
}

/** The methods whose answer for `pending` is about mined blocks only. */
const MINED_ONLY = new Set(['eth_feeHistory', 'eth_getBlockReceipts'])

/** The methods that also find pending transactions. */
const BY_HASH = new Set(['eth_getTransactionByHash', 'eth_getRawTransactionByHash', 'debug_getRawTransaction'])

/** Returns the answer of an endpoint for the head, or for the block that the request selects. */
async function answerAtHead(
  upstream: Upstream,
  { method, params }: UpstreamQuestion,
  { upstreamFrom = {}, blockPosition }: Traits,
  call: Waiting,
): Promise<unknown> {
  const selected = await selectBlock(upstream, params, blockPosition, call)
  // One height for all parts of the answer.
  const given = replaceAt(params, blockPosition, selected ?? toQuantity(upstream.headNumber()))
  const ask = (part: string) => askAtHead(upstream, { method: part, params: given }, blockPosition, call)
  if (typeof upstreamFrom === 'string') return ask(upstreamFrom)
  const members = Object.entries(upstreamFrom)
  if (members.length === 0) return ask(method)
  const parts = await Promise.all(members.map(([, part]) => ask(part)))
  return new ReadyJson(`{${members.map(([member], index) => `"${member}":${toJson(parts[index])}`).join()}}`)
}

const toJson = (answer: unknown) => (answer instanceof ReadyJson ? answer.json : JSON.stringify(answer))

async function askAtHead(
  upstream: Upstream,
  { method, params }: UpstreamQuestion,
  blockPosition: number | undefined,
  call: Waiting,
): Promise<unknown> {
  if (blockPosition === undefined) return upstream.askAtHead({ method, params }, { namesBlock: false }, call)
  const block = params[blockPosition] ?? null
  if (block === 'pending') return upstream.askPending({ method, params }, call)
  const placed = isHash(block) && HASH_IN_OBJECT.has(method) ? { blockHash: block } : block
  const question = { method, params: replaceAt(params, blockPosition, placed) }
  const height = heightOf(block, upstream.headNumber())
  return upstream.askAtHead(question, { height, namesBlock: true }, call)
}

/** Returns the height that an endpoint must have to know a block, at most the head's. That of a block by its hash is not known. */
function heightOf(block: JsonValue, head: number): number {
  if (block === 'earliest') return 0
  const named = isRecord(block) ? block.blockNumber : block
  return Math.min(head, Number(parseQuantity(named) ?? head))
}

/** The methods of which the reference node misreads the hash of a block, unless it is in an object. */
const HASH_IN_OBJECT = new Set(['eth_call', 'eth_getCode'])

const isHash = (block: JsonValue | undefined): block is string =>
  typeof block === 'string' && isHex(block) && block.length === 2 + 2 * HASH_BYTES

/** Returns the block that a request selects; undefined for the newest one. */
async function selectBlock(
  upstream: Upstream,
  params: readonly JsonValue[],
  position: number | undefined,
  call: Waiting,
): Promise<JsonValue | undefined> {
  const selected = position === undefined ? undefined : params[position]
  if (selected === 'latest') return undefined
  return selected === 'safe' || selected === 'finalized' ? upstream.heightOf(selected, call) : selected
}

/** Returns the parameters with another one at a position. Absent ones before it are null. */
function replaceAt(params: readonly JsonValue[], position: number | undefined, value: JsonValue | undefined) {
  if (position === undefined || value === undefined) return params
  return Array.from({ length: Math.max(params.length, position + 1) }, (_, index) =>
    index === position ? value : (params[index] ?? null),
  )
}

function requireUpstream({ upstream }: Upstreamed): Upstream {
  if (upstream === undefined) throw new Error('the network has no endpoints')
  return upstream
}

/** Returns a handler whose errors of endpoints are those of this node, without the names of the endpoints. */
function withClientErrors<Engine>(method: string, answer: Handler<Engine>): Handler<Engine> {
  return async (...request) => {
    try {
      return await answer(...request)
    } catch (error) {
      if (error instanceof RemoteError) throw toRefusal(method, error)
      if (isBehind(error)) throw new UpstreamBehind(method, error)
      const isUnanswered = error instanceof BaseUnavailable || error instanceof WrongAnswer
      throw isUnanswered ? new UpstreamUnavailable(method, error) : error
    }
  }
}

function toRefusal(method: string, { code, message, data, origin }: RemoteError): Error {
  if (code === METHOD_NOT_FOUND) {
    const hint = 'the nodes of this network do not offer it'
    return new MethodNotFound(`the method ${method} does not exist/is not available`, { method, hint })
  }
  return new ForwardedError({
    code,
    message: withoutNames(message, origin),
    ...(typeof data === 'string' && isHex(data) ? { data } : {}),
  })
}

/**
 * Removes the names of an endpoint from its text, except a host name without dots, which may be a word of the text. Its
 * keys are removed when it is received.
 */
export function withoutNames(text: string, origin: string): string {
  const { host, hostname } = new URL(origin)
  const names = hostname.includes('.') ? [origin, host, hostname] : [origin, host]
  return names.reduce((rest, name) => rest.replaceAll(name, '…'), text)
}
