import { resultOf } from './answer.ts'
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
}

/** Requests that share a line. */
export interface Questions {
  ask(request: WireRequest, asker: Asker): void
  /** Takes the answer to one of them. */
  hear(message: object): void
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

  return {
    ask(request, asker) {
      const id = ++lastId
      try {
        open.set(id, { ...asker, request, encode: encodeRequest(request), isSent: false })
      } catch (error) {
        return asker.reject(error)
      }
      asker.signal?.addEventListener('abort', () => open.delete(id), { once: true })
      transmit(id)
    },
    hear(message) {
      if (!('id' in message) || typeof message.id !== 'number') return
      const question = open.get(message.id)
      open.delete(message.id)
      if (question !== undefined) settle(question, message)
    },
    resume() {
      for (const id of open.keys()) transmit(id)
    },
    interrupt(error) {
      for (const [id, question] of open) {
        const isForgotten = question.isOfConnection === true
        if (!isForgotten && (!question.isSent || mayRepeat(question.request.method))) continue
        open.delete(id)
        if (!isForgotten) question.reject(error)
      }
      return open.size
    },
    end(error) {
      const left = [...open.values()]
      open.clear()
      for (const question of left) question.reject(error)
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
