import type { JsonPieces, JsonText } from '../../generated/methods.ts'

/** Up to here an answer is sent in one go; what is longer goes out as its reader takes it. */
const WHOLE_UP_TO_CHARACTERS = 1024 * 1024

/** The beginning of an answer, and the rest when that is not all. */
export interface Streamed {
  readonly text: string
  readonly rest?: AsyncIterable<string>
}

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
  let text = prefix
  while (text.length < WHOLE_UP_TO_CHARACTERS) {
    const next = await iterator.next()
    if (next.done === true) return { text: text + suffix }
    text += next.value
  }
  return { text, rest: continueStreaming(iterator, suffix) }
}

async function* continueStreaming(iterator: AsyncIterator<string>, suffix: string): AsyncGenerator<string> {
  try {
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value
    yield suffix
  } finally {
    await iterator.return?.() // the reader may leave in the middle
  }
}

/** The whole text; `spend` is told of each piece and may refuse to go on. */
export async function joinPieces({ pieces }: JsonPieces<unknown>, spend: (text: string) => string): Promise<string> {
  let text = ''
  for await (const piece of pieces) text += spend(piece)
  return text
}
