/** A value, or the promise of one: to wait for what is in memory would cost more than to read it. */
export type Awaitable<T> = T | Promise<T>

/** Hands a value on as soon as it is there, which may be now; then `next` also throws now. */
export function whenThere<T, Next>(value: Awaitable<T>, next: (value: T) => Awaitable<Next>): Awaitable<Next> {
  return value instanceof Promise ? value.then(next) : next(value)
}

/** What `work` gives, or what `recover` makes of that which goes wrong in it, now or later. */
export function attempt<T>(work: () => Awaitable<T>, recover: (thrown: unknown) => Awaitable<T>): Awaitable<T> {
  try {
    const value = work()
    return value instanceof Promise ? value.catch(recover) : value
  } catch (thrown) {
    return recover(thrown)
  }
}
