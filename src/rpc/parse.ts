import { isUtf8 } from 'node:buffer'
import type { Envelope, ParsedBody } from './envelope.ts'
import { readPlainBody } from './plainBody.ts'
import { InvalidRequest, ParseError } from './refusals.ts'
import { scanRequests } from './scan.ts'

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

function isId(value: unknown): boolean {
  return value === null || typeof value === 'string' || typeof value === 'number'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * The request in a JSON value, or undefined when it is none (JSON-RPC 2.0, section 4). Wider than the standard in two
 * points: `jsonrpc` may be missing, and `params: null` counts as no params. Unknown members are ignored.
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

/**
 * The requests in a body. Throws `ParseError` for what is not JSON, `InvalidRequest` for JSON that is neither an object
 * nor a batch of 1 to `batchLimit` items, or that is nested deeper than 64 (the texts are the reference's,
 * protocol/rpc#envelope-errors).
 */
export function parseBody(body: Uint8Array | string, batchLimit: number): ParsedBody {
  const text = toText(body)
  return readPlainBody(text, batchLimit) ?? parseText(text, batchLimit)
}

/** The long way: as {@link parseBody} for any body. */
export function parseText(text: string, batchLimit: number): ParsedBody {
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
