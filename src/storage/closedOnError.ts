import type { MaybePromise } from '../concurrency/maybePromise.ts'

/** Returns the result of `work`. If it rejects, what was opened for it is closed. */
export async function closedOnError<T>(opened: { close(): MaybePromise<void> }, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await opened.close()
    throw error
  }
}
