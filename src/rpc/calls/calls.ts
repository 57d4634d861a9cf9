import { systemTimer, type Timer } from '../../base/clock.ts'
import type { NetworkName } from '../../chainspec/network.ts'
import type { CallCosts } from './callCosts.ts'
import { RunningCalls } from './runningCalls.ts'
import type { ServedCall, SpentTime } from './servedCall.ts'
import type { CallEnd, SlowCalls } from './slowCalls.ts'

/** Records the outcome of each call. */
export interface CallMeter {
  /**
   * Called when a call ends. `method` may be any text, and is undefined if the request named none. `code` is that of the error,
   * if the response is one. The time in ms ends when the response is complete, before it is sent.
   */
  record(network: NetworkName, method: string | undefined, code: number | undefined, elapsedMs: number): void
}

/** The observers of calls. */
export interface CallObservers {
  readonly meter?: CallMeter | undefined
  /** Counts the processor time by key and method. */
  readonly costs?: CallCosts | undefined
  readonly slow?: SlowCalls | undefined
  readonly timer?: Timer | undefined
}

/** The calls of a process: those that run, and what became of the others. */
export class Calls implements SpentTime {
  readonly running = new RunningCalls()
  readonly meter: CallMeter | undefined
  readonly costs: CallCosts | undefined
  readonly timer: Timer
  readonly #slow: SlowCalls | undefined

  constructor({ meter, costs, slow, timer = systemTimer }: CallObservers) {
    this.meter = meter
    this.costs = costs
    this.timer = timer
    this.#slow = slow
  }

  /** Records the end of a call. Hot path. */
  record(call: ServedCall, end: CallEnd): void {
    const { caller, envelope, name, uncountedMs } = call
    const { elapsedMs, code } = end
    this.meter?.record(caller.network, envelope?.method, code, elapsedMs)
    this.costs?.add(caller.keyId, name, 1, uncountedMs)
    caller.spend?.(name, uncountedMs)
    if (this.#slow?.isSlow(elapsedMs)) this.#slow.log(call, end)
  }

  spend({ caller, name }: ServedCall, ms: number): void {
    this.costs?.add(caller.keyId, name, 0, ms)
    caller.spend?.(name, ms)
  }
}
