/** A decoded revert payload. */
export type Revert =
  | { readonly kind: 'error'; readonly reason: string }
  | { readonly kind: 'panic'; readonly code: number; readonly reason: string }
  | { readonly kind: 'custom'; readonly selector: `0x${string}`; readonly data: `0x${string}` }

const ERROR = '08c379a0' // Error(string)
const PANIC = '4e487b71' // Panic(uint256)
const WORD = 64

/** https://docs.soliditylang.org/en/latest/control-structures.html#panic-via-assert-and-error-via-require */
const PANICS = new Map([
  [0x00, 'generic panic'],
  [0x01, 'assertion failed'],
  [0x11, 'arithmetic overflow or underflow'],
  [0x12, 'division or modulo by zero'],
  [0x21, 'value out of range for an enum'],
  [0x22, 'storage byte array that is incorrectly encoded'],
  [0x31, 'pop of an empty array'],
  [0x32, 'array index out of bounds'],
  [0x41, 'too much memory allocated'],
  [0x51, 'call of a function that was not initialised'],
])

/** Decodes a revert payload; undefined if it is not a Solidity error. */
export function decodeRevert(payload: string): Revert | undefined {
  // One repeated class: a repeated group, or one match per byte, fails for payloads of megabytes.
  if (payload.length < 10 || payload.length % 2 !== 0 || !/^0x[0-9a-f]*$/i.test(payload)) return undefined
  const digits = payload.slice(2).toLowerCase()
  const [selector, body] = [digits.slice(0, 8), digits.slice(8)]
  const known = selector === ERROR ? readError(body) : selector === PANIC ? readPanic(body) : undefined
  return known ?? { kind: 'custom', selector: `0x${selector}`, data: `0x${body}` }
}

function readError(body: string): Revert | undefined {
  const start = readSmall(body, 0)
  const length = start === undefined ? undefined : readSmall(body, start * 2)
  if (start === undefined || length === undefined) return undefined
  const text = body.slice(start * 2 + WORD, start * 2 + WORD + length * 2)
  if (text.length < length * 2) return undefined
  const bytes = Uint8Array.from({ length }, (_, i) => Number.parseInt(text.slice(i * 2, i * 2 + 2), 16))
  return { kind: 'error', reason: new TextDecoder().decode(bytes) }
}

function readPanic(body: string): Revert | undefined {
  const code = readSmall(body, 0)
  if (code === undefined) return undefined
  const name = PANICS.get(code) ?? 'unknown panic'
  return { kind: 'panic', code, reason: `panic 0x${code.toString(16).padStart(2, '0')}: ${name}` }
}

/** Returns the word at a digit as a number; undefined if it is too large for an offset, a length or a code. */
function readSmall(body: string, at: number): number | undefined {
  const word = body.slice(at, at + WORD)
  return /^0{56}[0-9a-f]{8}$/.test(word) ? Number.parseInt(word, 16) : undefined
}
