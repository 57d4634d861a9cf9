import { setImmediate } from 'node:timers/promises'
import type { Abortable } from './abortable.ts'

/** How something is built of the chain as it stands at a moment. */
export interface BuildPlan<Stamp, T> {
  /** What a build that begins now is made of. */
  now(): Stamp
  /** Whether what is made of this is as good as what would be made now. */
  isCurrent(stamp: Stamp): boolean
  /** Rejects when the signal is aborted before it ends. */
  build(stamp: Stamp, signal: AbortSignal): Promise<T>
}

/**
 * Returns the function that gives what the plan builds, one build at a time. Whoever asks gets what is made of nothing
 * older than his question: what was built last or is being built, if the chain is still what that is made of, else the
 * next build, which is the same for all who ask until it begins. So one runs and one waits at most, however often the
 * chain changes. A build is stopped when all have gone who waited for it.
 */
export function createSharedBuilds<Stamp, T>(plan: BuildPlan<Stamp, T>): (call?: Abortable) => Promise<T> {
  /** The last one that has begun. */
  let latest: { readonly stamp: Stamp; readonly build: Build<T> } | undefined
  let next: Build<T> | undefined

  async function begin(build: Build<T>): Promise<T> {
    const stamp = plan.now()
    latest = { stamp, build }
    try {
      return await plan.build(stamp, build.signal)
    } catch (error) {
      if (latest.build === build) latest = undefined // the next one who asks tries again
      throw error
    }
  }

  async function beginAfter(before: Build<T>, build: Build<T>): Promise<T> {
    await before.result.catch(() => undefined) // those who wait for it hear of the failure
    await setImmediate() // and they look first at what it has made
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

  /** Aborted when nobody waits for it any more. */
  get signal(): AbortSignal {
    return this.#stop.signal
  }

  get isEnded(): boolean {
    return this.#isEnded
  }

  /** Waits for the result, at most as long as the call goes on. */
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
