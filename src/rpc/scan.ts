import { InvalidRequest } from './refusals.ts'

/** The bounds of a request with one method. */
export interface RequestBounds {
  /** Length of the request's text. */
  readonly maxBytes: number
  /** JSON values: objects, arrays, members and items. */
  readonly maxValues: number
}

/** The bounds of requests with all methods. */
export interface MethodBounds {
  /** Returns the bounds of requests with a method, whether it is served, unknown or undefined. */
  boundsOf(method: string | undefined): RequestBounds
  /** The smallest of each bound: a request within them is within those of its method. */
  readonly smallest: RequestBounds
  /** The largest number of values that any method allows. */
  readonly maxValues: number
}

/** Returns the same bounds for every method. */
export function sameBounds(bounds: RequestBounds): MethodBounds {
  return { boundsOf: () => bounds, smallest: bounds, maxValues: bounds.maxValues }
}

/** A request that the scan has found in a body. */
export interface ScannedRequest {
  /** Byte offsets of the request's text. */
  readonly start: number
  readonly end: number
  readonly isObject: boolean
  /** Source text of the member `id`; the last one if it is repeated. */
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
const ID = Buffer.from('"id"')
const METHOD = Buffer.from('"method"')

/** 1 for each byte that has a meaning outside strings. */
const IS_STRUCTURAL = new Uint8Array(256)
for (const byte of [QUOTE, COMMA, COLON, OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE]) IS_STRUCTURAL[byte] = 1

/** A string whose value is the text between its quotes. */
const PLAIN_TEXT = /^"[\w.]*"$/

/** Maximum nesting of arrays and objects. */
const MAX_DEPTH = 64
/** Maximum values of a whole batch, as a multiple of the largest bound of a request. */
const BATCH_BOUNDS = 5
/** Maximum length in bytes of a member's or method's name that is read, escapes included. */
const MAX_NAME_BYTES = 400

function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09
}

/**
 * Scans JSON text before it is parsed, in steps whose length the caller chooses. Finds the offsets of the requests of a
 * batch and the exact source text of their ids. Throws `InvalidRequest` for a request that exceeds a bound, so that it is
 * never built in memory. Accepts text that is not JSON, which `JSON.parse` must refuse afterwards.
 */
export class RequestScanner {
  readonly requests: ScannedRequest[] = []
  readonly #bytes: Buffer
  readonly #bounds: MethodBounds
  readonly #maxRequests: number
  /** Whether the body is a batch; undefined until the scan has reached a byte that is no space. */
  #isBatch: boolean | undefined
  /** The nesting of the members of a request. */
  #envelopeDepth = 1
  #position = 0
  #depth = 0
  #isInString = false
  #stringStart = 0
  #hasEscape = false
  /** Whether the bracket that ends the batch was scanned. */
  #hasEnded = false
  /** Whether the batch ends with the bracket of an array, with only space after it. */
  #isClosed = false
  /** Position of the request that is being scanned; the fields below describe it. */
  #start = 0
  #isObject = false
  #values = 0
  #allValues = 0
  /** Whether the next string of the envelope is the name of a member. */
  #awaitsName = false
  #name: 'id' | 'method' | undefined
  #valueStart: number | undefined
  #id: string | undefined
  /** Position of the value of `method`, whose text is read only when a bound depends on it. */
  #methodStart: number | undefined
  #methodEnd = 0

  /** Requests of a batch beyond `maxRequests` are not scanned. */
  constructor(bytes: Buffer, bounds: MethodBounds, maxRequests: number) {
    this.#bytes = bytes
    this.#bounds = bounds
    this.#maxRequests = maxRequests
  }

  /** Whether the body is a batch, once the scan is complete. */
  get isBatch(): boolean {
    return this.#isBatch === true
  }

