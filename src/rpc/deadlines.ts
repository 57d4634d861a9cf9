import { systemTimer, type Timer } from '../base/clock.ts'
import { ExecutionTimedOut } from '../chain/api/errors.ts'
import type { Abortable } from '../concurrency/abortable.ts'
import type { ClientPath } from '../concurrency/fairQueue.ts'
import type { MaybePromise } from '../concurrency/maybePromise.ts'
import { createTimedTasks } from '../concurrency/withTimeout.ts'
import { clientPathOfRequest, type Delivery } from './caller.ts'
import type { ServedCall } from './calls/servedCall.ts'

/** The time limit of calls; see {@link createDeadlines}. */
export type Deadlines = ReturnType<typeof createDeadlines>

/** A call with a time limit. A class, because each accessor of an object literal would be created per call. */
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

  /** Calls `refuse` when the call is stopped, at once if it already is. */
  wait(refuse: (reason: Error) => void): void {
    this.#refuse = refuse
    if (this.#stoppedFor !== undefined) refuse(this.#stoppedFor)
  }

  stop(reason: Error = new ExecutionTimedOut()): void {
    this.#stoppedFor ??= reason
    this.#refuse?.(this.#stoppedFor) // before the signal, for which the work may reject with an error of its own
    this.#controller?.abort(this.#stoppedFor)
  }

  readonly #onLeft = () => this.stop()

  /** Removes the listener of the client's signal, which may outlive the call. */
  end(): void {
    if (this.#controller !== undefined) this.#delivery.signal.removeEventListener('abort', this.#onLeft)
  }

  get clientPath(): ClientPath {
    return clientPathOfRequest(this.#keyId, this.#delivery)
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
 * Returns the bound on the time of calls, in ms; 0: unlimited. All calls have the same limit.
 */
export function createDeadlines(timeoutMs: number, timer: Timer = systemTimer) {
  const running = createTimedTasks(timer)

  const end = (call: RunningCall) => {
    running.delete(call)
    call.end()
  }

  const withTimeout = <T>(call: RunningCall, working: Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      if (timeoutMs !== 0) running.add(call)
      call.wait(reject)
      const doneThen = <V>(settle: (value: V) => void) => {
        return (value: V) => {
          end(call)
          settle(value)
        }
      }
      working.then(doneThen(resolve), doneThen(reject)) // without the two promises of `finally`
    })

  return {
    /**
     * Returns the result of `work`, synchronously if it is. The signal of `work` is aborted when the time limit expires or the
     * client leaves. Rejects with `ExecutionTimedOut` if that happens first, although the work may continue. While it runs, `served`
     * can stop it, too.
     */
    bound<T>(
      delivery: Delivery,
      keyId: string,
      work: (call: Abortable) => MaybePromise<T>,
      served?: ServedCall,
    ): MaybePromise<T> {
      const call = new RunningCall(delivery, keyId, timer.nowMs() + timeoutMs)
      let isWorking = false
      try {
        const result = work(call)
        isWorking = result instanceof Promise
        if (isWorking && served !== undefined) served.stop = (reason) => call.stop(reason)
        return result instanceof Promise ? withTimeout(call, result) : result
      } finally {
        if (!isWorking) call.end()
      }
    },
  }
}
