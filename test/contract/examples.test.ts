import { beforeAll, describe, expect, it } from 'vitest'
import { methodNames } from '../../generated/methods.ts'
import { methodTraits } from '../../generated/traits.ts'
import { networkOf, post, send } from '../../scripts/fixture/replay.ts'
import type { Fixture } from '../../scripts/fixture/startFixture.ts'
import { changesState, needsWebSocket, type Replay, replaysOf, requestOf } from '../../src/doctor/replay.ts'
import { parseParams } from '../../src/rpc/parseParams.ts'
import { expectAnswer } from '../_helpers/expectAnswer.ts'
import { document, useFixture, useFreshFixture } from '../_helpers/fixture.ts'
import { sharedFixture } from '../_helpers/sharedFixture.ts'

const BATCH_LIMIT = 100
const ID = 7

/** The fixture's node does not mine by itself; the method's own test has one that does. */
const NEEDS_MINING = 'eth_sendRawTransactionSync'
const replays = document.methods.flatMap(replaysOf)
/** Whether the request changes the node: it succeeds, or it is a transaction that times out and stays in the pool. */
const needsFreshNode = ({ expected, method }: Replay) => 'result' in expected || method.name === NEEDS_MINING
const named = (chosen: readonly Replay[]) => chosen.map((replay) => [replay.method.name, replay.name, replay] as const)

const start = useFixture()
const startFresh = useFreshFixture()

/** Sends the example's parameters by position, then by name, each to the node that `node` returns. */
async function expectAsShown(replay: Replay, node: () => Promise<{ url(path?: string): string }>): Promise<void> {
  for (const params of replay.named === undefined ? [replay.params] : [replay.params, replay.named]) {
    expectAnswer(replay, await send(await node(), replay, requestOf(replay, params, ID)), ID)
  }
}

describe('an example that changes nothing is answered as shown, by position and by name', () => {
  beforeAll(sharedFixture, 120_000) // the first file of a run that asks for it waits until it is built

  it.each(named(replays.filter((replay) => !changesState(replay))))('%s: %s', (_method, _name, replay) =>
    expectAsShown(replay, sharedFixture),
  )
})

describe('an example that changes the chain is answered as shown by a fresh node; by name it is the same request', () => {
  const changing = replays.filter((replay) => changesState(replay) && needsFreshNode(replay))
  it.each(named(changing))('%s: %s', async (_method, _name, replay) => {
    expectAnswer(replay, await send(await startFresh(), replay, requestOf(replay, replay.params, ID)), ID)
    if (replay.named === undefined) return
    const name = methodNames.find((one) => one === replay.method.name)
    if (name === undefined) throw new Error(`${replay.method.name} is not served`)
    expect(parseParams(name, replay.named)).toEqual(parseParams(name, replay.params))
  })
})

describe('an example of a change that is refused is answered as shown by one node, by position and by name', () => {
  const refused = replays.filter((replay) => changesState(replay) && !needsFreshNode(replay))
  let node: Promise<Fixture> | undefined
  it.each(named(refused))('%s: %s', (_method, _name, replay) =>
    expectAsShown(replay, () => {
      node ??= start({ networks: ['regtest'] })
      return node
    }),
  )
})

describe.each([...new Set(replays.map(networkOf))])('a batch of examples of %s', (network) => {
  it('is answered as shown', async () => {
    const fixture = await sharedFixture()
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

/** Maximum number of examples that no test replays; a new mark `x-match: none` must be added here on purpose. */
const MAX_NOT_REPLAYED = 78

/** Methods whose examples need a filter of an earlier request; the methods' own tests make one. */
const NEED_A_FILTER = ['eth_getFilterChanges', 'eth_getFilterLogs']

describe('the table above', () => {
  it('has an example with a result for every method that is served', () => {
    const shown = new Set(replays.filter(({ expected }) => 'result' in expected).map(({ method }) => method.name))
    const served = methodNames.filter((name) => methodTraits[name]?.unsupported === undefined)
    expect([...shown, NEEDS_MINING, ...NEED_A_FILTER].sort()).toEqual(served.sort())
  })

  it('has every example of the document except those marked x-match: none', () => {
    const all = document.methods.flatMap((method) => [...method.examples, ...(method['x-error-examples'] ?? [])])
    const elsewhere = all.filter((example) => example['x-match'] === 'none')
    expect(replays).toHaveLength(all.length - elsewhere.length)
    const ofAliases = document.methods
      .filter((method) => method['x-alias-of'] !== undefined)
      .flatMap((method) => [...method.examples, ...(method['x-error-examples'] ?? [])])
    const ownOnes = elsewhere.filter((example) => !ofAliases.includes(example))
    expect(ownOnes.length).toBeLessThanOrEqual(MAX_NOT_REPLAYED)
  })
})
