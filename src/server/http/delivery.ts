import type { Socket } from 'node:net'
import type { Party } from '../../concurrency/fairQueue.ts'
import type { BodyFacts, Delivery } from '../../rpc/caller.ts'

type ConnectionParty = readonly [address: string, connection: string]

const parties = new WeakMap<Socket, ConnectionParty>()
let lastConnection = 0

/** The address that a connection comes from, and the connection. */
export function partyOf(socket: Socket): ConnectionParty {
  const known = parties.get(socket)
  if (known !== undefined) return known
  const made = [socket.remoteAddress ?? '', `${++lastConnection}`] as const
  parties.set(socket, made)
  return made
}

/** The same for a client at this address, which is another one than the connection's behind a proxy. */
export function partyAt(address: string, socket: Socket): Party {
  const own = partyOf(socket)
  return address === own[0] ? own : [address, own[1]]
}

/** Somebody at an address. */
export interface Addressed {
  /** The client's, also behind a trusted proxy. */
  addressOf(): string
  /** The address under which the client reaches this node. */
  baseUrl?(): string | undefined
}

/** Where a request comes from. */
export interface Client extends Addressed {
  readonly socket: Socket
  /** Is told once what to call when the client leaves before it has its whole response. */
  watch(leave: () => void): void
}

/**
 * What the RPC layer is told of a request. The client is watched when somebody first asks for the signal: most requests
 * are over before anybody asks, and a signal for each would cost. (A class, because an accessor of an object literal is
 * defined anew for each object.)
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

  /** The socket that the request was received over. */
  get socket(): Socket {
    return this.#client.socket
  }

  get party(): Party {
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
      const begun = new AbortController()
      this.#controller = begun
      this.#client.watch(() => begun.abort())
    }
    return this.#controller.signal
  }
}
