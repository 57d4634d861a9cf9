import type { Delivery } from '../rpc/caller.ts'

/** A delivery that is logged under an id. */
export interface Delivered extends Delivery {
  readonly requestId: string
}

/**
 * What the RPC layer is told of a request. `watch` is called when somebody first asks for the signal, with what to call when
 * the client leaves before it has its whole answer: most requests are over before anybody asks, and a signal for each would cost.
 */
export function createDelivery(requestId: string, watch: (leave: () => void) => void): Delivered {
  let controller: AbortController | undefined
  const begin = () => {
    const begun = new AbortController()
    watch(() => begun.abort())
    return begun
  }
  return {
    requestId,
    get signal() {
      controller ??= begin()
      return controller.signal
    },
  }
}
