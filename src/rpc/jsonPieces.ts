import type { JsonPieces, JsonText } from '../../generated/methods.ts'

/** Up to here an answer is sent in one go; what is longer goes out as its reader takes it. */
const WHOLE_UP_TO_CHARACTERS = 1024 * 1024

/** Text, or the UTF-8 of it: what comes as bytes goes out as these bytes, since copying costs more than sending. */
export type Piece = string | Uint8Array

/** What goes out in one go. */
export type Text = string | readonly Piece[]

/** The beginning of an answer, and the rest when that is not all. */
export interface Streamed {
  readonly text: Text
  readonly rest?: AsyncIterable<Piece>
}

const decoder = new TextDecoder()

export function isJsonPieces(result: unknown): result is JsonPieces<unknown> {
  return typeof result === 'object' && result !== null && 'pieces' in result
}

export function isJsonText(result: unknown): result is JsonText<unknown> {
  return typeof result === 'object' && result !== null && 'text' in result
}

/** Joins what fits one go with `prefix` and `suffix` around it; the rest stays to be read. */
export async function startStreaming(
  { pieces }: JsonPieces<unknown>,
  prefix: string,
  suffix: string,
): Promise<Streamed> {
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
 * Pieces before and behind those that are still to be read, for one reader, who may leave whenever it likes. (No generator:
 * one that is left before it has begun lets go of nothing itself.)
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

/** The whole text; `spend` is told of each piece and may refuse to go on. */
export async function joinPieces({ pieces }: JsonPieces<unknown>, spend: (text: string) => string): Promise<string> {
  let text = ''
  for await (const piece of pieces) text += spend(typeof piece === 'string' ? piece : decoder.decode(piece))
  return text
}
