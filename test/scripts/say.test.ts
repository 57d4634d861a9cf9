import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sayProgress } from '../../scripts/prepare/say.mjs'

const { isTTY } = process.stderr
let written: string

beforeEach(() => {
  vi.useFakeTimers()
  written = ''
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written += String(text)
    return true
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  process.stderr.isTTY = isTTY
})

it('a long step prints a line every ten seconds to a pipe', () => {
  process.stderr.isTTY = false
  const progress = sayProgress('Installing')
  vi.advanceTimersByTime(10_000)
  progress.show('3 of 5')
  vi.advanceTimersByTime(10_000)
  progress.end()
  vi.advanceTimersByTime(10_000)
  expect(written).toBe('Installing ...\nInstalling ..., 10 s\nInstalling 3 of 5, 20 s\n')
})

it('a long step shows its progress and duration every second in one line of a terminal', () => {
  process.stderr.isTTY = true
  const progress = sayProgress('Building')
  progress.show('sources')
  vi.advanceTimersByTime(2000)
  progress.end()
  const lines = ['sources, 0 s', 'sources, 1 s', 'sources, 2 s'].map((text) => `\rBuilding ${text}\x1b[K`)
  expect(written).toBe(`Building ...${lines.join('')}\n`)
})
