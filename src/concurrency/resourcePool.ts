import { resumingAccount } from './processorTime.ts'

/** Resources that tasks share. Each is used by one task at a time. */
export interface ResourcePool<T> {
  /** Runs `task` with the first free member. Tasks are served in order of arrival. */
  use<R>(task: (member: T) => Promise<R>): Promise<R>
  /** Returns whether a task waits for a member. */
  isAwaited(): boolean
  /** Waits for all earlier tasks, then removes and returns the members. */
  drain(): Promise<T[]>
}

const drained = () => new Error('the pool is drained')

/** Creates a pool of `members`. After `drain`, `use` rejects with the error that `closedError` returns. */
export function createResourcePool<T>(members: readonly T[], closedError: () => Error = drained): ResourcePool<T> {
  const idle = [...members]
  const waiting: Array<(member: T) => void> = []
  let isDrained = false

  const acquire = async (): Promise<T> =>
    idle.pop() ?? new Promise<T>((resolve) => waiting.push(resumingAccount(resolve)))
  const release = (member: T): void => {
    const next = waiting.shift()
    if (next === undefined) idle.push(member)
    else next(member)
  }

  return {
    async use(task) {
      if (isDrained) throw closedError()
      const member = await acquire()
      try {
        return await task(member)
      } finally {
        release(member)
      }
    },
    isAwaited: () => waiting.length > 0,
    async drain() {
      if (isDrained) throw closedError()
      isDrained = true
      return Promise.all(members.map(acquire))
    },
  }
}
