import { expect, it } from 'vitest'
import { printable } from '../../src/base/printable.ts'
import { createProgress } from '../../src/cli/progress.ts'

it('a progress bar shows share, rate and remaining time at most ten times a second, and is cleared at the end', () => {
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
    progress.show({ done: step * 5, total: 100, text: printable`block ${step}` })
  }
  progress.end()
  const lines = written.split('\r\u001b[2K').slice(1)
  expect(lines).toHaveLength(11)
  expect(lines[0]).toBe('[##............................]   5 % block 1  20 blocks/s, 1 s left')
  expect(lines.at(-2)).toBe(`[${'#'.repeat(29)}.]  95 % block 19  20 blocks/s, 1 s left`)
  expect(lines.at(-1)).toBe('')
})

it('a remaining time of minutes has minutes and seconds', () => {
  let [now, written] = [0, '']
  const write = (text: string) => {
    written = text
  }
  const progress = createProgress(write, 'nodes', () => now)
  now = 10_000
  progress.show({ done: 10, total: 100, text: printable`reading`, more: 10 })
  expect(written).toMatch(/reading {2}1 nodes\/s, 1 min 30 s left$/)
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
  progress.show({ done: 5, total: undefined, text: printable`block 1` })
  expect(written).toMatch(/^\r\S+ block 1 {2}\d+ blocks\/s$/)
})
