import { type ClientPath, createFairQueue } from './fairQueue.ts'
import { resumingAccount } from './processorTime.ts'

/** Time per iteration of the event loop that all cooperating tasks share, in ms. */
const SLICE_MS = 2

const waiting = createFairQueue<() => void>()
let sliceBeganAtMs: number | undefined
let isUsedUp = false

/**
 * Yields if the shared slice of this iteration is used up. Call it between two synchronous steps of a long task.
 *
 * Returns undefined while there is time left, otherwise a promise that resolves in a later iteration. One waiting task
 * continues per iteration, chosen round-robin by client path.
 */
export function yieldIfSliceUsed(clientPathOf: () => ClientPath): Promise<void> | undefined {
  const nowMs = performance.now()
  if (sliceBeganAtMs === undefined) beginSlice(nowMs)
  else if (isUsedUp || nowMs - sliceBeganAtMs >= SLICE_MS)
    return new Promise((resolve) => waiting.add(clientPathOf(), resumingAccount(resolve)))
  return undefined
}

/** Marks the slice of this iteration as used, so that the next caller of {@link yieldIfSliceExhausted} waits. */
export function exhaustSlice(): void {
  isUsedUp = true
  if (sliceBeganAtMs === undefined) beginSlice(performance.now())
}

/**
 * Yields if the slice was marked as used by {@link exhaustSlice}. For steps that are usually too short to justify reading
 * the clock.
 */
export function yieldIfSliceExhausted(clientPathOf: () => ClientPath): Promise<void> | undefined {
  return isUsedUp ? yieldIfSliceUsed(clientPathOf) : undefined
}

/** Returns the number of tasks that wait for a later iteration. */
export function countWaitingTasks(): number {
  return waiting.size
}

function beginSlice(nowMs: number): void {
  sliceBeganAtMs = nowMs
  setImmediate(endSlice)
}

function endSlice(): void {
  sliceBeganAtMs = undefined
  isUsedUp = false
  const next = waiting.take()
  if (next === undefined) return
  beginSlice(performance.now())
  next()
}
