import { ExecutionTimedOut } from '../chain/errors.ts'
import type { Call, Delivery } from './caller.ts'

/** Bounds the time of calls. */
export interface Deadlines {
  /**
   * What `work` gives; its signal ends with the time or with the client. Throws `ExecutionTimedOut` when that comes first,
   * though the work may go on.
   */
  bound<T>(delivery: Delivery, work: (call: Call) => Promise<T>): Promise<T>
}

interface RunningCall extends Call {
  readonly endsAtMs: number
  stop(): void
  /** Lets go of the client's signal, which may outlive the call. */
  end(): void
}

function createCall(delivery: Delivery, endsAtMs: number, refuse: (reason: Error) => void): RunningCall {
  let controller: AbortController | undefined
  let stoppedFor: Error | undefined
  const stop = () => {
    stoppedFor ??= new ExecutionTimedOut()
    refuse(stoppedFor) // before the signal, or the work's own complaint about it would be the answer
    controller?.abort(stoppedFor)
  }
  return {
    endsAtMs,
    stop,
    end() {
      if (controller !== undefined) delivery.signal.removeEventListener('abort', stop)
    },
    get signal() {
      if (controller === undefined) {
        controller = new AbortController()
        if (delivery.signal.aborted) stop()
        else delivery.signal.addEventListener('abort', stop, { once: true })
        if (stoppedFor !== undefined) controller.abort(stoppedFor)
      }
      return controller.signal
    },
  }
}

/** All calls have the same time (0 is no bound), so the oldest ends first and one timer serves them all: one each would cost as much as a short call. */
export function createDeadlines(timeoutMs: number): Deadlines {
  const running = new Set<RunningCall>()
  let timer: NodeJS.Timeout | undefined

  const wake = (inMs: number) => {
    timer = setTimeout(endOldest, inMs).unref()
  }
  const endOldest = () => {
    timer = undefined
    for (const call of running) {
      const restMs = call.endsAtMs - performance.now()
      if (restMs > 0) return wake(Math.ceil(restMs))
      running.delete(call)
      call.stop()
    }
  }

  return {
    bound: (delivery, work) =>
      new Promise((resolve, reject) => {
        const call = createCall(delivery, performance.now() + timeoutMs, reject)
        if (timeoutMs > 0) running.add(call)
        if (timeoutMs > 0 && timer === undefined) wake(timeoutMs)
        const done = () => {
          running.delete(call)
          call.end()
        }
        work(call).finally(done).then(resolve, reject)
      }),
  }
}
