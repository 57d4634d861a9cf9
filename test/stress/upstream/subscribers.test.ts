import { expect, it } from 'vitest'
import { notifyAll } from '../../upstream/_subscribers.ts'
import { countOf, report } from '../_campaign.ts'

const subscribers = countOf({ small: 1_000, long: 5_000 })

it(`${subscribers} subscribers of an upstream network are notified of each change once, for the questions of one`, async () => {
  const load = await notifyAll(subscribers)
  report('upstream/subscribers', { seed: 0, count: subscribers, ...load })
  expect(load.connections).toBeLessThan(5)
})
