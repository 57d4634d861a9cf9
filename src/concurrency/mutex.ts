import { createResourcePool } from './resourcePool.ts'

/** Runs tasks one after another in order of arrival. A failed task does not stop the next. */
export interface Mutex {
  run<T>(task: () => Promise<T>): Promise<T>
}

/** Creates a mutex: a pool with one permit. */
export function createMutex(): Mutex {
  return { run: createResourcePool(['permit']).use }
}
