import { expect, it } from 'vitest'
import { createMutex } from '../../src/concurrency/mutex.ts'

it('a mutex runs tasks in order, also after one that failed', async () => {
  const mutex = createMutex()
  const order: string[] = []
  let release: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const first = mutex.run(async () => {
    await gate
    order.push('first')
    throw new Error('first failed')
  })
  const second = mutex.run(async () => order.push('second'))
  release()
  await expect(first).rejects.toThrow('first failed')
  await second
  expect(order).toEqual(['first', 'second'])
})
