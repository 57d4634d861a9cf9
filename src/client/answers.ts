import { type Answer, isAnswer, isWireError } from './answer.ts'
import type { HttpReply } from './post.ts'
import type { WireError } from './rpcError.ts'
import { TransportError } from './transportError.ts'

/** Finds the answer to the request with this id; throws a `TransportError` when there is none, or more than one. */
export type FindAnswer = (id: number) => unknown

/** The answers that came back to `count` requests, whose ids count from 0 on. */
export function answersOf(reply: HttpReply | TransportError, count: number): FindAnswer {
  if (reply instanceof TransportError) return () => raise(reply)
  const { status, body } = reply
  if (isRefusal(body)) return () => body
  const answers = Array.isArray(body) ? body : count === 1 ? [body] : []
  const found = byId(answers.filter(isAnswer))
  return (id) => found.get(id) ?? raise(missing(status, id))
}

/** An error that names no request is against the whole body. */
export function isRefusal(body: unknown): body is Answer & { readonly error: WireError } {
  return isAnswer(body) && isWireError(body.error) && (body.id === null || body.id === undefined)
}

/** Answers by their ids; what is there twice answers nothing. */
function byId(answers: readonly Answer[]): Map<unknown, Answer> {
  const found = new Map<unknown, Answer>()
  for (const answer of answers) found.set(answer.id, found.has(answer.id) ? {} : answer)
  return found
}

function missing(status: number, id: number): TransportError {
  if (status === 200) return new TransportError('badAnswer', `the node gave no JSON-RPC answer to request ${id}`)
  return new TransportError('httpStatus', `the node answered HTTP status ${status}`, { status })
}

function raise(error: TransportError): never {
  throw error
}
