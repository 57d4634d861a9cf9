import { InvalidRequest } from './refusals.ts'

/** Bounds of one request, by its method. */
export interface RequestBounds {
  /** Length of its text. */
  readonly maxBytes: number
  /** Members of its objects, items of its arrays, and these themselves. */
  readonly maxValues: number
}

/** The bounds of all methods. */
export interface MethodBounds {
  /** Returns the bounds of a request; of one whose method is not known, too. */
  boundsOf(method: string | undefined): RequestBounds
  /** The largest bound of any method. */
  readonly mostValues: number
}

/** The same bounds for every method. */
export function sameBounds(bounds: RequestBounds): MethodBounds {
  return { boundsOf: () => bounds, mostValues: bounds.maxValues }
}

/** A request in a body, as far as the scan tells. */
export interface ScannedRequest {
  /** Its text: byte offsets. */
  readonly start: number
  readonly end: number
  readonly isObject: boolean
  /** Source text of its `id`; of several, the last. */
  readonly id: string | undefined
}

const QUOTE = 0x22
const COMMA = 0x2c
const COLON = 0x3a
const OPEN_BRACKET = 0x5b
const BACKSLASH = 0x5c
const CLOSE_BRACKET = 0x5d
const OPEN_BRACE = 0x7b
const CLOSE_BRACE = 0x7d
const LETTER_I = 0x69
const LETTER_M = 0x6d

/** By byte: 1 for those that have a meaning outside of strings. */
const IS_STRUCTURAL = new Uint8Array(256)
for (const byte of [QUOTE, COMMA, COLON, OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE]) IS_STRUCTURAL[byte] = 1

/** A string that means what stands between its quotes. */
const PLAIN_TEXT = /^"[\w.]*"$/

/** Maximum nesting of arrays and objects. */
const MAX_DEPTH = 64
/** Maximum values of a whole batch, as a multiple of the bound of one request. */
const BATCH_BOUNDS = 5
/** Maximum length of a member's or method's name that matters, escapes included. */
const MAX_NAME_BYTES = 400

function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09
}

/**
 * Walks JSON text before it is parsed, in steps of as many bytes as its caller likes: finds where the requests of a batch
 * are and the exact source of their ids, and throws `InvalidRequest` for what exceeds a bound, so that it is never built
 * in memory. Text that is not JSON gives some answer; `JSON.parse` refuses it later.
 */
export class RequestScanner {
  readonly isBatch: boolean
  readonly requests: ScannedRequest[] = []
  readonly #bytes: Buffer
  readonly #bounds: MethodBounds
  readonly #maxRequests: number
  /** The depth inside an envelope. */
  readonly #envelopeDepth: number
  #position = 0
  #depth = 0
  #isInString = false
  #stringStart = 0
  #hasEscape = false
  /** Position of the bracket that closes the batch. */
  #closedAt: number | undefined
  #start: number
  #isObject = false
  #values = 0
  #allValues = 0
  #awaitsName = false
  #name: 'id' | 'method' | undefined
  #valueStart: number | undefined
  #id: string | undefined
  #method: string | undefined

  /** Requests of a batch beyond `maxRequests` are not scanned. */
  constructor(bytes: Buffer, bounds: MethodBounds, maxRequests: number) {
    this.#bytes = bytes
    this.#bounds = bounds
    this.#maxRequests = maxRequests
    let start = 0
    while (isSpace(bytes[start])) start++
    this.isBatch = bytes[start] === OPEN_BRACKET
    this.#envelopeDepth = this.isBatch ? 2 : 1
    this.#start = this.isBatch ? start + 1 : start
  }

