import { ExecutionTimedOut, ResponseTooLarge } from '../chain/api/errors.ts'
import type { NetworkName } from '../chainspec/network.ts'
import { catchMaybePromise, type MaybePromise, mapMaybePromise } from '../concurrency/maybePromise.ts'
import { yieldIfSliceUsed } from '../concurrency/timeSlice.ts'
import { runBatch } from './batch.ts'
import {
  type BodyFacts,
  type Caller,
  type ChargedCall,
  clientPathOfRequest,
  type Delivery,
  NO_METHOD,
} from './caller.ts'
import type { Calls } from './calls/calls.ts'
import { createResponder, type DispatchOptions, type RequestContext } from './dispatch.ts'
import type { Envelope, ParsedBody } from './envelope.ts'
import { codeOf, toWireError } from './errors.ts'
import { HeldResponses } from './heldResponses.ts'
import { measureResponses } from './measuredResponses.ts'
import { type BodyLimits, type Pace, parseBody } from './parse.ts'
import type { OnRefused } from './refusalReason.ts'
import { exceededOf, type InvalidRequest, ResponsesExceeded } from './refusals.ts'
import { type HttpStatusPolicy, type RpcReply, type RpcResponse, toRefusal, toReply } from './reply.ts'
import { ResponseBudget } from './responseBudget.ts'
import { serialiseBatch, serialiseError } from './serialise.ts'

/** The methods, limits and observers of an RPC layer. */
export interface RpcOptions<Engine> extends DispatchOptions<Engine> {
  readonly limits: RpcLimits
  /** Measures calls; without it they are not measured. */
  readonly calls?: Calls | undefined
  readonly onRefused?: OnRefused | undefined
}

/** The limits of bodies and replies. */
export interface RpcLimits {
  readonly batchLimit: number
  /** Maximum number of requests of a batch that run at once, by network or for all. */
  readonly batchConcurrency: number | ((network: NetworkName) => number)
  /** Maximum length of a reply, of a whole batch; 0: unlimited. */
  readonly responseLimitBytes: number
  /** Maximum length of all long replies together that are being created or wait to be sent, in characters. */
  readonly unsentLimitBytes: number
  readonly httpStatusOfErrors: HttpStatusPolicy
}

/** The RPC layer as every transport uses it. */
export interface Rpc {
  /** Returns the reply to a body, synchronously if all its results are in memory. Neither throws nor rejects. */
  handle(body: Uint8Array | string, caller: Caller, delivery: Delivery): MaybePromise<RpcReply>
}

/** Bytes of a body that count as one more request. */
const BYTES_PER_WEIGHT = 64 * 1024

/** Returns the charge for the length of a body, in addition to that for its requests. */
function chargeForLength(bytes: number): ChargedCall[] {
  const weight = Math.floor(bytes / BYTES_PER_WEIGHT)
  return weight === 0 ? [] : [{ name: 'length', weight }]
}

