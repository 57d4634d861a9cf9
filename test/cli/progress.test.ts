import { expect, it } from 'vitest'
import { createProgress } from '../../src/cli/progress.ts'

it('a progress bar shows share and rate at most ten times a second, and is cleared at the end', () => {
  let [now, written] = [0, '']
  const progress = createProgress(
    (text) => {
      written += text
    },
    'blocks',
    () => now,
  )
  for (let step = 1; step <= 20; step++) {
    now += 50
    progress.show({ done: step * 5, total: 100, text: `block ${step}` })
  }
  progress.end()
  const lines = written.split('\r\u001b[2K').slice(1)
  expect(lines).toHaveLength(11)
  expect(lines[0]).toBe('[##............................]   5 % block 1  20 blocks/s')
  expect(lines.at(-2)).toBe(`[${'#'.repeat(29)}.]  95 % block 19  20 blocks/s`)
  expect(lines.at(-1)).toBe('')
})

it('a progress of unknown length has no bar', () => {
  let written = ''
  const progress = createProgress(
    (text) => {
      written += text
    },
    'blocks',
    () => 1000,
  )
  progress.show({ done: 5, total: undefined, text: 'block 1' })
  expect(written).toMatch(/^\r\S+ block 1 {2}\d+ blocks\/s$/)
})
