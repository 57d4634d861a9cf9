import { setMaxListeners } from 'node:events'
import type { Socket } from 'node:net'
import type { ClientPath } from '../../concurrency/fairQueue.ts'
import type { BodyFacts, Delivery } from '../../rpc/caller.ts'

type ConnectionParty = readonly [address: string, connection: string]

const parties = new WeakMap<Socket, ConnectionParty>()
let lastConnection = 0

/** Returns the client path of a connection: its address and its number. */
export function clientPathOf(socket: Socket): ConnectionParty {
  const existing = parties.get(socket)
  if (existing !== undefined) return existing
  const clientPath = [socket.remoteAddress ?? '', `${++lastConnection}`] as const
  parties.set(socket, clientPath)
  return clientPath
}

/** Returns the client path of a client with this address, which behind a proxy is not the connection's. */
export function partyAt(address: string, socket: Socket): ClientPath {
  const own = clientPathOf(socket)
  return address === own[0] ? own : [address, own[1]]
}

/** A client with an address. */
export interface Addressed {
  /** Returns the client's address, also behind a trusted proxy. */
  addressOf(): string
  /** Returns the address under which the client reaches this node. */
  baseUrl?(): string | undefined
}

/** The client of a request. */
export interface Client extends Addressed {
  readonly socket: Socket
  /** Receives, once, the function to call when the client leaves before it has its whole response. */
  watch(leave: () => void): void
}

/**
 * The delivery of a request to the RPC layer. Hot path: the client is watched from the first read of the signal, since
 * most requests end before it. A class, so that its accessors are defined once.
 */
export class LazyDelivery implements Delivery, Addressed {
  readonly requestId: string
  readonly isWhole: boolean
  readonly facts: BodyFacts | undefined
  readonly #client: Client
  #controller: AbortController | undefined

  constructor(requestId: string, client: Client, { isWhole = false, isLogged = false } = {}) {
    this.requestId = requestId
    this.isWhole = isWhole
    this.facts = isLogged ? {} : undefined
    this.#client = client
  }

  /** The socket of the request. */
  get socket(): Socket {
    return this.#client.socket
  }

  get clientPath(): ClientPath {
    return partyAt(this.addressOf(), this.#client.socket)
  }

  addressOf(): string {
    return this.#client.addressOf()
  }

  baseUrl(): string | undefined {
    return this.#client.baseUrl?.()
  }

  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      const controller = new AbortController()
      setMaxListeners(0, controller.signal) // each call of a batch listens
      this.#controller = controller
      this.#client.watch(() => controller.abort())
    }
    return this.#controller.signal
  }
}
