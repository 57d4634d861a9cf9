import { encodeRequest } from './call.ts'
import { isWireError, isWireResponse, resultOf } from './response.ts'
import { mayRepeat } from './signature.ts'
import type { WireRequest } from './transport.ts'
import type { TransportError } from './transportError.ts'
import type { WebSocketConnection } from './webSocketConnection.ts'

/** Who waits for a response. */
export interface Waiter {
  resolve(result: unknown): void
  reject(error: unknown): void
  readonly signal?: AbortSignal
  /** Means nothing on another connection: forgotten when this one breaks. */
  readonly isOfConnection?: boolean
}

interface PendingRequest extends Waiter {
  readonly request: WireRequest
  encode(id: number): string
  isSent: boolean
  drop(): void
}

/** Requests that share a connection. */
export interface PendingRequests {
  ask(request: WireRequest, waiter: Waiter): void
  /** Takes the response to one of them; returns whether it was one. */
  receive(message: object): boolean
  /** The connection is up: what is open goes out. */
  resume(): void
  /** The connection is down: what must not be sent twice fails. Returns how many are left. */
  interrupt(error: TransportError): number
  end(error: TransportError): void
}

export function createPendingRequests(connection: WebSocketConnection): PendingRequests {
  const open = new Map<number, PendingRequest>()
  let lastId = 0

  function transmit(id: number): void {
    const pending = open.get(id)
    if (pending === undefined) return
    pending.isSent = connection.send(pending.encode(id))
    if (!pending.isSent) connection.connect()
  }

  /** Takes a request out and stops listening to its signal. */
  function take(id: number): PendingRequest | undefined {
    const pending = open.get(id)
    open.delete(id)
    pending?.signal?.removeEventListener('abort', pending.drop)
    return pending
  }

  /** The id that a response is for. An error for none is for the only one that waits; among more, nobody could tell. */
  function idOf(message: object): number | undefined {
    if ('id' in message && typeof message.id === 'number') return message.id
    const isNameless = isWireResponse(message) && message.id === null && isWireError(message.error)
    const [first, second] = [...open].filter(([, { isSent }]) => isSent).map(([id]) => id)
    return isNameless && second === undefined ? first : undefined
  }

  return {
    ask(request, waiter) {
      const id = ++lastId
      const drop = () => take(id)?.reject(waiter.signal?.reason)
      try {
        open.set(id, { ...waiter, request, encode: encodeRequest(request), isSent: false, drop })
      } catch (error) {
        return waiter.reject(error)
      }
      waiter.signal?.addEventListener('abort', drop)
      if (waiter.signal?.aborted === true) drop()
      transmit(id)
    },
    receive(message) {
      const id = idOf(message)
      const pending = id === undefined ? undefined : take(id)
      if (pending !== undefined) settle(pending, message)
      return pending !== undefined
    },
    resume() {
      for (const id of open.keys()) transmit(id)
    },
    interrupt(error) {
      for (const [id, { request, isSent, isOfConnection, reject }] of open) {
        const isForgotten = isOfConnection === true
        if (!isForgotten && (!isSent || mayRepeat(request.method))) continue
        take(id)
        if (!isForgotten) reject(error)
      }
      return open.size
    },
    end(error) {
      for (const id of [...open.keys()]) take(id)?.reject(error)
    },
  }
}

function settle({ request, resolve, reject }: PendingRequest, response: unknown): void {
  try {
    resolve(resultOf(request.method, response))
  } catch (error) {
    reject(error)
  }
}
