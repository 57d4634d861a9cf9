/**
 * What {@link scanRequests} found; `ids` holds the source text of the `id` of item i of a batch, item 0 being a single
 * request.
 */
export interface RequestScan {
  readonly ids: ReadonlyMap<number, string>
  /** The limit that the text passes, if one. */
  readonly passed: 'depth' | 'items' | undefined
}

export interface ScanLimits {
  readonly maxDepth: number
  readonly maxItems: number
}

const QUOTE = 0x22
const COMMA = 0x2c
const COLON = 0x3a
const OPEN_BRACKET = 0x5b
const BACKSLASH = 0x5c
const CLOSE_BRACKET = 0x5d
const OPEN_BRACE = 0x7b
const CLOSE_BRACE = 0x7d

/**
 * The index of the quote that ends the string beginning at `start`, or -1. Linear: each backslash is counted for one
 * quote only.
 */
function endOfString(text: string, start: number): number {
  for (let quote = text.indexOf('"', start + 1); quote !== -1; quote = text.indexOf('"', quote + 1)) {
    let backslashes = 0
    while (text.charCodeAt(quote - 1 - backslashes) === BACKSLASH) backslashes++
    if (backslashes % 2 === 0) return quote
  }
  return -1
}

/** Whether a key's source text spells `id`; escapes make it at most 14 characters long. */
function spellsId(source: string): boolean {
  if (source === '"id"') return true
  if (source.length > 14 || !source.includes('\\')) return false
  try {
    return JSON.parse(source) === 'id'
  } catch {
    return false
  }
}

/** What a scan remembers of the object at the depth of the envelopes: where its `id` begins. */
function createIdRecorder(text: string) {
  const ids = new Map<number, string>()
  let isObject = false
  let awaitsKey = false
  let keyIsId = false
  let valueStart: number | undefined
  const endMember = (item: number, end: number) => {
    if (valueStart !== undefined) ids.set(item, text.slice(valueStart, end).trim())
    valueStart = undefined
    awaitsKey = isObject
    keyIsId = false
  }
  return {
    ids,
    open(isBrace: boolean) {
      isObject = isBrace
      awaitsKey = isBrace
    },
    string(start: number, end: number) {
      if (awaitsKey) keyIsId = spellsId(text.slice(start, end + 1))
    },
    colon(position: number) {
      if (keyIsId) valueStart = position + 1
      awaitsKey = false
      keyIsId = false
    },
    /** A comma or the end of the object; a repeated key replaces, as in `JSON.parse`. */
    endMember,
  }
}

/** The steps of a scan; each returns whether a limit is passed. */
function createScanner(text: string, limits: ScanLimits) {
  const recorder = createIdRecorder(text)
  const isBatch = /^\s*\[/.test(text)
  const envelopeDepth = isBatch ? 2 : 1
  let depth = 0
  let item = 0
  return {
    ids: recorder.ids,
    open(isBrace: boolean) {
      depth++
      if (depth === envelopeDepth) recorder.open(isBrace)
      return depth > limits.maxDepth
    },
    close(position: number) {
      if (depth === envelopeDepth) recorder.endMember(item, position)
      depth--
      return false
    },
    comma(position: number) {
      if (depth === envelopeDepth) recorder.endMember(item, position)
      else if (isBatch && depth === 1) item++
      return item >= limits.maxItems
    },
    colon(position: number) {
      if (depth === envelopeDepth) recorder.colon(position)
      return false
    },
    string(start: number, end: number) {
      if (depth === envelopeDepth) recorder.string(start, end)
    },
  }
}

/**
 * Walks JSON text once, before it is parsed: finds the exact source of the ids, and stops at nesting or at a batch
 * beyond the limits, so that neither is ever built in memory. Text that is not JSON gives some answer; `JSON.parse`
 * refuses it later.
 */
export function scanRequests(text: string, limits: ScanLimits): RequestScan {
  const scanner = createScanner(text, limits)
  const step = (code: number, position: number) => {
    if (code === COMMA) return scanner.comma(position)
    if (code === COLON) return scanner.colon(position)
    if (code === OPEN_BRACE || code === OPEN_BRACKET) return scanner.open(code === OPEN_BRACE)
    if (code === CLOSE_BRACE || code === CLOSE_BRACKET) return scanner.close(position)
    return false
  }
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === QUOTE) {
      const end = endOfString(text, i)
      if (end === -1) break
      scanner.string(i, end)
      i = end
    } else if (step(code, i)) {
      return { ids: scanner.ids, passed: code === COMMA ? 'items' : 'depth' }
    }
  }
  return { ids: scanner.ids, passed: undefined }
}
