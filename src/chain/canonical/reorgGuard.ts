/** Tells when the main chain is reorganised: what was read before and what is read after must not be mixed. */
export interface ReorgGuard {
  /** Rises when a reorganisation begins and again when it is done; while it stays, the main chain only grows. */
  epoch(): number
  /** Whether no reorganisation has begun since the count was this, so that what was read by height is of one branch. */
  isCurrent(count: number): boolean
  /** Carries out a reorganisation: `write` until it is stored, then `show`, synchronously, for everybody to see. */
  run(write: () => Promise<void>, show: () => void): Promise<void>
  /**
   * Returns what `read` returns when all of it was read on one branch; what a reorganisation crossed is read again,
   * failures included. For what can only be read by height, and so has to wait while the chain is reorganised.
   */
  readConsistent<T>(read: () => Promise<T>): Promise<T>
}

export function createReorgGuard(): ReorgGuard {
  let count = 0
  let running: Promise<void> | undefined
  const isSame = (before: number) => count === before && count % 2 === 0

  async function carryOut(write: () => Promise<void>, show: () => void): Promise<void> {
    count++
    try {
      await write()
      show()
    } finally {
      count++
      running = undefined
    }
  }

  return {
    epoch: () => count,
    isCurrent: isSame,
    run(write, show) {
      running = carryOut(write, show)
      return running
    },
    async readConsistent(read) {
      for (;;) {
        await running?.catch(() => undefined) // the caller of `run` gets the failure
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
