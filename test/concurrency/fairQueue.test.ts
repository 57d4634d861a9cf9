import { describe, expect, it } from 'vitest'
import { createFairQueue, type FairQueue } from '../../src/concurrency/fairQueue.ts'
import { createRandom } from '../_helpers/random.ts'

const createQueue = () => createFairQueue<string>()
const takeAll = (queue: FairQueue<string>) => Array.from({ length: queue.size }, () => queue.take())

describe('a fair queue', () => {
  it('a fair queue returns one item per client path before a second one of any', () => {
    const queue = createQueue()
    for (const item of ['a1', 'a2', 'a3', 'a4']) queue.add(['a'], item)
    queue.add(['b'], 'b1')
    queue.add(['c'], 'c1')
    queue.add(['b'], 'b2')
    expect(takeAll(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
    expect([queue.take(), queue.size]).toEqual([undefined, 0])
  })

  it('a fair queue alternates between the groups within a group', () => {
    const queue = createQueue()
    for (const connection of ['1', '2', '3']) queue.add(['open', 'here', connection], `here${connection}`)
    queue.add(['open', 'here', '1'], 'here1 again')
    queue.add(['open', 'there', '9'], 'there')
    queue.add(['key'], 'key')
    expect(takeAll(queue)).toEqual(['here1', 'key', 'there', 'here2', 'here3', 'here1 again'])
  })

  it('a new client path in a fair queue waits for one item of each other', () => {
    const queue = createQueue()
    for (let i = 0; i < 100; i++) queue.add(['a'], `a${i}`)
    expect(queue.take()).toBe('a0')
    queue.add(['b'], 'b')
    expect([queue.take(), queue.take()]).toEqual(['a1', 'b'])
  })

  it('a fair queue skips client paths that the filter excludes, at every level', () => {
    const queue = createQueue()
    for (const [index, clientPath] of [
      ['a', '1'],
      ['a', '2'],
      ['b', '1'],
    ].entries())
      queue.add(clientPath, `${index}`)
    expect(queue.take(([outer, inner]) => outer === 'a' && inner !== '1')).toBe('1')
    expect(queue.take(([outer]) => outer === 'c')).toBeUndefined()
    expect([...queue.parties()]).toEqual([
      ['b', '1'],
      ['a', '1'],
    ])
  })

  it('takeFromLongest returns the newest item of the longest client path', () => {
    const queue = createQueue()
    queue.add(['a', '1'], 'a1')
    for (const item of ['b1', 'b2', 'b3']) queue.add(['b', '1'], item)
    queue.add(['b', '2'], 'other')
    expect([queue.takeFromLongest(), queue.takeFromLongest(), queue.size]).toEqual(['b3', 'b2', 3])
    expect(takeAll(queue)).toEqual(['a1', 'b1', 'other'])
    expect(queue.takeFromLongest()).toBeUndefined()
  })

  it('a fair queue keeps no empty client path, and has the right size after random operations', () => {
    const random = createRandom(5)
    const queue = createQueue()
    const held: [clientPath: string[], item: string][] = []
    const forget = (item: string | undefined) => {
      const index = held.findIndex(([, known]) => known === item)
      if (index >= 0) held.splice(index, 1)
    }
    for (let step = 0; step < 5_000; step++) {
      const clientPath = [`${random(4)}`, `${random(3)}`, `${random(2)}`].slice(0, 1 + random(3))
      const at = held[random(held.length + 1)]
      const action = random(4)
      if (action < 2) {
        queue.add(clientPath, `${step}`)
        held.push([clientPath, `${step}`])
      } else if (at !== undefined && action === 2) {
        expect(queue.delete(at[0], at[1])).toBe(true)
        expect(queue.delete(at[0], at[1])).toBe(false)
        forget(at[1])
      } else forget(random(4) === 0 ? queue.takeFromLongest() : queue.take())
      expect(queue.size).toBe(held.length)
      expect(new Set([...queue.parties()].map(String))).toEqual(new Set(held.map(([clientPath]) => String(clientPath))))
    }
    expect(takeAll(queue).toSorted()).toEqual(held.map(([, item]) => item).toSorted())
  })
})
