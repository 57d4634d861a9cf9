import { createResourcePool } from './resourcePool.ts'

/** Runs tasks one after another in order of arrival. A failed task does not stop the next. */
export interface Mutex {
  run<T>(task: () => Promise<T>): Promise<T>
  /** Returns whether a task waits for the end of another one. */
  isAwaited(): boolean
}

/** Creates a mutex: a pool with one permit. */
export function createMutex(): Mutex {
  const { use: run, isAwaited } = createResourcePool(['permit'])
  return { run, isAwaited }
}

/** Runs tasks of the same name one after another, and tasks of different names concurrently. */
export interface KeyedMutex {
  run<T>(name: string, task: () => Promise<T>): Promise<T>
}

interface NamedMutex {
  readonly mutex: Mutex
  /** Number of tasks that run or wait. */
  count: number
}

/** Creates a mutex per name. A name is removed when no task of it runs or waits. */
export function createKeyedMutex(): KeyedMutex {
  const entries = new Map<string, NamedMutex>()
  return {
    async run(name, task) {
      const entry = entries.get(name) ?? { mutex: createMutex(), count: 0 }
      entries.set(name, entry)
      entry.count++
      try {
        return await entry.mutex.run(task)
      } finally {
        entry.count--
        if (entry.count === 0) entries.delete(name)
      }
    },
  }
}
