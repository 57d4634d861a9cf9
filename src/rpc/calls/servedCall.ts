import type { TimeAccount } from '../../concurrency/processorTime.ts'
import { type Caller, NO_METHOD } from '../caller.ts'
import type { RequestContext } from '../dispatch.ts'
import type { Envelope } from '../envelope.ts'

/** Receives the processor time of calls that have ended, whose work may continue, such as a search in a thread. */
export interface LateTime {
  chargeLate(call: ServedCall, ms: number): void
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
  #late: LateTime | undefined = undefined

  constructor(envelope: Envelope | undefined, { caller, delivery }: RequestContext, beganAtMs: number) {
    this.caller = caller
    this.envelope = envelope
    this.requestId = delivery.requestId
    this.beganAtMs = beganAtMs
  }

  charge(ms: number): void {
    const positive = Math.max(0, ms)
    this.spentMs += positive
    this.#late?.chargeLate(this, positive)
  }

  /** Called when the response is complete. Later time goes to `late`. */
  end(late: LateTime): void {
    this.#late = late
  }
}
