/**
 * A value or a promise of it. Values in memory are returned without a promise
 * ([0016](docs/decisions/0016-values-without-promises.md)).
 */
export type MaybePromise<T> = T | Promise<T>

/**
 * Calls `next` with the value: synchronously for a plain value (`next` may throw), otherwise after the promise
 * resolves.
 */
export function mapMaybePromise<T, Next>(
  value: MaybePromise<T>,
  next: (value: T) => MaybePromise<Next>,
): MaybePromise<Next> {
  return value instanceof Promise ? value.then(next) : next(value)
}

/** Returns the result of `work`, or that of `recover` if `work` throws or its promise rejects. */
export function catchMaybePromise<T>(
  work: () => MaybePromise<T>,
  recover: (thrown: unknown) => MaybePromise<T>,
): MaybePromise<T> {
  try {
    const value = work()
    return value instanceof Promise ? value.catch(recover) : value
  } catch (thrown) {
    return recover(thrown)
  }
}
