import { expect, it } from 'vitest'
import type { ClientPath } from '../../src/concurrency/fairQueue.ts'
import { createFairShares } from '../../src/concurrency/fairShares.ts'

/** Counts the places that each client path gets if they are assigned one by one until no client path may take more. */
function shareOut(places: number, parties: readonly ClientPath[]): number[] {
  const held: ClientPath[] = []
  for (let before = -1; before !== held.length; ) {
    before = held.length
    for (const clientPath of parties) {
      const mayTake = createFairShares(places, held, parties)
      if (clientPath.every((_, level) => mayTake(clientPath.slice(0, level + 1)))) held.push(clientPath)
    }
  }
  return parties.map((clientPath) => held.filter((holder) => holder === clientPath).length)
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
])('each group leaves a share of %i places for one further group', (places, parties, held) => {
  expect(shareOut(places, parties)).toEqual(held)
})

it('a client path above its share takes no further place', () => {
  const mayTake = createFairShares(
    16,
    Array.from({ length: 8 }, () => ['a']),
    [['a'], ['b']],
  )
  expect([mayTake(['a']), mayTake(['b'])]).toEqual([false, true])
})
