import { expect, it } from 'vitest'
import { createStateLog, describeDuration } from '../../src/node/stateLog.ts'
import { holdTimer } from '../_helpers/heldTimer.ts'

/** A log of one state, with the lines that it has written. */
function watchState() {
  const timer = holdTimer()
  const log = createStateLog(timer)
  const lines: string[] = []
  return {
    ...{ timer, lines },
    note: (state: string) => log.note('it', state, (change) => lines.push(`${state}${describeDuration(change)}`)),
  }
}

it('a state is logged once, and each change with the time that the former state lasted', () => {
  const { timer, lines, note } = watchState()
  for (const state of ['up', 'up', 'down', 'down', 'up']) {
    note(state)
    timer.advance(1_500)
  }
  expect(lines).toEqual(['up', 'down, after 3.0 s', 'up, after 3.0 s'])
})

it('a state that flaps is logged six times a minute, and then with the number of changes', () => {
  const { timer, lines, note } = watchState()
  for (let second = 0; second < 30; second++) {
    note(second % 2 === 0 ? 'up' : 'down')
    timer.advance(1_000)
  }
  expect(lines).toHaveLength(6)
  timer.advance(30_000)
  note('up')
  expect(lines.slice(6)).toEqual(['up, after 55.0 s with 25 changes'])
  note('up')
  expect(lines).toHaveLength(7)
})

it('subjects are logged independently of each other', () => {
  const log = createStateLog(holdTimer())
  const lines: string[] = []
  for (const subject of ['a', 'b', 'a']) log.note(subject, 'up', () => lines.push(subject))
  expect(lines).toEqual(['a', 'b'])
})
