import { getEventListeners } from 'node:events'
import { describe, expect, it } from 'vitest'
import { systemTimer } from '../../src/base/clock.ts'

describe('systemTimer', () => {
  it('systemTimer calls the function after the time, and removes its listener from the signal', async () => {
    const { signal } = new AbortController()
    await new Promise<void>((resolve) => systemTimer.wakeIn(1, resolve, signal))
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  it('systemTimer does not call the function after the signal is aborted', async () => {
    const controller = new AbortController()
    let calls = 0
    systemTimer.wakeIn(1, () => calls++, controller.signal)
    controller.abort()
    await new Promise<void>((resolve) => systemTimer.wakeIn(5, resolve))
    expect(calls).toBe(0)
  })
})
