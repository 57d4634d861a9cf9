import { readText } from '../../base/readText.ts'
import { isList, isRecord, type JsonValue, parseJson } from '../../remote/json.ts'
import { CommandError, reasonOfFetch } from '../failure.ts'

/** A call of a method of the admin API. */
export interface AdminCall {
  readonly method: string
  readonly params?: readonly unknown[]
}

const TIMEOUT_MS = 10_000

/** Maximum size of a response, in bytes. */
const MAX_BYTES = 2 ** 24

/** Sends calls to an admin port as one batch, and returns the results in their order. Rejects with a `CommandError`. */
export async function askAdmin(url: URL, token: string, calls: readonly AdminCall[]): Promise<readonly JsonValue[]> {
  const { origin } = url // the rest may contain a key
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(calls.map(({ method, params = [] }, id) => ({ jsonrpc: '2.0', id, method, params }))),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new CommandError(
      `url: must be the admin port of a running node, got ${origin} (${reasonOfFetch(error)}); start the node with --admin-port, or name its port`,
      { cause: error },
    )
  })
  if (response.status === 401)
    throw new CommandError(
      `adminToken: must be the token of the node at ${origin}, got another one; set SCION_ADMIN_TOKEN`,
    )
  if (!response.ok) throw notAdmin(url, `which returns HTTP ${response.status}`)
  const text = await readText(response, MAX_BYTES).catch(() => undefined) // the connection has ended
  const answers = text === undefined ? undefined : parseJson(text)
  if (!isList(answers) || answers.length !== calls.length) throw notAdmin(url)
  return answers.map((answer) => resultOf(answer, url))
}

function resultOf(answer: JsonValue, url: URL): JsonValue {
  if (!isRecord(answer)) throw notAdmin(url)
  const { result, error } = answer
  if (error === undefined && result !== undefined) return result
  if (!isRecord(error) || typeof error.message !== 'string') throw notAdmin(url)
  throw new CommandError(
    `url: must be the admin port of a node of this version, got ${url.origin}, which returns the error: ${error.message.slice(0, MAX_REASON)}; use the same version of Scion as the node`,
  )
}

/** Maximum length of an error's text, in characters. */
const MAX_REASON = 500

/** Returns the error for a server whose response is none of an admin port. */
export const notAdmin = ({ origin }: URL, found = 'which returns another response') =>
  new CommandError(`url: must be the admin port of a node, got ${origin}, ${found}; name its port`)
