import { systemTimer } from '../base/clock.ts'
import { ExecutionTimedOut, ResponseTooLarge } from '../chain/api/errors.ts'
import { type Awaitable, attempt, whenThere } from '../concurrency/maybePromise.ts'
import { nextShare } from '../concurrency/timeSlice.ts'
import { runBatch } from './batch.ts'
import { type BodyFacts, type Caller, type ChargedCall, type Delivery, NO_METHOD, partyOfRequest } from './caller.ts'
import type { CallMeter } from './callMeter.ts'
import { createAnswer, type DispatchOptions, type RequestContext } from './dispatch.ts'
import type { Envelope, ParsedBody } from './envelope.ts'
import { codeOf, toWireError } from './errors.ts'
import { HeldAnswers } from './heldAnswers.ts'
import { measureAnswers } from './measuredAnswers.ts'
import { type BodyLimits, type Pace, parseBody } from './parse.ts'
import type { OnRefused } from './refusalReason.ts'
import { AnswersExceeded, exceededOf, type InvalidRequest } from './refusals.ts'
import { type HttpStatusPolicy, type RpcReply, type RpcResponse, toRefusal, toReply } from './reply.ts'
import { ResponseBudget } from './responseBudget.ts'
import { serialiseBatch, serialiseError } from './serialise.ts'

export interface RpcOptions<Engine> extends DispatchOptions<Engine> {
  readonly limits: RpcLimits
  /** Hears how calls ended; nothing is measured without it. */
  readonly meter?: CallMeter | undefined
  readonly onRefused?: OnRefused | undefined
}

export interface RpcLimits {
  readonly batchLimit: number
  readonly batchConcurrency: number
  /** Of one reply, a batch being one; 0 is no bound. */
  readonly responseLimitBytes: number
  /** Of all long answers together that are being made or wait to be sent, in characters. */
  readonly unsentLimitBytes: number
  readonly httpStatusOfErrors: HttpStatusPolicy
}

/** The one entrance for every transport. */
export interface Rpc {
  /** Answers a body, at once if all it asks for is there; neither throws nor rejects. */
  handle(body: Uint8Array | string, caller: Caller, delivery: Delivery): Awaitable<RpcReply>
}

/** Bytes of a body for each of which it weighs one request more. */
const BYTES_PER_WEIGHT = 64 * 1024

/** The calls that a long body is charged for besides its requests. */
function chargeForLength(bytes: number): ChargedCall[] {
  const weight = Math.floor(bytes / BYTES_PER_WEIGHT)
  return weight === 0 ? [] : [{ name: 'length', weight }]
}

