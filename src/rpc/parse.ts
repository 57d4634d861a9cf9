import { isUtf8 } from 'node:buffer'
import type { Envelope, ParsedBody } from './envelope.ts'
import { readPlainBody } from './plainBody.ts'
import { InvalidRequest, ParseError } from './refusals.ts'
import { isId, type MethodBounds, RequestScanner, readId, type ScannedRequest } from './scan.ts'

/** Longer bodies are parsed in steps. */
const SHORT_BYTES = 32 * 1024
/** Bytes of a longer body that are scanned in one step. */
const STEP_BYTES = 128 * 1024
/** Requests of a longer batch have no error of their own. */
const MOST_ANSWERED = 1_000

/** The bounds of bodies. */
export interface BodyLimits extends MethodBounds {
  readonly batchLimit: number
}

/** Called between the steps of a long body: lets other clients go first, and throws when its own client has left. */
export type Pace = () => Promise<void> | undefined

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ParseError()
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Returns the request in a JSON value, or undefined when it is none (JSON-RPC 2.0, section 4). Wider than the standard in
 * two points: `jsonrpc` may be missing, and `params: null` counts as no params. Unknown members are ignored.
 */
function readEnvelope(value: unknown, idSource: string | undefined): Envelope | undefined {
  if (!isRecord(value)) return undefined
  const { jsonrpc, method, params, id } = value
  if (jsonrpc !== undefined && jsonrpc !== '2.0') return undefined
  if (typeof method !== 'string') return undefined
  if (idSource !== undefined && !isId(id)) return undefined
  if (params !== undefined && typeof params !== 'object') return undefined
  return { method, params: params ?? undefined, id: idSource }
}

function refuseBatch(requests: readonly ScannedRequest[], batchLimit: number): ParsedBody {
  const exceeded = { reason: 'batch_length', hint: `send at most ${batchLimit} requests in a batch` } as const
  const text = `Cannot dispatch batch requests. ${batchLimit} is the max number of supported batch requests`
  const refusal = new InvalidRequest(text, exceeded)
  if (requests.length > MOST_ANSWERED) throw refusal
  return { isBatch: true, envelopes: [], refusal, refusedIds: requests.map(readId).filter((id) => id !== undefined) }
}

/** Parses a body in steps. */
function* parseInSteps(bytes: Buffer, limits: BodyLimits): Generator<undefined, ParsedBody> {
  const { batchLimit } = limits
  if (!isUtf8(bytes)) throw new ParseError()
  const scanner = new RequestScanner(bytes, limits, Math.max(batchLimit, MOST_ANSWERED))
  while (!scanner.scan(STEP_BYTES)) yield
  const { isBatch, requests } = scanner
  if (isBatch && requests.length > batchLimit) return refuseBatch(requests, batchLimit)
  if (!scanner.isClosed) throw new ParseError()
  const envelopes: (Envelope | undefined)[] = []
  for (const { start, end, id } of requests) {
    yield
    const text = bytes.toString('utf8', start, end)
    if (isBatch && requests.length === 1 && text.trim() === '') throw new InvalidRequest('invalid request')
    const value = parseJson(text)
    if (!isBatch && !isRecord(value)) throw new InvalidRequest('invalid request')
    envelopes.push(readEnvelope(value, id))
  }
  return { isBatch, envelopes }
}

function runSteps(steps: Generator<undefined, ParsedBody>): ParsedBody {
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}

async function runPaced(steps: Generator<undefined, ParsedBody>, pace: Pace): Promise<ParsedBody> {
  for (;;) {
    await pace()
    const { done, value } = steps.next()
    if (done === true) return value
  }
}

/**
 * Returns the requests in a body, at once when it is short. Throws `ParseError` for what is not JSON, `InvalidRequest` for
 * JSON that is neither an object nor a batch, that is nested deeper than 64, or exceeds a bound (the texts are the
 * reference's, protocol/rpc#envelope-errors).
 */
export function parseBody(body: Uint8Array | string, limits: BodyLimits, pace: Pace): ParsedBody | Promise<ParsedBody> {
  const bytes = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.buffer, body.byteOffset, body.length)
  if (bytes.length > SHORT_BYTES) return runPaced(parseInSteps(bytes, limits), pace)
  return readPlainBody(bytes.toString('latin1'), limits.batchLimit) ?? parseWhole(bytes, limits)
}

/** The long way, for any body, at once. */
export function parseWhole(bytes: Buffer, limits: BodyLimits): ParsedBody {
  return runSteps(parseInSteps(bytes, limits))
}