  /** Goes on for at most so many bytes; returns whether the scan is over. */
  scan(maxBytes: number): boolean {
    const bytes = this.#bytes
    const end = Math.min(bytes.length, this.#position + maxBytes)
    let position = this.#position
    while (position < end) {
      if (this.#isInString) position = this.#skipString(position, end)
      else {
        const byte = bytes[position]
        if (byte !== undefined && IS_STRUCTURAL[byte] === 1) this.#step(byte, position)
        position++
      }
      if (this.requests.length > this.#maxRequests) return true
    }
    this.#position = position
    if (end < bytes.length) return false
    if (!this.isBatch) this.#endRequest(end)
    return true
  }

  /** Whether the brackets of a batch are where they should be; the requests are not looked into. */
  get isClosed(): boolean {
    if (!this.isBatch) return true
    if (this.#closedAt === undefined || this.#bytes[this.#closedAt] !== CLOSE_BRACKET) return false
    for (let i = this.#closedAt + 1; i < this.#bytes.length; i++) if (!isSpace(this.#bytes[i])) return false
    return true
  }

  #step(byte: number, position: number): void {
    if (byte === QUOTE) {
      this.#isInString = true
      this.#hasEscape = false
      this.#stringStart = position
    } else if (byte === COMMA) this.#comma(position)
    else if (byte === COLON) this.#colon(position)
    else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) this.#open(byte === OPEN_BRACE)
    else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) this.#close(position)
  }

  /** Returns the position behind the string, or behind `end` where the string goes on; one more after a backslash. */
  #skipString(from: number, end: number): number {
    const bytes = this.#bytes
    let position = from
    for (; position < end; position++) {
      const byte = bytes[position]
      if (byte === QUOTE) {
        this.#isInString = false
        if (this.#awaitsName && this.#depth === this.#envelopeDepth) {
          this.#name = this.#nameAt(this.#stringStart, position + 1)
        }
        return position + 1
      }
      if (byte === BACKSLASH) {
        this.#hasEscape = true
        position++
      }
    }
    return position
  }

  #countValue(): void {
    this.#values++
    this.#allValues++
    const { mostValues } = this.#bounds
    if (this.#values > mostValues) throw tooManyValues(mostValues)
    if (this.#allValues > BATCH_BOUNDS * mostValues) throw tooManyValues(BATCH_BOUNDS * mostValues)
  }

  #open(isBrace: boolean): void {
    this.#depth++
    this.#countValue()
    if (this.#depth > MAX_DEPTH) throw tooDeep(MAX_DEPTH)
    if (this.#depth !== this.#envelopeDepth) return
    this.#isObject = isBrace
    this.#awaitsName = isBrace
  }

  #close(position: number): void {
    if (this.#depth === this.#envelopeDepth) this.#endMember(position)
    this.#depth--
    if (!this.isBatch || this.#depth !== 0 || this.#closedAt !== undefined) return
    this.#endRequest(position)
    this.#closedAt = position
  }

  #comma(position: number): void {
    if (this.isBatch && this.#depth === 1) {
      this.#endRequest(position)
      this.#start = position + 1
      return
    }
    this.#countValue()
    if (this.#depth === this.#envelopeDepth) this.#endMember(position)
  }

  #colon(position: number): void {
    if (this.#depth !== this.#envelopeDepth) return
    if (this.#name !== undefined) this.#valueStart = position + 1
    this.#awaitsName = false
  }

  /** Reads a member's name in the envelope itself, as far as it matters. Nearly all have no escapes, and are compared as bytes. */
  #nameAt(start: number, end: number): 'id' | 'method' | undefined {
    const length = end - start - 2
    const first = this.#bytes[start + 1]
    if (!this.#hasEscape && !(length === 2 && first === LETTER_I) && !(length === 6 && first === LETTER_M))
      return undefined
    const name = this.#textOf(start, end)
    return name === 'id' || name === 'method' ? name : undefined
  }

  /** A comma or the end of the envelope; a repeated name replaces, as in `JSON.parse`. */
  #endMember(end: number): void {
    const start = this.#valueStart
    if (start !== undefined && this.#name === 'id') this.#id = this.#bytes.toString('utf8', start, end).trim()
    if (start !== undefined && this.#name === 'method') this.#method = this.#textOf(start, end)
    this.#valueStart = undefined
    this.#name = undefined
    this.#awaitsName = this.#isObject
  }

  /** The text that a short string means, or undefined. */
  #textOf(start: number, end: number): string | undefined {
    if (end - start > MAX_NAME_BYTES) return undefined
    const source = this.#bytes.toString('latin1', start, end)
    if (PLAIN_TEXT.test(source)) return source.slice(1, -1)
    try {
      const value: unknown = JSON.parse(source)
      return typeof value === 'string' ? value : undefined
    } catch {
      return undefined
    }
  }

  #endRequest(end: number): void {
    const { maxBytes, maxValues } = this.#bounds.boundsOf(this.#method)
    const request = { start: this.#start, end, isObject: this.#isObject, id: this.#id }
    if (this.#values > maxValues || end - this.#start > maxBytes) {
      const exceeding = { method: this.#method, id: this.isBatch ? undefined : readId(request) }
      throw this.#values > maxValues ? tooManyValues(maxValues, exceeding) : tooLong(maxBytes, exceeding)
    }
    this.requests.push(request)
    this.#values = 0
    this.#id = undefined
    this.#method = undefined
    this.#isObject = false
  }
}

/** Returns the id that an error is answered with; 'null' for what is not a request, undefined for a notification. */
export function readId({ isObject, id }: Pick<ScannedRequest, 'isObject' | 'id'>): string | undefined {
  if (!isObject) return 'null'
  if (id === undefined) return undefined
  try {
    return isId(JSON.parse(id)) ? id : 'null'
  } catch {
    return 'null'
  }
}

export function isId(value: unknown): boolean {
  return value === null || typeof value === 'string' || typeof value === 'number'
}

/** The request that exceeds a bound, as far as it is known. */
interface Exceeding {
  readonly method?: string | undefined
  readonly id?: string | undefined
}

const of = (method: string | undefined) => (method === undefined ? '' : ` of ${method.slice(0, 64)}`)

function tooManyValues(bound: number, { method, id }: Exceeding = {}): InvalidRequest {
  const hint = `a request${of(method)} may have ${bound} JSON values: objects, arrays, members and items`
  return new InvalidRequest('request has too many values', { reason: 'request_values', hint, id })
}

/** The text is the reference's. */
function tooDeep(bound: number): InvalidRequest {
  const hint = `arrays and objects may be nested ${bound} deep`
  return new InvalidRequest('Invalid request', { reason: 'request_depth', hint })
}

function tooLong(bound: number, { method, id }: Exceeding): InvalidRequest {
  const hint = `a request${of(method)} may have ${bound} bytes, alone or in a batch`
  return new InvalidRequest('request is too long', { reason: 'request_bytes', hint, id })
}
