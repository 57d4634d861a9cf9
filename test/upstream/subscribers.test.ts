import { expect, it } from 'vitest'
import { notifyAll } from './_subscribers.ts'

it('300 subscribers are notified of blocks, logs and a reorganisation once each, for the questions of one', async () => {
  const { connections, questions } = await notifyAll(300)
  expect(connections).toBeLessThan(5)
  expect(questions).toBeLessThan(200)
})
