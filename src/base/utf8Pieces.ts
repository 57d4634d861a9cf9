import type { Piece } from './readyJson.ts'

/** Maximum length of a piece that is encoded synchronously, in characters or bytes: a few tenths of a millisecond. */
export const PIECE_LENGTH = 128 * 1024

/** A text to send, whole or in the pieces that it was built from. */
export type Text = string | readonly Piece[]

/** Returns the length of a text in characters, with its byte pieces in bytes. */
export function lengthOf(text: Text): number {
  return typeof text === 'string' ? text.length : text.reduce((sum, { length }) => sum + length, 0)
}

/** Returns a text as one string. */
export function wholeText(text: Text): string {
  return typeof text === 'string' ? text : Buffer.concat([...utf8Pieces(text)]).toString()
}

/** Joins texts. Only strings become one string. */
export function joinTexts(texts: readonly Text[], separator = ''): Text {
  if (texts.every((text) => typeof text === 'string')) return texts.join(separator)
  return texts.flatMap((text, i) => (i === 0 ? text : [separator, text].flat()))
}

/** Returns whether all texts are strings that together are short enough to join at once. */
export function areShort(texts: readonly (Text | Piece)[]): texts is readonly string[] {
  let length = 0
  for (const text of texts) {
    if (typeof text !== 'string') return false
    length += text.length
  }
  return length <= PIECE_LENGTH
}

/** Minimum length of bytes that are not joined with others. */
const MIN_ALONE = 16 * 1024

/** Yields the UTF-8 of a text in pieces of up to about {@link PIECE_LENGTH} bytes. Long bytes are not copied. */
export function* utf8Pieces(text: Text): Generator<Uint8Array> {
  let gathered: Uint8Array[] = []
  let bytes = 0
  for (const part of typeof text === 'string' ? [text] : text) {
    for (const piece of typeof part === 'string' ? encodeInPieces(part) : cut(part)) {
      const isAlone = piece.length >= MIN_ALONE && typeof part !== 'string'
      if (isAlone && bytes > 0) {
        yield join(gathered)
        gathered = []
        bytes = 0
      }
      gathered.push(piece)
      bytes += piece.length
      if (bytes < PIECE_LENGTH && !isAlone) continue
      yield join(gathered)
      gathered = []
      bytes = 0
    }
  }
  if (bytes > 0) yield join(gathered)
}

function* encodeInPieces(text: string): Generator<Uint8Array> {
  for (let start = 0; start < text.length; ) {
    const end = start + PIECE_LENGTH
    const isPairCut = end < text.length && isHighSurrogate(text.charCodeAt(end - 1))
    const next = isPairCut ? end + 1 : end
    yield Buffer.from(text.slice(start, next))
    start = next
  }
}

function* cut(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += PIECE_LENGTH) yield bytes.subarray(start, start + PIECE_LENGTH)
}

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit < 0xdc00

function join(pieces: readonly Uint8Array[]): Uint8Array {
  const [first] = pieces
  return first !== undefined && pieces.length === 1 ? first : Buffer.concat(pieces)
}
