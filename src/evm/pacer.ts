import { setImmediate } from 'node:timers/promises'
import type { StopSign } from './execution.ts'

const BREATH_MS = 5

/** Keeps a long run from blocking the process, and ends it when it is no longer wanted. */
export interface Pacer {
  /** Gives other work its turn when the last one is some milliseconds ago; throws the signal's reason once it is aborted. */
  pause(): Promise<void> | undefined
}

export function createPacer(signal?: StopSign): Pacer {
  let resumedAtMs = performance.now()

  async function breathe(): Promise<void> {
    await setImmediate()
    resumedAtMs = performance.now()
    throwIfAborted(signal)
  }

  return {
    pause() {
      throwIfAborted(signal)
      return performance.now() - resumedAtMs < BREATH_MS ? undefined : breathe()
    },
  }
}

function throwIfAborted(signal: StopSign | undefined): void {
  if (signal?.aborted !== true) return
  // The interpreter takes only objects for errors, and a reason may be anything.
  throw signal.reason instanceof Error ? signal.reason : new Error('execution was aborted')
}
