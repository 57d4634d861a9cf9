import type { Piece } from '../base/readyJson.ts'
import { areShort, PIECE_LENGTH, type Text } from '../base/utf8Pieces.ts'
import type { WireError } from './errors.ts'
import type { ResponseBudget } from './responseBudget.ts'

/** Length from which a response is streamed, in characters. */
const STREAMED_LENGTH = 1024 * 1024

/** The start of a response, and the rest if that is not all. */
export interface Streamed {
  readonly text: Text
  readonly rest?: AsyncIterable<Piece>
}

/** Returns the text before and after the result of a successful response; `id` is JSON text. */
export function aroundResult(id: string): [before: string, after: string] {
  return [`{"jsonrpc":"2.0","id":${id},"result":`, '}']
}

/** Returns a successful response; `id` and `result` are JSON text. */
export function serialiseResult(id: string, result: Text): Text {
  const [before, after] = aroundResult(id)
  if (typeof result !== 'string')
    return areShort(result) ? before + result.join('') + after : [before, ...result, after]
  return result.length <= PIECE_LENGTH ? before + result + after : [before, result, after]
}

/** Returns the response to a batch; the texts of notifications are empty. */
export function serialiseBatch(texts: readonly Text[]): Text {
  const responses = texts.filter((text) => text !== '')
  if (responses.length === 0) return ''
  if (areShort(responses)) return `[${responses.join(',')}]`
  return ['[', ...responses.flatMap((text, i) => (i === 0 ? text : [',', text].flat())), ']']
}

/** Returns an error response; `id` is JSON text. */
export function serialiseError(id: string, error: WireError): string {
  return `{"jsonrpc":"2.0","id":${id},"error":${JSON.stringify(error)}}`
}

/** Joins the first pieces with `prefix`, and with `suffix` if they are all; otherwise the rest is read later. */
export async function startStreaming(pieces: AsyncIterable<Piece>, prefix: string, suffix: string): Promise<Streamed> {
  const iterator = pieces[Symbol.asyncIterator]()
  const parts: Piece[] = [prefix]
  for (let length = prefix.length; length < STREAMED_LENGTH; ) {
    const next = await iterator.next()
    if (next.done === true) return { text: joinText([...parts, suffix]) }
    parts.push(next.value)
    length += next.value.length
  }
  return { text: joinText(parts), rest: surround([], iterator, [suffix]) }
}

const joinText = (parts: readonly Piece[]): Text =>
  parts.every((part) => typeof part === 'string') ? parts.join('') : parts

/**
 * Returns an iterator over `before`, the pieces of `inner`, and `after`, which releases `inner` when its reader stops. Not a
 * generator, because `return` of a generator that has not started would not release `inner`.
 */
export function surround(
  before: readonly Piece[],
  inner: AsyncIterator<Piece>,
  after: readonly Piece[] = [],
): AsyncIterableIterator<Piece> {
  const first = before.values()
  const last = after.values()
  return {
    [Symbol.asyncIterator]() {
      return this
    },
    async next() {
      const early = first.next()
      if (early.done !== true) return early
      const next = await inner.next()
      return next.done === true ? last.next() : next
    },
    async return() {
      await inner.return?.()
      return { done: true, value: undefined }
    },
  }
}

/** Collects all pieces. Rejects with the error of the budget, to which each piece is added. */
export async function collectPieces(pieces: AsyncIterable<Piece>, budget: ResponseBudget): Promise<Piece[]> {
  const collected: Piece[] = []
  for await (const piece of pieces) collected.push(...budget.spend([piece]))
  return collected
}
