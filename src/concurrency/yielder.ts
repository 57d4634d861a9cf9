import { setImmediate } from 'node:timers/promises'
import type { AbortSignalLike } from './abortSignalLike.ts'
import type { Awaitable } from './maybePromise.ts'

/** Work that yields between its pieces, none of which takes more than two milliseconds or so; returns its result. */
export type Pieces<T> = Generator<void, T>

/** Keeps a long run from blocking the process, and ends it when it is no longer wanted. */
export class Pacer {
  private readonly yieldAfterMs: number
  private readonly signal: AbortSignalLike | undefined
  private resumedAtMs = performance.now()

  constructor(yieldAfterMs: number, signal?: AbortSignalLike) {
    this.yieldAfterMs = yieldAfterMs
    this.signal = signal
  }

  /**
   * Yields to the event loop, and to other runs, when `yieldAfterMs` have passed since the last time; throws the signal's
   * reason once it is aborted.
   */
  pause(): Promise<void> | undefined {
    throwIfAborted(this.signal)
    return performance.now() - this.resumedAtMs < this.yieldAfterMs ? undefined : this.yieldNow()
  }

  /** Does work with a {@link pause} after each piece; what is over before it is time for one is there at once. */
  run<T>(pieces: Pieces<T>): Awaitable<T> {
    for (;;) {
      const piece = pieces.next()
      if (piece.done === true) return piece.value
      const wait = this.pause()
      if (wait !== undefined) return this.runFurther(wait, pieces)
    }
  }

  private async runFurther<T>(begun: Promise<void>, pieces: Pieces<T>): Promise<T> {
    await begun
    for (;;) {
      const piece = pieces.next()
      if (piece.done === true) return piece.value
      const wait = this.pause()
      if (wait !== undefined) await wait
    }
  }

  private async yieldNow(): Promise<void> {
    await (this.signal?.nextSlice?.() ?? setImmediate())
    this.resumedAtMs = performance.now()
    throwIfAborted(this.signal)
  }
}

function throwIfAborted(signal: AbortSignalLike | undefined): void {
  if (signal?.aborted !== true) return
  // The interpreter takes only objects for errors, and a reason may be anything.
  throw signal.reason instanceof Error ? signal.reason : new Error('execution was aborted')
}
