import { onTestFinished, vi } from 'vitest'

/** Pieces of work that a turn of the event loop has time for, at most: two milliseconds, and one to begin with. */
export const PIECES_PER_TURN = 3

/**
 * Has each look at the timer take a millisecond until the end of the test, so that the work of a turn does not depend on
 * the speed of the machine. Returns a function that returns how many turns of the event loop there were since.
 */
export function countSlowTurns(): () => number {
  let nowMs = performance.now()
  const now = vi.spyOn(performance, 'now').mockImplementation(() => nowMs++)
  let count = 0
  let isOver = false
  const turn = () => {
    count++
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  onTestFinished(() => {
    isOver = true
    now.mockRestore()
  })
  return () => count
}
