/** Runs tasks one after the other, in the order they came; a task that fails does not stop the next. */
export interface Mutex {
  run<T>(task: () => Promise<T>): Promise<T>
}

export function createMutex(): Mutex {
  let last: Promise<unknown> = Promise.resolve()
  return {
    run(task) {
      const result = last.then(task)
      last = result.catch(() => undefined) // the caller holds `result` and hears of its failure there
      return result
    },
  }
}
