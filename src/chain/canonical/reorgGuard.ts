/**
 * Guards reads against reorganisations: values read before and after one must not be mixed.
 *
 * The epoch rises when a reorganisation starts and again when it is finished, so it is odd during one.
 */
export interface ReorgGuard {
  /** Returns the current epoch. The canonical chain only grows while it is unchanged and even. */
  epoch(): number
  /** Returns true if no reorganisation has started since `epoch`, so that reads by height are of one branch. */
  isCurrent(epoch: number): boolean
  /** Runs a reorganisation: `write` until it is stored, then `show`, which makes it visible synchronously. */
  run(write: () => Promise<void>, show: () => void): Promise<void>
  /**
   * Returns the result of `read` once all of it was read on one branch; a read that a reorganisation interrupted is
   * repeated, failures included. For data that can be read by height only, and so must wait during a reorganisation.
   */
  readConsistent<T>(read: () => Promise<T>): Promise<T>
}

/** Creates a guard at epoch 0. */
export function createReorgGuard(): ReorgGuard {
  let epoch = 0
  let running: Promise<void> | undefined
  const isCurrent = (before: number) => epoch === before && epoch % 2 === 0

  async function reorganise(write: () => Promise<void>, show: () => void): Promise<void> {
    epoch++
    try {
      await write()
      show()
    } finally {
      epoch++
      running = undefined
    }
  }

  return {
    epoch: () => epoch,
    isCurrent,
    run(write, show) {
      running = reorganise(write, show)
      return running
    },
    async readConsistent(read) {
      for (;;) {
        await running?.catch(() => undefined) // `run` reports the failure to its caller
        const before = epoch
        try {
          const result = await read()
          if (isCurrent(before)) return result
        } catch (error) {
          if (isCurrent(before)) throw error
        }
      }
    },
  }
}
