import { setImmediate } from 'node:timers/promises'
import type { AbortSignalLike } from './abortable.ts'
import type { MaybePromise } from './maybePromise.ts'
import { keepAccount } from './processorTime.ts'

/** Work in steps of at most about 2 ms, as a generator that yields between them and returns the result. */
export type Stepwise<T> = Generator<void, T>

/** Yields to the event loop during a long run, and ends it when its signal is aborted. */
export class Yielder {
  readonly #yieldAfterMs: number
  readonly #signal: AbortSignalLike | undefined
  #resumedAtMs = performance.now()

  constructor(yieldAfterMs: number, signal?: AbortSignalLike) {
    this.#yieldAfterMs = yieldAfterMs
    this.#signal = signal
  }

  /**
   * Yields to the event loop and to other runs if `yieldAfterMs` have passed since the last yield. Throws the signal's
   * reason once it is aborted.
   */
  pause(): Promise<void> | undefined {
    throwIfAborted(this.#signal)
    return performance.now() - this.#resumedAtMs < this.#yieldAfterMs ? undefined : this.#yieldNow()
  }

  /** Runs work with a {@link pause} after each step. Returns the result without a promise if no pause was needed. */
  run<T>(pieces: Stepwise<T>): MaybePromise<T> {
    for (;;) {
      const piece = pieces.next()
      if (piece.done === true) return piece.value
      const wait = this.pause()
      if (wait !== undefined) return this.#continue(wait, pieces)
    }
  }

  async #continue<T>(begun: Promise<void>, pieces: Stepwise<T>): Promise<T> {
    await begun
    for (;;) {
      const piece = pieces.next()
      if (piece.done === true) return piece.value
      const wait = this.pause()
      if (wait !== undefined) await wait
    }
  }

  async #yieldNow(): Promise<void> {
    await (this.#signal?.nextSlice?.() ?? keepAccount(setImmediate()))
    this.#resumedAtMs = performance.now()
    throwIfAborted(this.#signal)
  }
}

function throwIfAborted(signal: AbortSignalLike | undefined): void {
  if (signal?.aborted !== true) return
  // The interpreter handles only `Error` objects, and a reason may be any value.
  throw signal.reason instanceof Error ? signal.reason : new Error('execution was aborted')
}
