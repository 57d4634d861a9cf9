/** One request. */
export interface Envelope {
  readonly method: string
  /** An array, an object, or undefined. */
  readonly params: unknown
  /** The id's exact source text; undefined for a notification. */
  readonly id: string | undefined
}

function isId(value: unknown): boolean {
  return value === null || typeof value === 'string' || typeof value === 'number'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * The request in a JSON value, or undefined when it is none (JSON-RPC 2.0, section 4).
 * Wider than the standard in two points: `jsonrpc` may be missing, and `params: null` counts as no params. Unknown members are ignored.
 */
export function readEnvelope(value: unknown, idSource: string | undefined): Envelope | undefined {
  if (!isRecord(value)) return undefined
  const { jsonrpc, method, params, id } = value
  if (jsonrpc !== undefined && jsonrpc !== '2.0') return undefined
  if (typeof method !== 'string') return undefined
  if (idSource !== undefined && !isId(id)) return undefined
  if (params !== undefined && typeof params !== 'object') return undefined
  return { method, params: params ?? undefined, id: idSource }
}
