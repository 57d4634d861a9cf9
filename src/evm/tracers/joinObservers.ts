import type { Observer } from '../observer.ts'

/** Tells both, the first one first; steps are the second one's. */
export function joinObservers(first: Observer, second: Observer): Observer {
  const { steps } = second
  return {
    onCall(call) {
      first.onCall(call)
      second.onCall(call)
    },
    onCallEnd(end) {
      first.onCallEnd(end)
      second.onCallEnd(end)
    },
    onFrame(frame, substate) {
      first.onFrame?.(frame, substate)
      second.onFrame?.(frame, substate)
    },
    onRefusal(call, refusal) {
      first.onRefusal?.(call, refusal)
      second.onRefusal?.(call, refusal)
    },
    onFault(fault) {
      first.onFault?.(fault)
      second.onFault?.(fault)
    },
    onSelfDestruct(destruction) {
      first.onSelfDestruct?.(destruction)
      second.onSelfDestruct?.(destruction)
    },
    onPayment(payment) {
      first.onPayment?.(payment)
      second.onPayment?.(payment)
    },
    ...(steps === undefined ? {} : { steps }),
  }
}
