/** What a request for one method was answered. */
export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly body: {
    readonly id: unknown
    readonly result?: unknown
    readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
  }
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

/** Calls a method and returns the body of the response. */
export async function ask(url: string, method: string, ...params: readonly unknown[]): Promise<Reply['body']> {
  return (await call(url, method, params)).body
}

/** Calls a method and returns its result, or the error object of the response. */
export async function askResult(url: string, method: string, ...params: readonly unknown[]): Promise<unknown> {
  const body = await ask(url, method, ...params)
  return 'result' in body ? body.result : body.error
}

/** Calls to a node or chain at one address. */
export interface Asked {
  /** Calls a method and returns the body of the response. */
  ask(method: string, ...params: readonly unknown[]): Promise<Reply['body']>
  /** Calls a method and returns its result, or the error object of the response. */
  askResult(method: string, ...params: readonly unknown[]): Promise<unknown>
}

/** Returns functions that call methods at the address. */
export function askAt(url: string): Asked {
  return {
    ask: (method, ...params) => ask(url, method, ...params),
    askResult: (method, ...params) => askResult(url, method, ...params),
  }
}
