import { request } from 'node:http'
import { isDeepStrictEqual } from 'node:util'

/** A request to a running reference node, and its response. */
export interface Exchange {
  readonly group: string
  /** The body as it was sent. */
  readonly request: string
  readonly requestHeaders?: Readonly<Record<string, string>>
  readonly status: number
  /** The body of the response; a long one is truncated and marked so. */
  readonly body: string
  /** The length of the whole body. */
  readonly bodyLength: number
}

/** A response to an RPC request; `json` is undefined for an empty body. */
export interface Answer {
  readonly status: number
  readonly json: unknown
}

const CUT = '…(truncated)'

/** A response of the reference: whole, or its recorded beginning. */
export interface RecordedAnswer extends Answer {
  /** Returns whether a response with this value is the same. */
  is(json: unknown): boolean
}

export function readRecorded({ status, body, bodyLength }: Omit<Exchange, 'request'>): RecordedAnswer {
  if (!body.endsWith(CUT)) {
    const json: unknown = body === '' ? undefined : JSON.parse(body)
    return { status, json, is: (other) => isDeepStrictEqual(other, json) }
  }
  const beginning = body.slice(0, -CUT.length)
  return {
    status,
    json: undefined,
    is(other) {
      const text = `${JSON.stringify(other)}\n` // the reference ends a body with a new line
      return text.length === bodyLength && text.startsWith(beginning)
    },
  }
}

/** Sends a body with any headers, also those that `fetch` reserves. */
export function send(url: string, body: string, headers: Readonly<Record<string, string>> = {}, method = 'POST') {
  return new Promise<Answer & { readonly text: string }>((resolve, reject) => {
    const sending = request(
      url,
      { method, headers: { 'content-type': 'application/json', ...headers } },
      (response) => {
        response.setEncoding('utf8')
        let text = ''
        response.on('data', (piece: string) => {
          text += piece
        })
        response.on('end', () => {
          const isJson = `${response.headers['content-type']}`.startsWith('application/json')
          const json: unknown = isJson && text !== '' ? JSON.parse(text) : undefined
          resolve({ status: response.statusCode ?? 0, json, text })
        })
      },
    )
    sending.on('error', reject)
    sending.end(body)
  })
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the method and the parameters by position of a body with a single request. */
export function readRequest(body: string): { readonly method: string; readonly params: readonly unknown[] } {
  const request = parseJson(body)
  const { method, params } = isRecord(request) ? request : {}
  return { method: typeof method === 'string' ? method : '', params: Array.isArray(params) ? params : [] }
}

/** Returns the value of a text; undefined if it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
