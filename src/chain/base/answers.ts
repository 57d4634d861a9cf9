import { type Bytes, EMPTY_BYTES, WORD_BYTES } from '../../base/bytes.ts'
import { fromDigits, type Hex } from '../../base/hex.ts'
import { bytesToBigint } from '../../base/integer.ts'
import type { MaybePromise } from '../../concurrency/maybePromise.ts'
import {
  LIMIT_EXCEEDED,
  NotKept,
  RemoteBehind,
  RemoteError,
  RemoteUnavailable,
  WrongAnswer,
} from '../../remote/errors.ts'
import type { JsonValue } from '../../remote/json.ts'
import type { PinnedRemote } from '../../remote/pinnedRemote.ts'
import { BaseUnavailable } from '../api/errors.ts'

/** The source of a remote base: answers of endpoints to JSON-RPC questions. */
export interface Answers {
  /** Returns the answer to a question. Rejects with `BaseUnavailable`. */
  ask(method: string, params: readonly JsonValue[]): Promise<JsonValue>
  /**
   * Returns converted answers. If `convert` throws `WrongAnswer`, the endpoints of the answers are no longer asked, and
   * the result is a `BaseUnavailable`.
   */
  read<T>(questions: readonly Question[], convert: (answers: readonly JsonValue[]) => MaybePromise<T>): Promise<T>
}

export type Question = readonly [method: string, params: readonly JsonValue[]]

const HEX = /^0x([0-9a-fA-F]*)$/

/** Returns the bytes of an answer; undefined if it is no text of hexadecimal digits. */
function toBytes(answer: JsonValue): Bytes | undefined {
  const digits = typeof answer === 'string' ? HEX.exec(answer)?.[1] : undefined
  if (digits === undefined) return undefined
  return digits.length === 0 ? EMPTY_BYTES : fromDigits(digits.length % 2 === 0 ? digits : `0${digits}`)
}

/** Returns bytes that an endpoint was asked for. Throws `BaseUnavailable`. */
export function requireAnsweredBytes(answer: JsonValue, method: string): Bytes {
  const bytes = toBytes(answer)
  if (bytes === undefined) throw new BaseUnavailable(`${method}: the endpoint returned no hexadecimal bytes`)
  return bytes
}

/** Returns a number that an endpoint was asked for. Throws `BaseUnavailable`. */
export function requireAnsweredQuantity(answer: JsonValue, method: string): bigint {
  const bytes = toBytes(answer)
  if (bytes === undefined || bytes.length === 0 || bytes.length > WORD_BYTES) {
    throw new BaseUnavailable(`${method}: the endpoint returned no number`)
  }
  return bytesToBigint(bytes)
}

export const toQuantity = (value: number | bigint): Hex => `0x${value.toString(16)}`

/**
 * Returns the answers of a client, whose errors become those of a base. Those to methods for which `isVolatile` returns
 * true are asked each time.
 */
export function createAnswers(
  { askKept, readKept }: Pick<PinnedRemote, 'askKept' | 'readKept'>,
  isVolatile: (method: string) => boolean = () => false,
): Answers {
  return {
    ask: (method, params) => asBaseErrors(method, () => askKept(method, params, { isVolatile: isVolatile(method) })),
    read(questions, convert) {
      const method = questions[0]?.[0] ?? ''
      return asBaseErrors(method, () => readKept(questions, convert, { isVolatile: isVolatile(method) }))
    },
  }
}

/** Returns the result of questions. Errors of the client become `BaseUnavailable`, with the method of the first one. */
export async function asBaseErrors<T>(method: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof RemoteError) {
      const reason = error.code === LIMIT_EXCEEDED ? 'unanswered' : 'refused'
      throw new BaseUnavailable(`${method}: ${error.origin} answered: ${error.message}`, reason, error.code)
    }
    if (error instanceof NotKept) throw new BaseUnavailable(error.message, 'notKept')
    if (error instanceof RemoteBehind) throw new BaseUnavailable(error.message, 'behind')
    if (error instanceof RemoteUnavailable || error instanceof WrongAnswer) throw new BaseUnavailable(error.message)
    throw error
  }
}
