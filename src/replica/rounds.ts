/** Work that is done in rounds, one at a time. */
export interface Rounds {
  /** Resolves, or rejects, with the first round that begins from now on; all who ask before it begins share it. */
  next(): Promise<void>
  /** Waits for the round that is under way; there will be none after it, and who asks for one waits for ever. */
  stop(): Promise<void>
}

/** Rounds of `work`, which run only when somebody asks for one. */
export function createRounds(work: () => Promise<void>): Rounds {
  let current: Promise<void> | undefined
  let following: Promise<void> | undefined
  let isStopped = false

  const begin = (): Promise<void> => {
    following = undefined
    current = (isStopped ? new Promise<void>(() => undefined) : work()).finally(() => {
      current = undefined
    })
    return current
  }
  return {
    next() {
      if (current === undefined) return begin()
      following ??= current.catch(() => undefined).then(begin)
      return following
    },
    async stop() {
      isStopped = true
      await current?.catch(() => undefined)
    },
  }
}