/** Creates the RPC layer for a table of methods. */
export function createRpc<Engine>(options: RpcOptions<Engine>): Rpc {
  const { limits, logger, calls, served, onRefused = () => {} } = options
  const unmeasured = createResponder(options)
  const respond = calls === undefined ? unmeasured : measureResponses(unmeasured, calls)
  const held = new HeldResponses(limits.unsentLimitBytes)
  const changesState = (method: string) => served.rulesOf(method)?.changesState ?? false
  const toCharge = (envelope: Envelope | undefined): ChargedCall =>
    (envelope && served.rulesOf(envelope.method)) ?? NO_METHOD

  const { batchConcurrency } = limits
  const concurrencyOf = typeof batchConcurrency === 'number' ? () => batchConcurrency : batchConcurrency

  const bodyLimits: BodyLimits = {
    batchLimit: limits.batchLimit,
    ...served.requestBounds,
    takesBareParam: (method) => served.rulesOf(method)?.takesBareParam ?? false,
  }

  const createContext = (
    caller: Caller,
    delivery: Delivery,
    { canStream }: Pick<RequestContext, 'canStream'>,
  ): RequestContext => ({
    caller,
    delivery,
    canStream,
    budget: new ResponseBudget(limits.responseLimitBytes, held, caller.keyId),
  })

  /** Adds the release of held characters to a reply. */
  function withRelease(reply: RpcReply, budget: ResponseBudget): RpcReply {
    return budget.isHolding ? { ...reply, release: () => budget.release() } : reply
  }

  function refuse(thrown: unknown, caller: Caller, { requestId, facts }: Delivery, envelope?: Envelope): RpcReply {
    const { network, keyId } = caller
    if (facts !== undefined) facts.code = codeOf(thrown)
    const exceeded = exceededOf(thrown)
    if (exceeded !== undefined) onRefused(exceeded.reason, keyId)
    const onBug = (bug: unknown) => logger.error({ err: bug, requestId }, 'internal error')
    const wasRecorded = thrown instanceof ResponseTooLarge || thrown instanceof ResponsesExceeded
    if (!wasRecorded) calls?.meter?.record(network, envelope?.method, codeOf(thrown), 0)
    return toRefusal(thrown, { policy: limits.httpStatusOfErrors, onBug, id: envelope?.id ?? exceeded?.id })
  }

  async function runRequests({ envelopes }: ParsedBody, caller: Caller, delivery: Delivery): Promise<RpcReply> {
    const context = createContext(caller, delivery, { canStream: false })
    const { budget } = context
    const responses = await runBatch({
      length: envelopes.length,
      concurrency: concurrencyOf(caller.network),
      clientPath: () => clientPathOfRequest(caller.keyId, delivery),
      changesState: (index) => changesState(envelopes[index]?.method ?? ''),
      run: (index) => respond(envelopes[index], context),
      requireWanted() {
        if (delivery.signal.aborted) throw new ExecutionTimedOut()
      },
    }).catch((thrown: unknown) => {
      budget.release()
      throw thrown
    })
    if (delivery.facts !== undefined) recordBatch(delivery.facts, envelopes, responses)
    return withRelease({ text: serialiseBatch(responses.map(({ text }) => text)), httpStatus: 200 }, budget)
  }

  function runSingle(envelope: Envelope | undefined, caller: Caller, delivery: Delivery): MaybePromise<RpcReply> {
    const context = createContext(caller, delivery, { canStream: delivery.isWhole !== true })
    const { facts } = delivery
    if (facts !== undefined) facts.method = envelope?.method ?? ''
    const toOwnReply = (response: RpcResponse) => {
      if (facts !== undefined) facts.code = response.error?.code
      return withRelease(toReply(response, limits.httpStatusOfErrors), context.budget)
    }
    return catchMaybePromise(
      () => {
        caller.charge([toCharge(envelope)])
        return mapMaybePromise(respond(envelope, context), toOwnReply)
      },
      (thrown) => {
        context.budget.release()
        return refuse(thrown, caller, delivery, envelope)
      },
    )
  }

  /** Returns the same error for each request of a batch, of which none is executed. */
  function refuseEach(refusal: InvalidRequest, ids: readonly string[], caller: Caller, delivery: Delivery): RpcReply {
    if (delivery.facts !== undefined) delivery.facts.batch = ids.length
    caller.charge([NO_METHOD])
    const reply = refuse(refusal, caller, delivery)
    const error = toWireError(refusal, () => {})
    return { ...reply, text: serialiseBatch(ids.map((id) => serialiseError(id, error))), httpStatus: 200 }
  }

  function runParsed(parsed: ParsedBody, caller: Caller, delivery: Delivery): MaybePromise<RpcReply> {
    const { isBatch, envelopes, refusal, refusedIds = [] } = parsed
    if (refusal !== undefined) return refuseEach(refusal, refusedIds, caller, delivery)
    if (!isBatch) return runSingle(envelopes[0], caller, delivery)
    if (delivery.facts !== undefined) delivery.facts.batch = envelopes.length
    caller.charge(envelopes.map(toCharge))
    return runRequests(parsed, caller, delivery)
  }

  /**
   * Charges the caller for the length of a body, then parses it. A body that cannot be parsed is charged as one request; if that
   * exceeds a limit, its error replaces the parser's.
   */
  function parseCharged(body: Uint8Array | string, caller: Caller, delivery: Delivery): MaybePromise<ParsedBody> {
    const length = chargeForLength(body.length)
    if (length.length > 0) caller.charge(length)
    return catchMaybePromise<ParsedBody>(
      () => parseBody(body, bodyLimits, paceOf(caller, delivery)),
      (error) => {
        caller.charge([NO_METHOD])
        throw error
      },
    )
  }

  /** Returns the function that yields to other clients between the steps of a long body. */
  const paceOf =
    (caller: Caller, delivery: Delivery): Pace =>
    () => {
      if (delivery.signal.aborted) throw new ExecutionTimedOut()
      return yieldIfSliceUsed(() => clientPathOfRequest(caller.keyId, delivery))
    }

  return {
    handle: (body, caller, delivery) =>
      catchMaybePromise(
        () => {
          const parsing = parseCharged(body, caller, delivery)
          return mapMaybePromise(parsing, (parsed) => runParsed(parsed, caller, delivery))
        },
        (thrown) => refuse(thrown, caller, delivery),
      ),
  }
}

/** Maximum number of requests of a batch whose methods are logged. */
const MAX_LOGGED_REQUESTS = 10

function recordBatch(facts: BodyFacts, envelopes: ParsedBody['envelopes'], responses: readonly RpcResponse[]): void {
  facts.methods = [...new Set(envelopes.slice(0, MAX_LOGGED_REQUESTS).map((envelope) => envelope?.method ?? ''))]
  facts.failed = responses.filter(({ error }) => error !== undefined).length
}
