import { setTimeout } from 'node:timers/promises'
import { StoreError } from './errors.ts'

const PAUSE_MS = 100

/** Opens what another process may have, as soon as that one has ended; `onWaiting` is told once that there is such a process. */
export async function whenFree<T>(open: () => Promise<T>, onWaiting: () => void): Promise<T> {
  for (let hasTold = false; ; ) {
    try {
      return await open()
    } catch (error) {
      if (!(error instanceof StoreError) || error.kind !== 'storeLocked') throw error
    }
    if (!hasTold) onWaiting()
    hasTold = true
    await setTimeout(PAUSE_MS)
  }
}
