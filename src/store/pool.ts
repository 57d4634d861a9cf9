/** A few things that many tasks share, each used by one task at a time. A pool of one is a mutex. */
export interface Pool<T> {
  /** Runs `task` with the first member that is free; who came first is served first. */
  use<R>(task: (member: T) => Promise<R>): Promise<R>
  /** Waits until every task that came before is done, and hands out the members for good. */
  drain(): Promise<T[]>
}

/** A pool of `members`; after `drain`, `use` rejects with what `closedError` makes. */
export function createPool<T>(members: readonly T[], closedError: () => Error): Pool<T> {
  const idle = [...members]
  const waiting: Array<(member: T) => void> = []
  let isDrained = false

  const take = async (): Promise<T> => idle.pop() ?? new Promise<T>((resolve) => waiting.push(resolve))
  const giveBack = (member: T): void => {
    const next = waiting.shift()
    if (next === undefined) idle.push(member)
    else next(member)
  }

  return {
    async use(task) {
      if (isDrained) throw closedError()
      const member = await take()
      try {
        return await task(member)
      } finally {
        giveBack(member)
      }
    },
    async drain() {
      if (isDrained) throw closedError()
      isDrained = true
      return Promise.all(members.map(take))
    },
  }
}
