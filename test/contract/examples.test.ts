import { describe, expect, it } from 'vitest'
import { methodNames } from '../../generated/methods.ts'
import { networkOf, post } from '../../scripts/fixture/replay.ts'
import { changesState, replaysOf, requestOf } from '../../src/doctor/replay.ts'
import { expectAnswer } from '../_helpers/examples.ts'
import { document, useFixture } from '../_helpers/fixture.ts'

const BATCH_LIMIT = 100

const start = useFixture()
const replays = document.methods.flatMap(replaysOf)
describe.each([...new Set(replays.map(networkOf))])('all examples of %s', (network) => {
  it('are answered as shown in batches', async () => {
    const fixture = await start()
    // What changes the pool comes last; the answers of the others do not speak of it.
    const ours = replays
      .filter((one) => networkOf(one) === network)
      .sort((a, b) => Number(changesState(a)) - Number(changesState(b)))
    for (let from = 0; from < ours.length; from += BATCH_LIMIT) {
      const batch = ours.slice(from, from + BATCH_LIMIT)
      const body = batch.map((one, id) => requestOf(one, one.params, id))
      const answers = await post(fixture, network, body)
      if (!Array.isArray(answers)) throw new Error(`a batch was answered ${JSON.stringify(answers)}`)
      expect(answers).toHaveLength(batch.length)
      for (const [id, one] of batch.entries()) expectAnswer(one, answers[id], id)
    }
  })
})

it('every method has an example that is replayed', () => {
  const shown = new Set(replays.filter(({ expected }) => 'result' in expected).map(({ method }) => method.name))
  expect([...shown].sort()).toEqual([...methodNames].sort())
})
