import { expect, it } from 'vitest'
import { createReorgGuard } from '../../../src/chain/canonical/reorgGuard.ts'

it('a read without a reorganisation runs once', async () => {
  const reorganisations = createReorgGuard()
  let reads = 0
  expect(await reorganisations.readConsistent(async () => ++reads)).toBe(1)
  expect(reorganisations.epoch()).toBe(0)
})

it('a read that a reorganisation interrupts is repeated, also after a failure', async () => {
  const reorganisations = createReorgGuard()
  let branch = 'old'
  const show = () => {
    branch = 'new'
  }
  const turn = () => reorganisations.run(async () => undefined, show)
  let reads = 0
  const read = reorganisations.readConsistent(async () => {
    const seen = branch
    if (++reads === 1) {
      await turn()
      throw new Error('half of it was gone')
    }
    return seen
  })
  expect(await read).toBe('new')
  await expect(reorganisations.readConsistent(() => Promise.reject(new Error('really missing')))).rejects.toThrow(
    'really missing',
  )
})

it('an epoch is current until a reorganisation starts, and a new one after its end', async () => {
  const reorganisations = createReorgGuard()
  const before = reorganisations.epoch()
  const seen: boolean[] = [reorganisations.isCurrent(before)]
  const look = () => seen.push(reorganisations.isCurrent(before), reorganisations.isCurrent(reorganisations.epoch()))
  await reorganisations.run(async () => void look(), look)
  look()
  expect(seen).toEqual([true, false, false, false, false, false, true])
})

it('a read that starts during a reorganisation waits for its success or failure', async () => {
  const reorganisations = createReorgGuard()
  let end = () => {}
  const writing = new Promise<void>((_, reject) => {
    end = () => reject(new Error('the disk is full'))
  })
  const turning = reorganisations.run(
    () => writing,
    () => expect.fail('what was not kept is not shown'),
  )
  turning.catch(() => undefined)
  let began = false
  const reading = reorganisations.readConsistent(async () => {
    began = true
    return reorganisations.epoch()
  })
  await Promise.resolve()
  expect([began, reorganisations.epoch()]).toEqual([false, 1])
  end()
  expect(await reading).toBe(2)
  await expect(turning).rejects.toThrow('the disk is full')
})
