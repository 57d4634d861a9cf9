import type { AbortSignalLike } from '../../evm/evm.ts'

const OVER_TIME = new Error('this takes longer than it may here')

/**
 * Returns what `work` returns, or undefined when it read its signal after `timeMs` and ended for that; with no time at all it does
 * not begin. No timer, no listener and nobody else's signal: they would cost as much as a short call.
 */
export async function tryBriefly<T>(
  timeMs: number,
  work: (signal: AbortSignalLike) => Promise<T>,
): Promise<T | undefined> {
  if (timeMs === 0) return undefined
  const endMs = performance.now() + timeMs
  const signal: AbortSignalLike = {
    get aborted() {
      return performance.now() > endMs
    },
    reason: OVER_TIME,
  }
  try {
    return await work(signal)
  } catch (error) {
    if (error === OVER_TIME) return undefined
    throw error
  }
}
