import { onTestFinished, vi } from 'vitest'

/** Maximum number of pieces of work in one time slice of 2 ms, if each takes 1 ms. */
export const PIECES_PER_TURN = 3

/**
 * Makes each read of the timer take a millisecond until the end of the test, so that the work of an iteration does not
 * depend on the speed of the machine. Returns the function that counts the iterations of the event loop since.
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
