import { type Awaitable, attempt, whenThere } from '../base/awaitable.ts'
import { ExecutionTimedOut } from '../chain/api/errors.ts'
import { runBatch } from './batch.ts'
import { type Caller, type Delivery, partyOfRequest } from './caller.ts'
import { createAnswer, type DispatchOptions, type RequestContext } from './dispatch.ts'
import type { Envelope, ParsedBody } from './envelope.ts'
import { HeldAnswers } from './heldAnswers.ts'
import { parseBody } from './parse.ts'
import { type HttpStatusPolicy, type RpcReply, type RpcResponse, toRefusal, toReply } from './reply.ts'
import { ResponseBudget } from './responseBudget.ts'
import { serialiseBatch } from './serialise.ts'

export interface RpcOptions<Engine> extends DispatchOptions<Engine> {
  readonly limits: RpcLimits
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

/** The entrance to a table of methods. */
export function createRpc<Engine>(options: RpcOptions<Engine>): Rpc {
  const { limits, logger } = options
  const answer = createAnswer(options)
  const held = new HeldAnswers(limits.unsentLimitBytes)
  const changesState = (method: string) => options.served.rulesOf(method)?.changesState ?? false

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

  function refuse(thrown: unknown, { requestId }: Delivery, id?: string): RpcReply {
    const onBug = (bug: unknown) => logger.error({ err: bug, requestId }, 'internal error')
    return toRefusal(thrown, { policy: limits.httpStatusOfErrors, onBug, id })
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
    return handOver({ text: serialiseBatch(responses.map(({ text }) => text)), httpStatus: 200 }, budget)
  }

  function answerSingle(envelope: Envelope | undefined, caller: Caller, delivery: Delivery): Awaitable<RpcReply> {
    const context = createContext(caller, delivery, delivery.isWhole !== true)
    const toOwnReply = (response: RpcResponse) => handOver(toReply(response, limits.httpStatusOfErrors), context.budget)
    return attempt(
      () => {
        caller.charge(1)
        return whenThere(answer(envelope, context), toOwnReply)
      },
      (thrown) => {
        context.budget.release()
        return refuse(thrown, delivery, envelope?.id)
      },
    )
  }

  return {
    handle: (body, caller, delivery) =>
      attempt(
        () => {
          const parsed = parseBody(body, limits.batchLimit)
          if (!parsed.isBatch) return answerSingle(parsed.envelopes[0], caller, delivery)
          caller.charge(parsed.envelopes.length)
          return answerBatch(parsed, caller, delivery)
        },
        (thrown) => refuse(thrown, delivery),
      ),
  }
}
