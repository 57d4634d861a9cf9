import type { StopSign } from '../../evm/evm.ts'

const OVER_TIME = new Error('this takes longer than it may here')

/**
 * Returns what `work` returns, or undefined when it looked at its sign after `timeMs` and ended for that; with no time at all it does not
 * begin. No timer, no listener and nobody else's signal: they would cost as much as a short call.
 */
export async function tryBriefly<T>(timeMs: number, work: (sign: StopSign) => Promise<T>): Promise<T | undefined> {
  if (timeMs === 0) return undefined
  const endMs = performance.now() + timeMs
  const sign: StopSign = {
    get aborted() {
      return performance.now() > endMs
    },
    reason: OVER_TIME,
  }
  try {
    return await work(sign)
  } catch (error) {
    if (error === OVER_TIME) return undefined
    throw error
  }
}
