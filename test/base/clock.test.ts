import { getEventListeners } from 'node:events'
import { describe, expect, it } from 'vitest'
import { systemTimer } from '../../src/base/clock.ts'

describe('systemTimer', () => {
  it('calls the work after the time, and leaves nothing at the signal', async () => {
    const { signal } = new AbortController()
    await new Promise<void>((resolve) => systemTimer.wakeIn(1, resolve, signal))
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  it('does not call the work after the signal was aborted', async () => {
    const controller = new AbortController()
    let calls = 0
    systemTimer.wakeIn(1, () => calls++, controller.signal)
    controller.abort()
    await new Promise<void>((resolve) => systemTimer.wakeIn(5, resolve))
    expect(calls).toBe(0)
  })
})
