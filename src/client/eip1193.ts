import { RpcError } from './rpcError.ts'
import { mayRepeat } from './signature.ts'
import type { WireParams } from './transport.ts'
import { TransportError } from './transportError.ts'

/** Anything that sends requests like a client. */
export interface Requester {
  request(method: string, params?: WireParams): Promise<unknown>
}

/** An EIP-1193 provider, as viem's `custom` and ethers' `BrowserProvider` accept. */
export interface Eip1193Provider {
  request(request: {
    readonly method: string
    readonly params?: readonly unknown[] | Readonly<Record<string, unknown>> | null
  }): Promise<unknown>
  /** Never calls the listener, because a node changes neither its chain nor its accounts. */
  on(event: string, listener: (...args: never[]) => void): this
  removeListener(event: string, listener: (...args: never[]) => void): this
}

/**
 * Returns a client as an EIP-1193 provider. Its errors have `code`, `message` and `data`, and the client's error as
 * `cause`. Libraries such as viem retry a request after an unknown code. To prevent a second send, only codes of
 * EIP-1474 are passed on. Others become -32003 (rejected) for requests that may change state, and -32000 otherwise.
 * Without a response the code is 4900 (disconnected).
 *
 * @example
 * ```ts
 * const provider = new BrowserProvider(toEip1193(client), 33, { cacheTimeout: -1 }) // ethers v6
 * const transport = custom(toEip1193(client), { retryCount: 0 }) // viem; the client itself retries what is safe
 * ```
 */
export function toEip1193(client: Requester): Eip1193Provider {
  return {
    async request({ method, params }) {
      try {
        return await client.request(method, params ?? [])
      } catch (error) {
        throw toProviderError(method, error)
      }
    },
    on() {
      return this
    },
    removeListener() {
      return this
    },
  }
}

const DISCONNECTED = 4900
const REJECTED = -32003
const FAILED = -32000
/** Codes of EIP-1474 for which a retry is useless. */
const FINAL = [-32700, -32600, -32601, -32602, -32000, -32001, -32002, -32003, -32004, -32006]
/** Codes for which a retry may help. */
const PASSING = [-32603, -32005]

function toProviderError(method: string, error: unknown): unknown {
  if (error instanceof TransportError) return providerError(DISCONNECTED, error)
  if (!(error instanceof RpcError)) return error
  const { code, data } = error
  if (FINAL.includes(code)) return error
  if (!mayRepeat(method)) return providerError(REJECTED, error, data)
  return PASSING.includes(code) ? error : providerError(FAILED, error, data)
}

function providerError(code: number, cause: Error, data?: unknown): Error {
  return Object.assign(new Error(cause.message, { cause }), { code }, data === undefined ? {} : { data })
}
