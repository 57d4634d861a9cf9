import { isUtf8 } from 'node:buffer'
import type { Envelope, ParsedBody } from './envelope.ts'
import { InvalidRequest, ParseError } from './refusals.ts'
import { isId, type MethodBounds, RequestScanner, readId, type ScannedRequest } from './scan.ts'

/** Maximum length of a body that is parsed at once; a longer one is parsed in steps. */
const MAX_SHORT_BYTES = 32 * 1024
/** Bytes of a longer body that one step scans. */
const STEP_BYTES = 128 * 1024
/** Maximum length of an excessive batch whose requests each get an error; a longer one gets a single error. */
const MAX_REFUSED_EACH = 1_000

/** The bounds of bodies and of the requests in them. */
export interface BodyLimits extends MethodBounds {
  readonly batchLimit: number
  /** Returns whether the only parameter of a method may be `params` itself, without an array. Absent: of none. */
  takesBareParam?(method: string): boolean
}

/** Called between the steps of a long body: yields to other clients, and throws when the body's own client has left. */
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
 * three points: `jsonrpc` may be missing, `params: null` counts as no params, and development methods take a bare value.
 * Unknown members are ignored.
 */
function readEnvelope(value: unknown, idSource: string | undefined, limits: BodyLimits): Envelope | undefined {
  if (!isRecord(value)) return undefined
  const { jsonrpc, method, params, id } = value
  if (jsonrpc !== undefined && jsonrpc !== '2.0') return undefined
  if (typeof method !== 'string') return undefined
  if (idSource !== undefined && !isId(id)) return undefined
  if (params !== undefined && typeof params !== 'object' && limits.takesBareParam?.(method) !== true) return undefined
  return { method, params: params ?? undefined, id: idSource }
}

function refuseBatch(requests: readonly ScannedRequest[], batchLimit: number): ParsedBody {
  const exceeded = { reason: 'batch_length', hint: `send at most ${batchLimit} requests in a batch` } as const
  const text = `Cannot dispatch batch requests. ${batchLimit} is the max number of supported batch requests`
  const refusal = new InvalidRequest(text, exceeded)
  if (requests.length > MAX_REFUSED_EACH) throw refusal
  return { isBatch: true, envelopes: [], refusal, refusedIds: requests.map(readId).filter((id) => id !== undefined) }
}

/** Starts the scan of a body. Throws `ParseError` if it is not UTF-8. */
function createScanner(bytes: Buffer, limits: BodyLimits): RequestScanner {
  if (!isUtf8(bytes)) throw new ParseError()
  return new RequestScanner(bytes, limits, Math.max(limits.batchLimit, MAX_REFUSED_EACH))
}

/** Parses a body in steps, each request of a batch in a step of its own. */
async function parseInSteps(bytes: Buffer, limits: BodyLimits, pace: Pace): Promise<ParsedBody> {
  await pace()
  const scanner = createScanner(bytes, limits)
  while (!scanner.scan(STEP_BYTES)) await pace()
  const { isBatch, requests } = scanner
  if (isBatch && requests.length > limits.batchLimit) return refuseBatch(requests, limits.batchLimit)
  if (!scanner.isClosed) throw new ParseError()
  const envelopes: (Envelope | undefined)[] = []
  for (const { start, end, id } of requests) {
    await pace()
    const text = bytes.toString('utf8', start, end)
    if (isBatch && requests.length === 1 && text.trim() === '') throw new InvalidRequest('invalid request')
    const value = parseJson(text)
    if (!isBatch && !isRecord(value)) throw new InvalidRequest('invalid request')
    envelopes.push(readEnvelope(value, id, limits))
  }
  return { isBatch, envelopes }
}

/**
 * Returns the requests in a body, at once when it is short. Throws `ParseError` for what is not JSON, `InvalidRequest` for
 * JSON that is neither an object nor a batch, that is nested deeper than 64, or exceeds a bound (the texts are the
 * reference's, protocol/rpc#envelope-errors).
 */
export function parseBody(body: Uint8Array | string, limits: BodyLimits, pace: Pace): ParsedBody | Promise<ParsedBody> {
  const bytes = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body.buffer, body.byteOffset, body.length)
  return bytes.length > MAX_SHORT_BYTES ? parseInSteps(bytes, limits, pace) : parseWhole(bytes, limits)
}

/** Returns the requests in a body of any length without a pause; throws as `parseBody` does. */
export function parseWhole(bytes: Buffer, limits: BodyLimits): ParsedBody {
  const scanner = createScanner(bytes, limits)
  scanner.scan(bytes.length)
  const { isBatch, requests } = scanner
  if (isBatch && requests.length > limits.batchLimit) return refuseBatch(requests, limits.batchLimit)
  const value = parseJson(bytes.toString())
  const items = Array.isArray(value) ? value : [value]
  if (items.length === 0 || !(isBatch || isRecord(value))) throw new InvalidRequest('invalid request')
  return { isBatch, envelopes: items.map((item, index) => readEnvelope(item, requests[index]?.id, limits)) }
}
