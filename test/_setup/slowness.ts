import { createHash } from 'node:crypto'

/** Hashes of a probe, and the time that they take on an idle machine of 2024, in ms. */
const HASHES = 100_000
const USUAL_MS = 120

/** Runs a fixed amount of work, long enough for several time slices of a busy machine. Returns how long it took, in ms. */
function probe(): number {
  const startedMs = performance.now()
  let digest = Buffer.alloc(32)
  for (let i = 0; i < HASHES; i++) digest = createHash('sha256').update(digest).digest()
  return performance.now() - startedMs
}

/**
 * How many times as long as usual this machine takes at the start of the run, because it is slow or busy; at least 1. The limits of
 * tests are multiplied by it.
 */
export const slowness = Math.max(1, probe() / USUAL_MS)
