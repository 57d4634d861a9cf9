import type { Socket } from 'node:net'
import type { Party } from '../base/fairQueue.ts'
import type { BodyFacts, Delivery } from '../rpc/caller.ts'

/** Is told once how to say that the client has left. */
type Watch = (leave: () => void) => void

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

/** Where a request comes from. */
export interface Sender {
  readonly socket: Socket
  /** The client's, also behind a trusted proxy. */
  addressOf(): string
}

/**
 * What the RPC layer is told of a request. `watch` is called when somebody first asks for the signal, with what to call
 * when the client leaves before it has its whole response: most requests are over before anybody asks, and a signal for
 * each would cost. (A class, because an accessor of an object literal is defined anew for each object.)
 */
export class LazyDelivery implements Delivery {
  readonly requestId: string
  readonly isWhole: boolean
  readonly facts: BodyFacts | undefined
  readonly #sender: Sender
  readonly #watch: Watch
  #controller: AbortController | undefined

  constructor(requestId: string, sender: Sender, watch: Watch, { isWhole = false, isLogged = false } = {}) {
    this.requestId = requestId
    this.isWhole = isWhole
    this.facts = isLogged ? {} : undefined
    this.#sender = sender
    this.#watch = watch
  }

  get party(): Party {
    return partyAt(this.addressOf(), this.#sender.socket)
  }

  addressOf(): string {
    return this.#sender.addressOf()
  }

  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      const begun = new AbortController()
      this.#controller = begun
      this.#watch(() => begun.abort())
    }
    return this.#controller.signal
  }
}
