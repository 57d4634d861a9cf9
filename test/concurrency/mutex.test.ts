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

it('a mutex is awaited while a task waits for another one', async () => {
  const mutex = createMutex()
  const seen: boolean[] = [mutex.isAwaited()]
  const first = mutex.run(async () => void seen.push(mutex.isAwaited()))
  const second = mutex.run(async () => void seen.push(mutex.isAwaited()))
  seen.push(mutex.isAwaited())
  await Promise.all([first, second])
  expect([...seen, mutex.isAwaited()]).toEqual([false, true, true, false, false])
})
