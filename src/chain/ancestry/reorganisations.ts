/** Tells when the main chain turns to another branch: what was read before and what is read behind must not be mixed. */
export interface Turns {
  /** Rises when a turn begins and again when it is done; while it stays, the main chain only grows. */
  count(): number
  /** Whether the chain has not begun to turn since the count was this, so that what was read on its heights is of one branch. */
  isSame(count: number): boolean
  /** Carries out a turn: `write` until it is kept, then `show`, in one go, for everybody to see. */
  turn(write: () => Promise<void>, show: () => void): Promise<void>
  /**
   * What `read` gives when all of it was read on one branch; what a turn crossed is read again, failures included. For what
   * can only be read by height, and so has to wait while the chain turns.
   */
  steadily<T>(read: () => Promise<T>): Promise<T>
}

export function createTurns(): Turns {
  let count = 0
  let turning: Promise<void> | undefined
  const isSame = (before: number) => count === before && count % 2 === 0

  async function carryOut(write: () => Promise<void>, show: () => void): Promise<void> {
    count++
    try {
      await write()
      show()
    } finally {
      count++
      turning = undefined
    }
  }

  return {
    count: () => count,
    isSame,
    turn(write, show) {
      turning = carryOut(write, show)
      return turning
    },
    async steadily(read) {
      for (;;) {
        await turning?.catch(() => undefined) // whoever turns the chain hears of its failure
        const before = count
        try {
          const result = await read()
          if (isSame(before)) return result
        } catch (error) {
          if (isSame(before)) throw error
        }
      }
    },
  }
}
