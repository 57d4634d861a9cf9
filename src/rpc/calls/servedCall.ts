import type { TimeAccount } from '../../concurrency/processorTime.ts'
import { type Caller, type Delivery, NO_METHOD } from '../caller.ts'
import type { Envelope } from '../envelope.ts'

/** Receives the processor time of calls as it is spent. */
export interface SpentTime {
  spend(call: ServedCall, ms: number): void
}

/** The sender of a call, and the body that it came with. */
interface CallOrigin {
  readonly caller: Caller
  readonly delivery: Pick<Delivery, 'requestId'>
}

/** A call from its start until its response is complete. Hot path: each call has one. */
export class ServedCall implements TimeAccount {
  readonly caller: Caller
  /** Undefined for an item of a batch that is not a request. */
  readonly envelope: Envelope | undefined
  readonly requestId: string | undefined
  readonly beganAtMs: number
  /** Name of the served method, under which the call is charged. Clients may send any other text. */
  name = NO_METHOD.name
  queues = 0
  /** Processor time so far, in ms. */
  spentMs = 0
  /** Number among the calls that waited; 0 for others. */
  number = 0
  /** Ends the call with an error; undefined if it runs to its end, because it changes state. */
  stop: ((reason: Error) => void) | undefined = undefined
  #spending: SpentTime | undefined = undefined

  constructor(envelope: Envelope | undefined, { caller, delivery }: CallOrigin, beganAtMs: number) {
    this.caller = caller
    this.envelope = envelope
    this.requestId = delivery.requestId
    this.beganAtMs = beganAtMs
  }

  charge(ms: number): void {
    const positive = Math.max(0, ms)
    this.spentMs += positive
    this.#spending?.spend(this, positive)
  }

  /**
   * Called when the call waits for the first time. Its time is then counted as it is spent: it may run for long, and its work may
   * continue after its end, such as a search in a thread.
   */
  follow(spending: SpentTime): void {
    this.#spending = spending
    spending.spend(this, this.spentMs)
  }

  /** Time that was not counted as it was spent, in ms. */
  get uncountedMs(): number {
    return this.#spending === undefined ? this.spentMs : 0
  }
}
