import { CommandError, reasonOfFetch } from '../failure.ts'

/** A call of a method of the admin API. */
export interface AdminCall {
  readonly method: string
  readonly params?: readonly unknown[]
}

const TIMEOUT_MS = 10_000

/** Sends calls to an admin port as one batch, and returns the results in their order. Rejects with a `CommandError`. */
export async function askAdmin(url: URL, token: string, calls: readonly AdminCall[]): Promise<readonly unknown[]> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(calls.map(({ method, params = [] }, id) => ({ jsonrpc: '2.0', id, method, params }))),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new CommandError(
      `url: must be the admin port of a running node, got ${url.href} (${reasonOfFetch(error)}); start the node with --admin-port, or name its port`,
    )
  })
  if (response.status === 401)
    throw new CommandError(
      `adminToken: must be the token of the node at ${url.href}, got another one; set SCION_ADMIN_TOKEN`,
    )
  if (!response.ok)
    throw new CommandError(
      `url: must be the admin port of a node, got ${url.href}, which returns HTTP ${response.status}; name its port`,
    )
  const answers: readonly { readonly result?: unknown; readonly error?: { readonly message: string } }[] = JSON.parse(
    await response.text(),
  )
  return answers.map(({ result, error }) => {
    if (error === undefined) return result
    throw new CommandError(`${url.href} returned an error: ${error.message}; use the same version of Scion as the node`)
  })
}
