import { expect, it } from 'vitest'
import { TooMuchCallMemory } from '../../../../src/chain/api/errors.ts'
import { createRuns } from '../../../../src/chain/simulation/workers/runs.ts'

const MIB = 2 ** 20

function begin() {
  const runs = createRuns(10 * MIB)
  return (clientPath: string) => runs.begin([clientPath], new AbortController().signal)
}

it('a run that exceeds the memory limit ends', () => {
  const run = begin()('a')
  run.hold(10 * MIB)
  expect(run.aborted).toBe(false)
  expect(() => run.hold(1)).toThrow(TooMuchCallMemory)
  expect([run.aborted, run.reason]).toEqual([true, expect.objectContaining({ limitBytes: 10 * MIB })])
})

it('released memory is available to other runs', () => {
  const start = begin()
  const [one, other] = [start('a'), start('b')]
  for (let i = 0; i < 10; i++) {
    one.hold(8 * MIB)
    one.hold(-8 * MIB)
    other.hold(8 * MIB)
    other.hold(-8 * MIB)
  }
  one.hold(8 * MIB)
  one.leave()
  other.hold(8 * MIB)
  expect([one.aborted, other.aborted]).toEqual([false, false])
})

it('above the limit, the largest run of the client with the most memory ends', () => {
  const start = begin()
  const greedy = [1, 4, 3].map((mebibytes) => {
    const run = start('greedy')
    run.hold(mebibytes * MIB)
    return run
  })
  const modest = start('modest')
  modest.hold(5 * MIB)
  expect([...greedy, modest].map(({ aborted }) => aborted)).toEqual([false, true, false, false])
})

it('a run is alone until a run of another client begins', () => {
  const start = begin()
  const [one, sibling] = [start('a'), start('a')]
  expect([one.isAlone, sibling.isAlone]).toEqual([true, true])
  one.leave()
  const other = start('b')
  sibling.leave()
  expect([one.isAlone, sibling.isAlone, other.isAlone, start('b').isAlone]).toEqual([true, false, false, true])
})

it("a run is aborted with its caller's signal", () => {
  const stop = new AbortController()
  const run = createRuns(MIB).begin(['a'], stop.signal)
  expect(run.aborted).toBe(false)
  stop.abort(new Error('gone'))
  expect([run.aborted, run.reason]).toEqual([true, new Error('gone')])
})
