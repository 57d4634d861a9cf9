import type { Logger } from 'pino'
import type { Caller, Delivery } from './caller.ts'
import { createDispatch, type DispatchOptions } from './dispatch.ts'
import type { Envelope } from './envelope.ts'
import { toWireError, type WireError } from './errors.ts'
import { isJsonPieces, isJsonText, joinPieces, type Piece, startStreaming, type Text } from './jsonPieces.ts'
import { InvalidRequest, ResponseTooLarge } from './refusals.ts'
import { aroundResult, type ResponseBudget, serialiseError, serialiseResult } from './serialise.ts'

export interface AnswerOptions<Engine> extends DispatchOptions<Engine> {
  readonly logger: Pick<Logger, 'error'>
}

/** What the requests of one body share. */
export interface Asking {
  readonly caller: Caller
  readonly delivery: Delivery
  readonly budget: ResponseBudget
  /** Whether a long result may go out as its reader takes it; the items of a batch may not. */
  readonly canStream: boolean
}

/** The answer to one request; the text is empty for a notification. */
export interface Answer {
  readonly text: Text
  /** What follows the text, when it is not all. */
  readonly rest?: AsyncIterable<Piece>
  readonly error?: WireError
}

const toText = (result: unknown): string => (isJsonText(result) ? result.text : JSON.stringify(result))

/** Builds the function that answers one request. It rejects with `ResponseTooLarge` only: that one is about the whole body. */
export function createAnswer<Engine>(options: AnswerOptions<Engine>) {
  const dispatch = createDispatch(options)

  return async function answer(envelope: Envelope | undefined, asking: Asking): Promise<Answer> {
    const { caller, delivery, budget } = asking
    const id = envelope === undefined ? 'null' : envelope.id
    try {
      if (envelope === undefined) throw new InvalidRequest('invalid request')
      const result = await dispatch(envelope, caller, delivery)
      if (id === undefined) return { text: '' }
      if (!isJsonPieces(result)) return { text: budget.spend(serialiseResult(id, toText(result))) }
      if (asking.canStream) return await startStreaming(result, ...aroundResult(id))
      return { text: serialiseResult(id, await joinPieces(result, budget.spend)) }
    } catch (thrown) {
      if (thrown instanceof ResponseTooLarge) throw thrown
      const { requestId } = delivery
      const method = envelope?.method.slice(0, 64)
      const error = toWireError(thrown, (err) => options.logger.error({ err, requestId, method }, 'internal error'))
      return { text: id === undefined ? '' : budget.spend(serialiseError(id, error)), error }
    }
  }
}
