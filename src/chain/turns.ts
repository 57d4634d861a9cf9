/** Tells when the main chain turns to another branch: what was read before and what is read behind must not be mixed. */
export interface Turns {
  /** Rises when a turn begins and again when it is done; while it stays, the main chain only grows. */
  count(): number
  /** Carries out a turn. */
  turn(work: () => Promise<void>): Promise<void>
  /** What `read` gives when all of it was read on one branch; what a turn crossed is read again, failures included. */
  steadily<T>(read: () => Promise<T>): Promise<T>
}

export function createTurns(): Turns {
  let count = 0
  let turning: Promise<void> | undefined

  return {
    count: () => count,
    async turn(work) {
      count++
      turning = work().finally(() => {
        turning = undefined
        count++
      })
      return turning
    },
    async steadily(read) {
      for (;;) {
        await turning?.catch(() => undefined) // whoever turns the chain hears of its failure
        const before = count
        try {
          const result = await read()
          if (count === before) return result
        } catch (error) {
          if (count === before) throw error
        }
      }
    },
  }
}
