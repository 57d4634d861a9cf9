/**
 * A value or a promise of it. Values in memory are returned without a promise
 * ([0016](docs/decisions/0016-values-without-promises.md)).
 */
export type Awaitable<T> = T | Promise<T>

/**
 * Calls `next` with the value: synchronously for a plain value (`next` may throw), otherwise after the promise
 * resolves.
 */
export function whenThere<T, Next>(value: Awaitable<T>, next: (value: T) => Awaitable<Next>): Awaitable<Next> {
  return value instanceof Promise ? value.then(next) : next(value)
}

/** Returns the result of `work`, or that of `recover` if `work` throws or its promise rejects. */
export function attempt<T>(work: () => Awaitable<T>, recover: (thrown: unknown) => Awaitable<T>): Awaitable<T> {
  try {
    const value = work()
    return value instanceof Promise ? value.catch(recover) : value
  } catch (thrown) {
    return recover(thrown)
  }
}
