import { randomBytes } from 'node:crypto'
import type { NetworkName } from '../../chainspec/network.ts'
import { CallCancelled } from './callCancelled.ts'
import { countCharacters } from './countCharacters.ts'
import type { ServedCall } from './servedCall.ts'

/** A call that has not ended. */
export interface RunningCall {
  readonly id: string
  readonly keyId: string
  readonly network: NetworkName
  readonly method: string
  readonly requestId: string | undefined
  readonly isWaiting: boolean
  readonly ageMs: number
  readonly processorMs: number
  /** Characters of the parameters, of which at most a bounded number of values is counted. */
  readonly paramsLength: number
}

/** Calls to list. */
export interface RunningFilter {
  readonly keyId?: string | undefined
  readonly limit: number
}

/** The calls of this process that wait or run in a worker. Others end within the task of the event loop in which they begin. */
export class RunningCalls {
  /** Prefix of the ids, so that those of several processes differ. */
  readonly #process = randomBytes(4).toString('hex')
  readonly #calls = new Map<number, ServedCall>()
  #last = 0

  add(call: ServedCall): void {
    call.number = ++this.#last
    this.#calls.set(call.number, call)
  }

  delete(call: ServedCall): void {
    this.#calls.delete(call.number)
  }

  get size(): number {
    return this.#calls.size
  }

  /** Returns the number of calls that wait in a queue. */
  countWaiting(): number {
    let count = 0
    for (const { queues } of this.#calls.values()) if (queues > 0) count++
    return count
  }

  /** Returns the age of the oldest call in ms; 0 if there is none. */
  oldestMs(nowMs: number): number {
    for (const { beganAtMs } of this.#calls.values()) return nowMs - beganAtMs
    return 0
  }

  /** Returns calls, the oldest first. */
  list({ keyId, limit }: RunningFilter, nowMs: number): RunningCall[] {
    const listed: RunningCall[] = []
    for (const call of this.#calls.values()) {
      if (listed.length === limit) break
      if (keyId === undefined || call.caller.keyId === keyId) listed.push(this.#describe(call, nowMs))
    }
    return listed
  }

  /** Ends a call with an error. Returns false if it has ended, or changes state and therefore runs to its end. */
  cancel(id: string): boolean {
    const [process, number] = id.split('-')
    const stop = process === this.#process ? this.#calls.get(Number(number))?.stop : undefined
    stop?.(new CallCancelled())
    return stop !== undefined
  }

  #describe(call: ServedCall, nowMs: number): RunningCall {
    const { caller, name, requestId, queues, beganAtMs, spentMs, envelope, number } = call
    return {
      id: `${this.#process}-${number}`,
      keyId: caller.keyId,
      network: caller.network,
      method: name,
      requestId,
      isWaiting: queues > 0,
      ageMs: nowMs - beganAtMs,
      processorMs: spentMs,
      paramsLength: countCharacters(envelope?.params),
    }
  }
}
