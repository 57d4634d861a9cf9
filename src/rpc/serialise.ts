import type { Piece } from '../base/readyJson.ts'
import { areShort, PIECE_LENGTH, type Text } from '../base/utf8Pieces.ts'
import type { WireError } from './errors.ts'
import type { ResponseBudget } from './responseBudget.ts'

/** Up to here an answer is sent in one go; what is longer goes out as its reader takes it. */
const WHOLE_UP_TO_CHARACTERS = 1024 * 1024

/** The beginning of an answer, and the rest when that is not all. */
export interface Streamed {
  readonly text: Text
  readonly rest?: AsyncIterable<Piece>
}

/** What stands before and after the result of a success; `id` is JSON text. */
export function aroundResult(id: string): [before: string, after: string] {
  return [`{"jsonrpc":"2.0","id":${id},"result":`, '}']
}

/** A success; `id` and `result` are JSON text. */
export function serialiseResult(id: string, result: Text): Text {
  const [before, after] = aroundResult(id)
  if (typeof result !== 'string')
    return areShort(result) ? before + result.join('') + after : [before, ...result, after]
  return result.length <= PIECE_LENGTH ? before + result + after : [before, result, after]
}

/** A batch's responses; notifications have none. */
export function serialiseBatch(texts: readonly Text[]): Text {
  const told = texts.filter((text) => text !== '')
  if (told.length === 0) return ''
  if (areShort(told)) return `[${told.join(',')}]`
  return ['[', ...told.flatMap((text, i) => (i === 0 ? text : [',', text].flat())), ']']
}

/** A failure; `id` is JSON text. */
export function serialiseError(id: string, error: WireError): string {
  return `{"jsonrpc":"2.0","id":${id},"error":${JSON.stringify(error)}}`
}

/** Joins what fits one go with `prefix` and `suffix` around it; the rest is still to be read. */
export async function startStreaming(pieces: AsyncIterable<Piece>, prefix: string, suffix: string): Promise<Streamed> {
  const iterator = pieces[Symbol.asyncIterator]()
  const parts: Piece[] = [prefix]
  for (let length = prefix.length; length < WHOLE_UP_TO_CHARACTERS; ) {
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
 * Pieces before and after those that are still to be read, for one reader, who may leave whenever it likes. (No
 * generator: one that is left before it has begun releases nothing itself.)
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

/** All of them; the budget is told of each and may refuse to go on. */
export async function collectPieces(pieces: AsyncIterable<Piece>, budget: ResponseBudget): Promise<Piece[]> {
  const collected: Piece[] = []
  for await (const piece of pieces) collected.push(...budget.spend([piece]))
  return collected
}
