import { isAnswer, isWireError, resultOf } from './answer.ts'
import { encodeRequest } from './encodeRequest.ts'
import type { Line } from './line.ts'
import { mayRepeat } from './signature.ts'
import type { WireRequest } from './transport.ts'
import type { TransportError } from './transportError.ts'

/** Who waits for an answer. */
export interface Asker {
  resolve(result: unknown): void
  reject(error: unknown): void
  readonly signal?: AbortSignal
  /** Means nothing on another connection: forgotten when this one breaks. */
  readonly isOfConnection?: boolean
}

interface Question extends Asker {
  readonly request: WireRequest
  encode(id: number): string
  isSent: boolean
  drop(): void
}

/** Requests that share a line. */
export interface Questions {
  ask(request: WireRequest, asker: Asker): void
  /** Takes the answer to one of them; whether it was one. */
  hear(message: object): boolean
  /** The line is up: what is open goes out. */
  resume(): void
  /** The line is down: what must not be sent twice fails. How many are left. */
  interrupt(error: TransportError): number
  end(error: TransportError): void
}

export function createQuestions(line: Line): Questions {
  const open = new Map<number, Question>()
  let lastId = 0

  function transmit(id: number): void {
    const question = open.get(id)
    if (question === undefined) return
    question.isSent = line.send(question.encode(id))
    if (!question.isSent) line.connect()
  }

  /** Takes a question out, and lets go of its signal. */
  function take(id: number): Question | undefined {
    const question = open.get(id)
    open.delete(id)
    question?.signal?.removeEventListener('abort', question.drop)
    return question
  }

  /** The id that an answer is for. An error for none is for the only one that waits; among more, nobody could tell. */
  function idOf(message: object): number | undefined {
    if ('id' in message && typeof message.id === 'number') return message.id
    const isNameless = isAnswer(message) && message.id === null && isWireError(message.error)
    const [first, second] = [...open].filter(([, { isSent }]) => isSent).map(([id]) => id)
    return isNameless && second === undefined ? first : undefined
  }

  return {
    ask(request, asker) {
      const id = ++lastId
      const drop = () => take(id)?.reject(asker.signal?.reason)
      try {
        open.set(id, { ...asker, request, encode: encodeRequest(request), isSent: false, drop })
      } catch (error) {
        return asker.reject(error)
      }
      asker.signal?.addEventListener('abort', drop)
      if (asker.signal?.aborted === true) drop()
      transmit(id)
    },
    hear(message) {
      const id = idOf(message)
      const question = id === undefined ? undefined : take(id)
      if (question !== undefined) settle(question, message)
      return question !== undefined
    },
    resume() {
      for (const id of open.keys()) transmit(id)
    },
    interrupt(error) {
      for (const [id, question] of open) {
        const isForgotten = question.isOfConnection === true
        if (!isForgotten && (!question.isSent || mayRepeat(question.request.method))) continue
        take(id)
        if (!isForgotten) question.reject(error)
      }
      return open.size
    },
    end(error) {
      for (const id of [...open.keys()]) take(id)?.reject(error)
    },
  }
}

function settle({ request, resolve, reject }: Question, answer: unknown): void {
  try {
    resolve(resultOf(request.method, answer))
  } catch (error) {
    reject(error)
  }
}
