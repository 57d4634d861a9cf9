import { isDeepStrictEqual } from 'node:util'
import { type Difference, errorOf, isError, rewrite, withoutDetails } from './difference.ts'
import { isRecord, parseJson } from './exchange.ts'

const JSON_RPC = 'decisions.md, JSON-RPC 2.0: followed exactly'

/** Returns the recorded value by JSON-RPC 2.0: `"id":"null"` is null, errors have a version and an id, notifications no slot. */
function toStandard(json: unknown): unknown {
  if (Array.isArray(json)) {
    const answered = json.filter((item) => item !== null).map(toStandard)
    return answered.length === 0 ? undefined : answered
  }
  if (!isRecord(json)) return json
  return { jsonrpc: '2.0', ...json, id: json.id === 'null' || json.id === undefined ? null : json.id }
}

function isNotification(request: string): boolean {
  const parsed = parseJson(request)
  return isRecord(parsed) && !('id' in parsed)
}

const isEnvelope = (group: string) => group === 'envelope' || group === 'batch'

export const ENVELOPES: readonly Difference[] = [
  {
    why: `${JSON_RPC}: an error always has a version and an id, null if unknown (rpc.md 15.1), and a notification has no slot in a batch (rpc.md 11.34)`,
    explains: ({ group, recorded, ours }) =>
      isEnvelope(group) && ours.status === recorded.status && isDeepStrictEqual(ours.json, toStandard(recorded.json)),
  },
  {
    why: `${JSON_RPC}: a body that is no request or no JSON has its own error, not "Unexpected error"`,
    explains: ({ request, recorded, ours }) =>
      errorOf(recorded)?.code === -32099 &&
      isRecord(ours.json) &&
      ours.json.id === null &&
      (request === '' ? isError(ours, -32700, 'JSON parse error') : isError(ours, -32600, 'invalid request')),
  },
  {
    why: `${JSON_RPC}: a request without a method is invalid`,
    explains: ({ method, recorded, ours }) =>
      method === '' &&
      isError(recorded, -32601, 'method not found') &&
      isError(ours, -32600, 'invalid request') &&
      isRecord(ours.json) &&
      ours.json.id === null,
  },
  {
    why: `${JSON_RPC}: a request whose id is null is answered`,
    explains: ({ request, recorded, ours }) =>
      request.includes('"id":null') &&
      recorded.json === undefined &&
      ours.status === 200 &&
      isDeepStrictEqual(ours.json, { jsonrpc: '2.0', id: null, result: '0x21' }),
  },
  {
    why: `${JSON_RPC}: a notification has no answer, not even an error`,
    explains: ({ group, request, recorded, ours }) =>
      group === 'envelope' &&
      isNotification(request) &&
      errorOf(recorded) !== undefined &&
      ours.status === 200 &&
      ours.json === undefined,
  },
  {
    why: `${JSON_RPC}: two concatenated requests are no JSON`,
    explains: ({ request, recorded, ours }) =>
      request.includes('}{') && errorOf(recorded) === undefined && isError(ours, -32700, 'JSON parse error'),
  },
  {
    why: 'decisions.md, batch: a batch that is too long is not executed, and each request gets the error',
    explains({ group, request, recorded, ours }) {
      const [error, asked] = [errorOf(recorded), parseJson(request)]
      if (group !== 'batch' || error === undefined || !Array.isArray(asked) || !Array.isArray(ours.json)) return false
      const expected = asked.map(({ id }) => ({ jsonrpc: '2.0', id, error }))
      return ours.status === 200 && isDeepStrictEqual(withoutDetails(ours.json), expected)
    },
  },
  {
    why: 'decisions.md, open modes: a foreign Host or Origin is refused with 403 and the reason, local ones are accepted, and Referer is ignored',
    explains: ({ group, recorded, ours }) =>
      group === 'transport' && recorded.status === 400 && (ours.status === 200 || isForbidden(ours)),
  },
  {
    why: "decisions.md, error texts: the message begins with the reference's text and has more details",
    explains: ({ recorded, ours }) => {
      const text = errorOf(recorded)?.message
      const more = rewrite(ours.json, (part, name) =>
        name === 'message' && typeof part === 'string' && text !== undefined && part.startsWith(`${text}: `)
          ? text
          : undefined,
      )
      return text !== undefined && ours.status === recorded.status && isDeepStrictEqual(more, recorded.json)
    },
  },
]

const isForbidden = (ours: Parameters<typeof errorOf>[0]) => ours.status === 403 && errorOf(ours)?.code === -32003