  /** Scans up to `maxBytes` bytes more; returns whether the scan is complete. */
  scan(maxBytes: number): boolean {
    const bytes = this.#bytes
    const end = Math.min(bytes.length, this.#position + maxBytes)
    let position = this.#position
    if (this.#isBatch === undefined) position = this.#skipToStart(end)
    while (position < end) {
      if (this.#hasEnded && !isSpace(bytes[position])) this.#isClosed = false
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

  /** Whether a batch is closed by a bracket with only space after it. Says nothing of the requests inside. */
  get isClosed(): boolean {
    return !this.isBatch || this.#isClosed
  }

  /** Skips space up to `end`. Returns the position of the first other byte, or `end`. */
  #skipToStart(end: number): number {
    let position = this.#position
    while (position < end && isSpace(this.#bytes[position])) position++
    this.#start = position
    if (position === end) return end
    this.#isBatch = this.#bytes[position] === OPEN_BRACKET
    if (this.#isBatch) {
      this.#envelopeDepth = 2
      this.#start++
    }
    return position
  }

  #step(byte: number, position: number): void {
    if (byte === QUOTE) {
      this.#isInString = true
      this.#hasEscape = false
      this.#stringStart = position
    } else if (byte === COMMA) this.#comma(position)
    else if (byte === COLON) this.#colon(position)
    else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) this.#open(byte)
    else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) this.#close(position)
  }

  /** Returns the position after the string or, if the string continues, after `end`; one more after a backslash. */
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
    const { maxValues } = this.#bounds
    if (this.#values > maxValues) throw tooManyValues(maxValues)
    if (this.#allValues > BATCH_BOUNDS * maxValues) throw tooManyValues(BATCH_BOUNDS * maxValues)
  }

  #open(bracket: number): void {
    this.#depth++
    this.#countValue()
    if (this.#depth > MAX_DEPTH) throw tooDeep(MAX_DEPTH)
    if (this.#depth !== this.#envelopeDepth) return
    this.#isObject = bracket === OPEN_BRACE
    this.#awaitsName = this.#isObject
  }

  #close(position: number): void {
    if (this.#depth === this.#envelopeDepth) this.#endMember(position)
    this.#depth--
    if (!this.isBatch || this.#depth !== 0 || this.#hasEnded) return
    this.#endRequest(position)
    this.#hasEnded = true
    this.#isClosed = this.#bytes[position] === CLOSE_BRACKET
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

  /** Returns the name of a member of the envelope if it is one that the scan needs. */
  #nameAt(start: number, end: number): 'id' | 'method' | undefined {
    if (this.#hasEscape) {
      const name = this.#stringAt(start, end)
      return name === 'id' || name === 'method' ? name : undefined
    }
    if (this.#isAt(ID, start, end)) return 'id'
    return this.#isAt(METHOD, start, end) ? 'method' : undefined
  }

  #isAt(text: Uint8Array, start: number, end: number): boolean {
    if (end - start !== text.length) return false
    for (let i = 0; i < text.length; i++) if (this.#bytes[start + i] !== text[i]) return false
    return true
  }

  /** Called at a comma or at the end of the envelope. A repeated name replaces the earlier value, as in `JSON.parse`. */
  #endMember(end: number): void {
    const start = this.#valueStart
    if (start !== undefined && this.#name === 'id') this.#id = sourceOf(this.#bytes, start, end)
    if (start !== undefined && this.#name === 'method') {
      this.#methodStart = start
      this.#methodEnd = end
    }
    this.#valueStart = undefined
    this.#name = undefined
    this.#awaitsName = this.#isObject
  }

  /** Returns the value of a string literal, or undefined if it is too long or none. */
  #stringAt(start: number, end: number): string | undefined {
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
    const request = { start: this.#start, end, isObject: this.#isObject, id: this.#id }
    const { maxBytes, maxValues } = this.#bounds.smallest
    if (this.#values > maxValues || end - this.#start > maxBytes) this.#checkBounds(request)
    this.requests.push(request)
    this.#values = 0
    this.#id = undefined
    this.#methodStart = undefined
    this.#isObject = false
  }

  /** Throws `InvalidRequest` for a request that exceeds the bounds of its method. */
  #checkBounds(request: ScannedRequest): void {
    const method = this.#methodStart === undefined ? undefined : this.#stringAt(this.#methodStart, this.#methodEnd)
    const { maxBytes, maxValues } = this.#bounds.boundsOf(method)
    if (this.#values > maxValues || request.end - request.start > maxBytes) {
      const exceeding = { method, id: this.isBatch ? undefined : readId(request) }
      throw this.#values > maxValues ? tooManyValues(maxValues, exceeding) : tooLong(maxBytes, exceeding)
    }
  }
}

/** Maximum digits of a number whose text is that of its value. */
const MAX_DIGITS = 9
const ZERO = 0x30

/** Returns the source text of a value. Hot path: the usual ids are small numbers, whose texts need no decoding. */
function sourceOf(bytes: Buffer, start: number, end: number): string {
  let first = start
  while (bytes[first] === 0x20) first++
  let value = 0
  for (let i = first; i < end; i++) {
    const digit = (bytes[i] ?? 0) - ZERO
    const isUsual = digit >= 0 && digit <= 9 && i - first < MAX_DIGITS && !(value === 0 && i > first)
    if (!isUsual) return bytes.toString('utf8', start, end).trim()
    value = value * 10 + digit
  }
  return first < end ? `${value}` : ''
}

/** Returns the id for the error response to a request: 'null' if its id is invalid, undefined for a notification. */
export function readId({ isObject, id }: Pick<ScannedRequest, 'isObject' | 'id'>): string | undefined {
  if (!isObject) return 'null'
  if (id === undefined) return undefined
  try {
    return isId(JSON.parse(id)) ? id : 'null'
  } catch {
    return 'null'
  }
}

/** Returns whether a value may be an id (JSON-RPC 2.0, section 4). */
export function isId(value: unknown): boolean {
  return value === null || typeof value === 'string' || typeof value === 'number'
}

/** Known properties of a request that exceeds a bound. */
interface Exceeding {
  readonly method?: string | undefined
  readonly id?: string | undefined
}

const printMethod = (method: string | undefined) => (method === undefined ? '' : ` of ${method.slice(0, 64)}`)

function tooManyValues(bound: number, { method, id }: Exceeding = {}): InvalidRequest {
  const hint = `a request${printMethod(method)} may have ${bound} JSON values: objects, arrays, members and items`
  return new InvalidRequest('request has too many values', { reason: 'request_values', hint, id })
}

/** The text is the reference node's. */
function tooDeep(bound: number): InvalidRequest {
  const hint = `arrays and objects may be nested ${bound} deep`
  return new InvalidRequest('Invalid request', { reason: 'request_depth', hint })
}

function tooLong(bound: number, { method, id }: Exceeding): InvalidRequest {
  const hint = `a request${printMethod(method)} may have ${bound} bytes, alone or in a batch`
  return new InvalidRequest('request is too long', { reason: 'request_bytes', hint, id })
}
