import type { WireParams } from './transport.ts'

/** Whatever sends requests, as a client does. */
export interface Requester {
  request(method: string, params?: WireParams): Promise<unknown>
}

/** The asking half of an EIP-1193 provider: what viem's `custom` and ethers' `BrowserProvider` take. */
export interface Eip1193Provider {
  request(request: {
    readonly method: string
    readonly params?: readonly unknown[] | Readonly<Record<string, unknown>>
  }): Promise<unknown>
}

/**
 * A client as an EIP-1193 provider. Its errors are those of the client; `code`, `message` and `data` are where EIP-1193 wants
 * them. It has no events: a node does not change its chain, nor its accounts.
 *
 * @example
 * ```ts
 * const provider = new BrowserProvider(toEip1193(client), 33, { cacheTimeout: -1 }) // ethers v6
 * ```
 */
export function toEip1193(client: Requester): Eip1193Provider {
  return { request: ({ method, params }) => client.request(method, params) }
}
