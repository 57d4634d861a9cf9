/** Calls `work` after so many milliseconds: for 0 now, for Infinity never. Returns a function that cancels it. */
export function callAfter(ms: number, work: () => void): () => void {
  if (ms === 0) work()
  if (ms === 0 || ms === Number.POSITIVE_INFINITY) return () => undefined
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}
