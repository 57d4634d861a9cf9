import type { Expected } from './case.ts'

/** The HTTP request of a case. */
export interface TransportRequest {
  readonly httpMethod: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

const BATCH_OF_ONE = {
  code: -32600,
  message: 'Cannot dispatch batch requests. 1 is the max number of supported batch requests',
}

/** The body or the response that replaces that of a case, with the reason. */
export interface DecidedTransport {
  readonly why: string
  readonly body?: string
  readonly expect?: Expected
}

const request = (id: number, method: string) => `{"jsonrpc":"2.0","id":${id},"method":"${method}","params":[]}`
const HASHES = '{"jsonrpc":"2.0","id":13,"method":"web3_sha3","params":["0x00"]}'
const answersAnything: DecidedTransport = {
  why: 'instead of a mock, the request is of a method with a result',
  body: HASHES,
  expect: { httpStatus: 200 },
}
const MODES = 'decisions.md, open modes: a foreign Host or Origin is refused with 403'
const isRefused: DecidedTransport = {
  why: MODES,
  expect: { httpStatus: 403, error: { code: -32003 } },
}
const looksAtNoReferer: DecidedTransport = {
  why: `${MODES}; the Referer is ignored, since requests of a page have an Origin`,
  expect: { httpStatus: 200 },
}

export const DECIDED_TRANSPORT: Readonly<Record<string, DecidedTransport>> = {
  v0610: answersAnything,
  v0611: answersAnything,
  v0612: {
    why: 'decisions.md, HTTP: 415 with the expected content type',
    expect: { httpStatus: 415, error: { code: -32600, message: 'content type must be application/json' } },
  },
  v0615: isRefused,
  v0620: {
    why: 'decisions.md, batch: each request is answered with the error',
    body: `[${request(1, 'eth_chainId')},${request(2, 'eth_chainId')}]`,
    expect: { httpStatus: 200, body: [1, 2].map((id) => ({ jsonrpc: '2.0', id, error: BATCH_OF_ONE })) },
  },
  v0622: { why: 'any request', body: `${'['.repeat(999)}${request(1, 'eth_chainId')}${']'.repeat(999)}` },
  v0623: { why: 'any requests', body: `[${request(1, 'eth_chainId')},${request(2, 'eth_chainId')}]` },
  v0627: { why: 'decisions.md, keys: -32001 is about a key, and 401', expect: { httpStatus: 401 } },
  v0634: {
    why: 'decisions.md, JSON-RPC 2.0: [] is no request',
    expect: { httpStatus: 400, error: { code: -32600, message: 'invalid request' } },
  },
  v0635: {
    why: 'decisions.md, JSON-RPC 2.0: an empty body is no JSON',
    expect: { httpStatus: 400, error: { code: -32700, message: 'JSON parse error' } },
  },
  v0637: {
    why: 'decisions.md, JSON-RPC 2.0: a notification leaves no slot (rpc.md 11.34)',
    expect: { httpStatus: 200, body: [{ jsonrpc: '2.0', id: 1, result: '0x21' }] },
  },
  v0641: {
    why: 'decisions.md, JSON-RPC 2.0: parameters by position and by name',
    expect: { httpStatus: 200, result: '0x0' },
  },
  v0642: { why: 'rpc.md 11.7: the second parameter is optional', expect: { httpStatus: 200, accepted: true } },
  v0644: {
    why: 'decisions.md, HTTP and GET /: 405 for clients that do not accept HTML',
    expect: { httpStatus: 405, error: { code: -32600 } },
  },
  v0645: {
    why: 'rpc.md 2.3: -32602 with the id of the request',
    expect: { httpStatus: 400, error: { code: -32602, message: 'invalid params: ' } },
  },
  v0657: isRefused,
  v0659: looksAtNoReferer,
  v0660: looksAtNoReferer,
  v0662: isRefused,
}

/** The settings that a set-up requires, by the id of its case. */
export const TRANSPORT_SETTINGS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  v0620: { batchLimit: 1 },
  v0623: { responseLimitBytes: 60 },
  v0656: { cors: 'http://localhost' },
  v0657: { cors: 'http://localhost' },
  v0658: { cors: 'http://localhost' },
  v0659: { cors: 'http://localhost' },
  v0660: { cors: 'http://localhost' },
  v0662: { profile: 'node' }, // profile dev accepts local pages
  v0663: { cors: 'https://rsk.co,https://rsk.com.ar' },
}

export const TRANSPORT_LEFT_OUT: Readonly<Record<string, string>> = {
  v0619: 'a mock that takes longer than a millisecond; the time of calls is measured in test/rpc/deadlines.test.ts',
}
