import { afterAll } from 'vitest'
import { processorSeconds } from '../../scripts/processorTime.mjs'

declare module 'vitest' {
  interface TaskMeta {
    /** Seconds of processor time that the file has taken, with its imports and the processes that it has started and ended. */
    processorSeconds?: number
  }
}

const before = processorSeconds()
// biome-ignore lint/correctness/noEmptyPattern: vitest wants a pattern here, and no member of the context is needed
afterAll(({}, file) => {
  const now = processorSeconds()
  if (before !== undefined && now !== undefined) file.meta.processorSeconds = now - before
})
