import { systemTimer, type Timer } from '../base/clock.ts'
import { ExecutionTimedOut } from '../chain/api/errors.ts'
import type { Abortable } from '../concurrency/abortable.ts'
import type { Party } from '../concurrency/fairQueue.ts'
import type { Awaitable } from '../concurrency/maybePromise.ts'
import { type Delivery, partyOfRequest } from './caller.ts'

/** Bounds the time of calls. */
export interface Deadlines {
  /**
   * What `work` returns; its signal is aborted when the time is over or the client has gone. Rejects with
   * `ExecutionTimedOut` when that comes first, though the work may go on. What is there at once is returned at once.
   */
  bound<T>(delivery: Delivery, keyId: string, work: (call: Abortable) => Awaitable<T>): Awaitable<T>
}

/** A class, because an accessor of an object literal is defined anew for each object. */
class RunningCall implements Abortable {
  readonly endsAtMs: number
  readonly #delivery: Delivery
  readonly #keyId: string
  #refuse: ((reason: Error) => void) | undefined
  #controller: AbortController | undefined
  #stoppedFor: Error | undefined

  constructor(delivery: Delivery, keyId: string, endsAtMs: number) {
    this.#delivery = delivery
    this.#keyId = keyId
    this.endsAtMs = endsAtMs
  }

  /** Says who hears that the call is stopped, which it may have been while nobody waited for it. */
  wait(refuse: (reason: Error) => void): void {
    this.#refuse = refuse
    if (this.#stoppedFor !== undefined) refuse(this.#stoppedFor)
  }

  stop(): void {
    this.#stoppedFor ??= new ExecutionTimedOut()
    this.#refuse?.(this.#stoppedFor) // before the signal, or the work's own complaint about it would be the answer
    this.#controller?.abort(this.#stoppedFor)
  }

  readonly #onLeft = () => this.stop()

  /** Stops listening to the client's signal, which may outlive the call. */
  end(): void {
    if (this.#controller !== undefined) this.#delivery.signal.removeEventListener('abort', this.#onLeft)
  }

  get party(): Party {
    return partyOfRequest(this.#keyId, this.#delivery)
  }

  get signal(): AbortSignal {
    this.#controller ??= this.#begin()
    return this.#controller.signal
  }

  #begin(): AbortController {
    const { signal } = this.#delivery
    if (signal.aborted) this.stop()
    else signal.addEventListener('abort', this.#onLeft, { once: true })
    const begun = new AbortController()
    if (this.#stoppedFor !== undefined) begun.abort(this.#stoppedFor)
    return begun
  }
}

/**
 * All calls have the same time (0 is no bound), so the oldest ends first and one timer serves them all: one each would
 * cost as much as a short call.
 */
export function createDeadlines(timeoutMs: number, timer: Timer = systemTimer): Deadlines {
  const running = new Set<RunningCall>()
  let isAwaited = false

  const wake = (inMs: number) => {
    isAwaited = true
    timer.wakeIn(inMs, endOldest)
  }
  const endOldest = () => {
    isAwaited = false
    for (const call of running) {
      const restMs = call.endsAtMs - timer.nowMs()
      if (restMs > 0) return wake(Math.ceil(restMs))
      running.delete(call)
      call.stop()
    }
  }

  const watch = (call: RunningCall) => {
    if (timeoutMs === 0) return
    running.add(call)
    if (!isAwaited) wake(Math.max(0, Math.ceil(call.endsAtMs - timer.nowMs())))
  }
  const end = (call: RunningCall) => {
    running.delete(call)
    call.end()
  }

  const inTime = <T>(call: RunningCall, working: Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      watch(call)
      call.wait(reject)
      const doneThen = <V>(settle: (value: V) => void) => {
        return (value: V) => {
          end(call)
          settle(value)
        }
      }
      working.then(doneThen(resolve), doneThen(reject)) // `finally` would make two promises more
    })

  return {
    bound(delivery, keyId, work) {
      const call = new RunningCall(delivery, keyId, timer.nowMs() + timeoutMs)
      let isWorking = false
      try {
        const result = work(call)
        isWorking = result instanceof Promise
        return result instanceof Promise ? inTime(call, result) : result
      } finally {
        if (!isWorking) call.end()
      }
    },
  }
}