/** The entrance to a table of methods. */
export function createRpc<Engine>(options: RpcOptions<Engine>): Rpc {
  const { limits, logger, meter, served, timer = systemTimer, onRefused = () => {} } = options
  const unmeasured = createAnswer(options)
  const answer = meter === undefined ? unmeasured : measureAnswers(unmeasured, meter, timer)
  const held = new HeldAnswers(limits.unsentLimitBytes)
  const changesState = (method: string) => served.rulesOf(method)?.changesState ?? false
  const toCharge = (envelope: Envelope | undefined): ChargedCall =>
    (envelope && served.rulesOf(envelope.method)) ?? NO_METHOD

  const bodyLimits: BodyLimits = { batchLimit: limits.batchLimit, ...served.requestBounds }

  const createContext = (caller: Caller, delivery: Delivery, canStream: boolean): RequestContext => ({
    caller,
    delivery,
    canStream,
    budget: new ResponseBudget(limits.responseLimitBytes, held, caller.keyId),
  })

  /** What an answer holds it holds until it is out. */
  function handOver(reply: RpcReply, budget: ResponseBudget): RpcReply {
    return budget.isHolding ? { ...reply, release: () => budget.release() } : reply
  }

  function refuse(thrown: unknown, caller: Caller, { requestId, facts }: Delivery, envelope?: Envelope): RpcReply {
    const { network, keyId } = caller
    if (facts !== undefined) facts.code = codeOf(thrown)
    const exceeded = exceededOf(thrown)
    if (exceeded !== undefined) onRefused(exceeded.reason, keyId)
    const onBug = (bug: unknown) => logger.error({ err: bug, requestId }, 'internal error')
    const wasBegun = thrown instanceof ResponseTooLarge || thrown instanceof AnswersExceeded
    if (!wasBegun) meter?.record(network, envelope?.method, codeOf(thrown), 0)
    return toRefusal(thrown, { policy: limits.httpStatusOfErrors, onBug, id: envelope?.id ?? exceeded?.id })
  }

  async function answerBatch({ envelopes }: ParsedBody, caller: Caller, delivery: Delivery): Promise<RpcReply> {
    const context = createContext(caller, delivery, false)
    const { budget } = context
    const responses = await runBatch({
      length: envelopes.length,
      concurrency: limits.batchConcurrency,
      party: () => partyOfRequest(caller.keyId, delivery),
      changesState: (index) => changesState(envelopes[index]?.method ?? ''),
      run: (index) => answer(envelopes[index], context),
      requireWanted() {
        if (delivery.signal.aborted) throw new ExecutionTimedOut()
      },
    }).catch((thrown: unknown) => {
      budget.release()
      throw thrown
    })
    if (delivery.facts !== undefined) tellOfBatch(delivery.facts, envelopes, responses)
    return handOver({ text: serialiseBatch(responses.map(({ text }) => text)), httpStatus: 200 }, budget)
  }

  function answerSingle(envelope: Envelope | undefined, caller: Caller, delivery: Delivery): Awaitable<RpcReply> {
    const context = createContext(caller, delivery, delivery.isWhole !== true)
    const { facts } = delivery
    if (facts !== undefined) facts.method = envelope?.method ?? ''
    const toOwnReply = (response: RpcResponse) => {
      if (facts !== undefined) facts.code = response.error?.code
      return handOver(toReply(response, limits.httpStatusOfErrors), context.budget)
    }
    return attempt(
      () => {
        caller.charge([toCharge(envelope)])
        return whenThere(answer(envelope, context), toOwnReply)
      },
      (thrown) => {
        context.budget.release()
        return refuse(thrown, caller, delivery, envelope)
      },
    )
  }

  /** Answers each request of a batch with the same refusal; none is executed. */
  function refuseEach(refusal: InvalidRequest, ids: readonly string[], caller: Caller, delivery: Delivery): RpcReply {
    if (delivery.facts !== undefined) delivery.facts.batch = ids.length
    caller.charge([NO_METHOD])
    const reply = refuse(refusal, caller, delivery)
    const error = toWireError(refusal, () => {})
    return { ...reply, text: serialiseBatch(ids.map((id) => serialiseError(id, error))), httpStatus: 200 }
  }

  function answerParsed(parsed: ParsedBody, caller: Caller, delivery: Delivery): Awaitable<RpcReply> {
    const { isBatch, envelopes, refusal, refusedIds = [] } = parsed
    if (refusal !== undefined) return refuseEach(refusal, refusedIds, caller, delivery)
    if (!isBatch) return answerSingle(envelopes[0], caller, delivery)
    if (delivery.facts !== undefined) delivery.facts.batch = envelopes.length
    caller.charge(envelopes.map(toCharge))
    return answerBatch(parsed, caller, delivery)
  }

  /**
   * Charges a body for its length before anything is done with it, and parses it. One that holds no request is charged as
   * one; the refusal of a limit replaces the parser's.
   */
  function parseCharged(body: Uint8Array | string, caller: Caller, delivery: Delivery): Awaitable<ParsedBody> {
    const length = chargeForLength(body.length)
    if (length.length > 0) caller.charge(length)
    return attempt<ParsedBody>(
      () => parseBody(body, bodyLimits, paceOf(caller, delivery)),
      (error) => {
        caller.charge([NO_METHOD])
        throw error
      },
    )
  }

  /** Lets others go first between the steps of a long body. */
  const paceOf =
    (caller: Caller, delivery: Delivery): Pace =>
    () => {
      if (delivery.signal.aborted) throw new ExecutionTimedOut()
      return nextShare(() => partyOfRequest(caller.keyId, delivery))
    }

  return {
    handle: (body, caller, delivery) =>
      attempt(
        () => {
          const parsing = parseCharged(body, caller, delivery)
          return whenThere(parsing, (parsed) => answerParsed(parsed, caller, delivery))
        },
        (thrown) => refuse(thrown, caller, delivery),
      ),
  }
}

/** A log's line stays short, whatever a batch holds. */
const TOLD_REQUESTS = 10

function tellOfBatch(facts: BodyFacts, envelopes: ParsedBody['envelopes'], responses: readonly RpcResponse[]): void {
  facts.methods = [...new Set(envelopes.slice(0, TOLD_REQUESTS).map((envelope) => envelope?.method ?? ''))]
  facts.failed = responses.filter(({ error }) => error !== undefined).length
}
