import { beforeAll, describe, expect, test } from 'vitest'
import { methodNames } from '../../generated/methods.ts'
import { networkOf, post, requireValidResult } from '../../scripts/fixture/replay.ts'
import type { Fixture } from '../../scripts/fixture/startFixture.ts'
import { readReply } from '../../src/doctor/answer.ts'
import { judgeReplay } from '../../src/doctor/judgeReplay.ts'
import { type Answer, changesState, type Replay, replaysOf, requestOf } from '../../src/doctor/replay.ts'
import { document, useFixture } from '../_helpers/fixture.ts'

const BATCH_LIMIT = 100

const start = useFixture()
const replays = document.methods.flatMap(replaysOf)
let shared: Fixture

beforeAll(async () => {
  shared = await start()
})

/** Nothing that the doctor would tell, and equal to the letter: values, and the order of members. */
function expectAnswer(replay: Replay, answer: unknown, id: number): void {
  const { expected, isVolatile } = replay
  expect(judgeReplay(replay, readReply({ kind: 'body', status: 200, value: answer, size: 0, ms: 0 }, id))).toEqual([])
  requireValidResult(replay, answer as Answer) // what it is if it is what the next line wants
  if (isVolatile) expect(answer).toHaveProperty('result')
  else
    expect(JSON.stringify(answer, undefined, 1)).toBe(JSON.stringify({ jsonrpc: '2.0', id, ...expected }, undefined, 1))
}

async function replay(one: Replay, params: unknown): Promise<void> {
  const fixture = changesState(one) ? await start({ networks: ['regtest'] }) : shared
  expectAnswer(one, await post(fixture, networkOf(one), requestOf(one, params, 7)), 7)
}

describe.each(document.methods)('$name', (method) => {
  test.each(replaysOf(method))('$name: answered as shown, by position and by name', async (one) => {
    await replay(one, one.params)
    if (one.named !== undefined) await replay(one, one.named)
  })
})

describe.each([...new Set(replays.map(networkOf))])('all examples of %s', (network) => {
  test('are answered as shown in batches', async () => {
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

test('every method has an example that is replayed', () => {
  const shown = new Set(replays.filter(({ expected }) => 'result' in expected).map(({ method }) => method.name))
  expect([...shown].sort()).toEqual([...methodNames].sort())
})
