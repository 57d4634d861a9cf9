import { beforeAll, describe, expect } from 'vitest'
import { methodNames } from '../../generated/methods.ts'
import { methodTraits } from '../../generated/traits.ts'
import { networkOf, post, send } from '../../scripts/fixture/replay.ts'
import type { Fixture } from '../../scripts/fixture/startFixture.ts'
import { changesState, needsWebSocket, type Replay, replaysOf, requestOf } from '../../src/doctor/replay.ts'
import { parseParams } from '../../src/rpc/parseParams.ts'
import { expectAnswer } from '../_helpers/expectAnswer.ts'
import { document, useFreshFixture } from '../_helpers/fixture.ts'
import { it } from '../_helpers/it.ts'
import { sharedFixture } from '../_helpers/sharedFixture.ts'

const BATCH_LIMIT = 100
const ID = 7

/** Methods whose examples need automatic mining, which the fixture's node has off; their own tests have it on. */
const NEED_MINING = ['eth_sendRawTransactionSync', 'eth_sendTransactionSync']
const replays = document.methods.flatMap(replaysOf)
/** Returns whether the request changes the node: it succeeds, or its transaction times out and stays in the pool. */
const needsFreshNode = ({ expected, method }: Replay) => 'result' in expected || NEED_MINING.includes(method.name)
const named = (chosen: readonly Replay[]) => chosen.map((replay) => [replay.method.name, replay.name, replay] as const)

const startFresh = useFreshFixture()

/** Sends the example's parameters by position, then by name, to the node. */
async function expectAsShown(replay: Replay, node: Pick<Fixture, 'url'>): Promise<void> {
  for (const params of replay.named === undefined ? [replay.params] : [replay.params, replay.named]) {
    expectAnswer(replay, await send(node, replay, requestOf(replay, params, ID)), ID)
  }
}

describe('examples that change nothing', () => {
  beforeAll(sharedFixture, 120_000) // the first file of a run waits until the fixture is built

  it.each(named(replays.filter((replay) => !changesState(replay))))(
    '%s, example: %s: the node responds as shown, by position and by name',
    async (_method, _name, replay) => expectAsShown(replay, await sharedFixture()),
  )
})

describe('examples that change the chain', () => {
  const changing = replays.filter((replay) => changesState(replay) && needsFreshNode(replay))
  it.each(named(changing))('%s, example: %s: a fresh node responds as shown', async (_method, _name, replay) => {
    expectAnswer(replay, await send(await startFresh(), replay, requestOf(replay, replay.params, ID)), ID)
    if (replay.named === undefined) return
    const name = methodNames.find((known) => known === replay.method.name)
    if (name === undefined) throw new Error(`${replay.method.name} is not served`)
    expect(parseParams(name, replay.named)).toEqual(parseParams(name, replay.params))
  })
})

describe('examples of refused changes', () => {
  const refused = replays.filter((replay) => changesState(replay) && !needsFreshNode(replay))
  it.for(named(refused))(
    '%s, example: %s: the node refuses as shown, by position and by name',
    ([_method, _name, replay], { node }) => expectAsShown(replay, node),
  )
})

it.each([...new Set(replays.map(networkOf))])(
  'a batch of the examples of %s has the responses as shown',
  async (network) => {
    const fixture = await sharedFixture()
    const ours = replays.filter(
      (replay) => networkOf(replay) === network && !needsWebSocket(replay) && !changesState(replay),
    )
    for (let from = 0; from < ours.length; from += BATCH_LIMIT) {
      const batch = ours.slice(from, from + BATCH_LIMIT)
      const body = batch.map((replay, id) => requestOf(replay, replay.params, id))
      const responses = await post(fixture, network, body)
      if (!Array.isArray(responses)) throw new Error(`a batch returned ${JSON.stringify(responses)}`)
      expect(responses).toHaveLength(batch.length)
      for (const [id, replay] of batch.entries()) expectAnswer(replay, responses[id], id)
    }
  },
)

/** Maximum number of examples that no test replays. A new mark `x-match: none` raises it. */
const MAX_NOT_REPLAYED = 78

/** Methods whose examples need a filter of an earlier request; their own tests create one. */
const NEED_A_FILTER = ['eth_getFilterChanges', 'eth_getFilterLogs']

/** Needs a fork, also under its other names; its own test has one. */
const NEED_A_FORK = methodNames.filter((name) => /_setRpcUrl$/.test(name))

/** Methods and aliases whose examples need a token's contract; their own test deploys one. */
const NEED_A_TOKEN = methodNames.filter((name) => /ERC20/.test(name))

describe('coverage', () => {
  it('each supported method has an example with a result', () => {
    const shown = new Set(replays.filter(({ expected }) => 'result' in expected).map(({ method }) => method.name))
    const served = methodNames.filter((name) => methodTraits[name].unsupported === undefined)
    expect([...shown, ...NEED_MINING, ...NEED_A_FORK, ...NEED_A_FILTER, ...NEED_A_TOKEN].sort()).toEqual(served.sort())
  })

  it('each example of the document is replayed, unless it is marked x-match: none', () => {
    const all = document.methods.flatMap((method) => [...method.examples, ...(method['x-error-examples'] ?? [])])
    const elsewhere = all.filter((example) => example['x-match'] === 'none')
    expect(replays).toHaveLength(all.length - elsewhere.length)
    const ofAliases = document.methods
      .filter((method) => method['x-alias-of'] !== undefined)
      .flatMap((method) => [...method.examples, ...(method['x-error-examples'] ?? [])])
    const unaliased = elsewhere.filter((example) => !ofAliases.includes(example))
    expect(unaliased.length).toBeLessThanOrEqual(MAX_NOT_REPLAYED)
  })
})
