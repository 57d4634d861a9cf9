import { expect, it } from 'vitest'
import type { ClientPath } from '../../src/concurrency/fairQueue.ts'
import { createFairShares } from '../../src/concurrency/fairShares.ts'

/** How many places each clientPath gets one after the other, in turns, until nobody may have more. */
function shareOut(places: number, parties: readonly ClientPath[]): number[] {
  const held: ClientPath[] = []
  for (let before = -1; before !== held.length; ) {
    before = held.length
    for (const clientPath of parties) {
      const mayTake = createFairShares(places, held, parties)
      if (clientPath.every((_, level) => mayTake(clientPath.slice(0, level + 1)))) held.push(clientPath)
    }
  }
  return parties.map((clientPath) => held.filter((one) => one === clientPath).length)
}

it.each<[places: number, parties: ClientPath[], held: number[]]>([
  [16, [['a']], [8]],
  [16, [['a'], ['b']], [5, 5]],
  [16, [['a', '1']], [4]],
  [
    16,
    [
      ['a', '1'],
      ['a', '2'],
      ['b', '1'],
    ],
    [1, 1, 2],
  ],
  [2, [['a'], ['b'], ['c']], [1, 1, 1]],
])('of %i places each group leaves room for one more beside it', (places, parties, held) => {
  expect(shareOut(places, parties)).toEqual(held)
})

it('who holds more than its share since others came takes no more', () => {
  const mayTake = createFairShares(
    16,
    Array.from({ length: 8 }, () => ['a']),
    [['a'], ['b']],
  )
  expect([mayTake(['a']), mayTake(['b'])]).toEqual([false, true])
})
