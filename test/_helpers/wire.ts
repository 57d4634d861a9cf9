/** What a request for one method was answered. */
export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly body: { readonly id: unknown; readonly error?: { code: number; message: string; data?: unknown } }
}

/** Posts a body as it is. */
export async function postText(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  return { status: response.status, headers: response.headers, body: JSON.parse(await response.text()) }
}

/** Calls a method. */
export function call(url: string, method: string, params: readonly unknown[] = []): Promise<Reply> {
  return postText(url, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))
}
