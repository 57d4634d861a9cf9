import { describe, expect, it } from 'vitest'
import { methodNames } from '../../generated/methods.ts'
import { signatures } from '../../generated/signatures.ts'
import { networkOf, post } from '../../scripts/fixture/replay.ts'
import { changesState, needsWebSocket, type Replay, replaysOf, requestOf } from '../../src/doctor/replay.ts'
import { expectAnswer } from '../_helpers/examples.ts'
import { document, useFixture } from '../_helpers/fixture.ts'

const BATCH_LIMIT = 100

const start = useFixture()
const replays = document.methods.flatMap(replaysOf)
describe.each([...new Set(replays.map(networkOf))])('all examples of %s', (network) => {
  it('are answered as shown in batches', async () => {
    const fixture = await start()
    // What changes state wants a node for each request, which its method's own test gives it.
    const isOurs = (one: Replay) => networkOf(one) === network && !needsWebSocket(one) && !changesState(one)
    const ours = replays.filter(isOurs)
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

/** On the fixture's chains nobody mines; its own test holds the example to a node that does. */
const MINES = 'eth_sendRawTransactionSync'
/** They tell of filters that requests before them have made; test/methods shows that they do. */
const NEED_A_FILTER = ['eth_getFilterChanges', 'eth_getFilterLogs']

it('every method has an example that is replayed', () => {
  const shown = new Set(replays.filter(({ expected }) => 'result' in expected).map(({ method }) => method.name))
  const answered = methodNames.filter((name) => signatures[name].unsupported === undefined)
  expect([...shown, MINES, ...NEED_A_FILTER].sort()).toEqual(answered.sort())
})
