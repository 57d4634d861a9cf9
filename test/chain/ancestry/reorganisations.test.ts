import { expect, test } from 'vitest'
import { createTurns } from '../../../src/chain/ancestry/reorganisations.ts'

test('what no turn crossed is read once', async () => {
  const turns = createTurns()
  let reads = 0
  expect(await turns.steadily(async () => ++reads)).toBe(1)
  expect(turns.count()).toBe(0)
})

test('what a turn crossed is read again, also when it failed', async () => {
  const turns = createTurns()
  let branch = 'old'
  const show = () => {
    branch = 'new'
  }
  const turn = () => turns.turn(async () => undefined, show)
  let reads = 0
  const read = turns.steadily(async () => {
    const seen = branch
    if (++reads === 1) {
      await turn()
      throw new Error('half of it was gone')
    }
    return seen
  })
  expect(await read).toBe('new')
  await expect(turns.steadily(() => Promise.reject(new Error('really missing')))).rejects.toThrow('really missing')
})

test('heights are those of one branch until a turn begins, and again once it is done', async () => {
  const turns = createTurns()
  const before = turns.count()
  const seen: boolean[] = [turns.isSame(before)]
  const look = () => seen.push(turns.isSame(before), turns.isSame(turns.count()))
  await turns.turn(async () => void look(), look)
  look()
  expect(seen).toEqual([true, false, false, false, false, false, true])
})

test('what begins while the chain turns waits until it has turned, whether that succeeds or not', async () => {
  const turns = createTurns()
  let end = () => {}
  const writing = new Promise<void>((_, reject) => {
    end = () => reject(new Error('the disk is full'))
  })
  const turning = turns.turn(
    () => writing,
    () => expect.fail('what was not kept is not shown'),
  )
  turning.catch(() => undefined)
  let began = false
  const reading = turns.steadily(async () => {
    began = true
    return turns.count()
  })
  await Promise.resolve()
  expect([began, turns.count()]).toEqual([false, 1])
  end()
  expect(await reading).toBe(2)
  await expect(turning).rejects.toThrow('the disk is full')
})
