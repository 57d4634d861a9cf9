import { onAbort } from './abort.ts'
import { encodeRequest } from './call.ts'
import { isWireError, isWireResponse, resultOf } from './response.ts'
import { requireSendable } from './sendable.ts'
import { mayRepeat } from './signature.ts'
import type { WireRequest } from './transport.ts'
import type { TransportError } from './transportError.ts'
import type { WebSocketConnection } from './webSocketConnection.ts'

/** A request that waits for its response. */
export interface Waiter {
  resolve(result: unknown): void
  reject(error: unknown): void
  readonly signal?: AbortSignal
  /** Meaningless on another connection, so it is dropped when this one breaks. */
  readonly isOfConnection?: boolean
}

interface PendingRequest extends Waiter {
  readonly request: WireRequest
  encode(id: number): string
  isSent: boolean
  /** Stops listening to the signal. */
  readonly stopListening: (() => void) | undefined
}

/** Requests that share a connection. */
export interface PendingRequests {
  ask(request: WireRequest, waiter: Waiter): void
  /** Handles a message; returns whether it was a response to one of the requests. */
  receive(message: object): boolean
  /** Called when the connection is open: sends the pending requests. */
  resume(): void
  /**
   * Called when the connection is lost: requests that must not be sent twice fail. Returns the number of the others.
   */
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

  /** Removes a request and stops listening to its signal. */
  function take(id: number): PendingRequest | undefined {
    const pending = open.get(id)
    open.delete(id)
    pending?.stopListening?.()
    return pending
  }

  /**
   * Returns the id of a response. An error without id belongs to the only waiting request, and is ambiguous for
   * several.
   */
  function idOf(message: object): number | undefined {
    if ('id' in message && typeof message.id === 'number') return message.id
    const isNameless = isWireResponse(message) && message.id === null && isWireError(message.error)
    const [first, second] = [...open].filter(([, { isSent }]) => isSent).map(([id]) => id)
    return isNameless && second === undefined ? first : undefined
  }

  return {
    ask(request, waiter) {
      const id = ++lastId
      const { signal, reject } = waiter
      if (signal?.aborted === true) return reject(signal.reason)
      try {
        requireSendable(request) // the parameters of a subscription do not pass the client
        const encode = encodeRequest(request)
        const stopListening = signal && onAbort(signal, () => take(id)?.reject(signal.reason))
        open.set(id, { ...waiter, request, encode, isSent: false, stopListening })
      } catch (error) {
        return reject(error)
      }
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
