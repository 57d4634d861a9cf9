import { isUtf8 } from 'node:buffer'
import { type Envelope, readEnvelope } from './envelope.ts'
import { InvalidRequest, ParseError } from './refusals.ts'
import { scanRequests } from './scan.ts'

/** What a body asks for, in order; an undefined envelope was not a request. */
export interface ParsedBody {
  readonly isBatch: boolean
  readonly envelopes: readonly (Envelope | undefined)[]
}

const MAX_DEPTH = 64

function toText(body: Uint8Array | string): string {
  if (typeof body === 'string') return body
  if (!isUtf8(body)) throw new ParseError()
  return Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ParseError()
  }
}

/**
 * The requests in a body. Throws `ParseError` for what is not JSON, `InvalidRequest` for JSON that is neither an object
 * nor a batch of 1 to `batchLimit` items, or that is nested deeper than 64 (the texts are the reference's,
 * protocol/rpc#envelope-errors).
 */
export function parseBody(body: Uint8Array | string, batchLimit: number): ParsedBody {
  const text = toText(body)
  const scan = scanRequests(text, { maxDepth: MAX_DEPTH, maxItems: batchLimit })
  if (scan.passed === 'depth') throw new InvalidRequest('Invalid request')
  if (scan.passed === 'items') {
    throw new InvalidRequest(
      `Cannot dispatch batch requests. ${batchLimit} is the max number of supported batch requests`,
    )
  }
  const value = parseJson(text)
  const isBatch = Array.isArray(value)
  const items: unknown[] = isBatch ? value : [value]
  if (typeof value !== 'object' || value === null || items.length === 0) throw new InvalidRequest('invalid request')
  return { isBatch, envelopes: items.map((item, index) => readEnvelope(item, scan.ids.get(index))) }
}
