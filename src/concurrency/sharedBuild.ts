import { setImmediate } from 'node:timers/promises'
import type { Abortable } from './abortable.ts'

/** Builds a value from the state of the chain at one moment. */
export interface BuildPlan<Stamp, T> {
  /** Returns the stamp of a build that begins now: the inputs that it reads. */
  now(): Stamp
  /** Returns whether a build with this stamp equals a build that begins now. */
  isCurrent(stamp: Stamp): boolean
  /** Builds the value. Rejects if the signal is aborted before the end. */
  build(stamp: Stamp, signal: AbortSignal): Promise<T>
}

/**
 * Builds the function that returns the plan's value, never older than the call. It joins the last or running build if
 * that is current, otherwise the next build, which all callers share until it begins. At most one build runs and one
 * waits, however often the chain changes. A build is stopped when all its callers have left
 * ([0021](docs/decisions/0021-shared-pending-builds.md)).
 */
export function createSharedBuild<Stamp, T>(plan: BuildPlan<Stamp, T>): (call?: Abortable) => Promise<T> {
  /** The build that has begun last. */
  let latest: { readonly stamp: Stamp; readonly build: Build<T> } | undefined
  let next: Build<T> | undefined

  async function begin(build: Build<T>): Promise<T> {
    const stamp = plan.now()
    latest = { stamp, build }
    try {
      return await plan.build(stamp, build.signal)
    } catch (error) {
      if (latest.build === build) latest = undefined // the next call tries again
      throw error
    }
  }

  async function beginAfter(before: Build<T>, build: Build<T>): Promise<T> {
    await before.result.catch(() => undefined) // its own callers receive the failure
    await setImmediate() // its callers run before the next build begins
    if (next === build) next = undefined
    build.signal.throwIfAborted()
    return begin(build)
  }

  function find(): Build<T> {
    if (latest !== undefined && !latest.build.signal.aborted && plan.isCurrent(latest.stamp)) return latest.build
    if (next !== undefined && !next.signal.aborted) return next
    if (latest === undefined || latest.build.isEnded) return new Build(begin)
    const running = latest.build
    next = new Build((build) => beginAfter(running, build))
    return next
  }

  return (call) => find().join(call)
}

class Build<T> {
  readonly result: Promise<T>
  readonly #stop = new AbortController()
  #isEnded = false
  #waiting = 0

  constructor(make: (build: Build<T>) => Promise<T>) {
    const end = () => {
      this.#isEnded = true
    }
    this.result = make(this)
    this.result.then(end, end)
  }

  /** Aborted when no caller waits for the build any more. */
  get signal(): AbortSignal {
    return this.#stop.signal
  }

  get isEnded(): boolean {
    return this.#isEnded
  }

  /** Returns the result. The caller leaves when its call is aborted. */
  async join(call: Abortable | undefined): Promise<T> {
    this.#waiting++
    if (this.#isEnded || call === undefined) return this.result
    const { signal } = call
    if (signal.aborted) this.#leave()
    else signal.addEventListener('abort', this.#leave, { once: true })
    try {
      return await this.result
    } finally {
      signal.removeEventListener('abort', this.#leave)
    }
  }

  readonly #leave = () => {
    this.#waiting--
    if (this.#waiting === 0) this.#stop.abort()
  }
}
