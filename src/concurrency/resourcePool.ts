/** A few resources that many tasks share, each used by one task at a time. */
export interface ResourcePool<T> {
  /** Runs `task` with the first member that is free; who came first is served first. */
  use<R>(task: (member: T) => Promise<R>): Promise<R>
  /** Waits until every task that came before is done, and takes the members out for good. */
  drain(): Promise<T[]>
}

const drained = () => new Error('the pool is drained')

/** A pool of `members`; after `drain`, `use` rejects with the error that `closedError` returns. */
export function createResourcePool<T>(members: readonly T[], closedError: () => Error = drained): ResourcePool<T> {
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
