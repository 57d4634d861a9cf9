import type { Socket } from 'node:net'
import type { Party } from '../base/fairQueue.ts'
import type { Delivery } from '../rpc/caller.ts'

/** Is told once how to say that the client has left. */
type Watch = (leave: () => void) => void

const parties = new WeakMap<Socket, Party>()
let lastConnection = 0

/** The address that somebody comes from, and the connection. */
export function partyOf(socket: Socket): Party {
  const known = parties.get(socket)
  if (known !== undefined) return known
  const made = [socket.remoteAddress ?? '', `${++lastConnection}`]
  parties.set(socket, made)
  return made
}

/**
 * What the RPC layer is told of a request. `watch` is called when somebody first asks for the signal, with what to call
 * when the client leaves before it has its whole response: most requests are over before anybody asks, and a signal for
 * each would cost. (A class, because an accessor of an object literal is defined anew for each object.)
 */
export class LazyDelivery implements Delivery {
  readonly requestId: string
  readonly isWhole: boolean
  readonly #socket: Socket
  readonly #watch: Watch
  #controller: AbortController | undefined

  constructor(requestId: string, socket: Socket, watch: Watch, { isWhole = false } = {}) {
    this.requestId = requestId
    this.isWhole = isWhole
    this.#socket = socket
    this.#watch = watch
  }

  get party(): Party {
    return partyOf(this.#socket)
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
