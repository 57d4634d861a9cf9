import { createResourcePool } from './resourcePool.ts'

/** Runs tasks one after the other, in the order they came; a task that fails does not stop the next. */
export interface Mutex {
  run<T>(task: () => Promise<T>): Promise<T>
}

/** A mutex is a pool of one; the resource is the turn itself. */
export function createMutex(): Mutex {
  return { run: createResourcePool(['turn']).use }
}
