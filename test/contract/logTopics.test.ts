import { beforeAll, expect, test } from 'vitest'
import type { Fixture } from '../../scripts/fixture/startFixture.ts'
import { useFixture } from '../_helpers/fixture.ts'
import { call } from '../_helpers/wire.ts'

const STORED = '0x1746da8bb29191d72160235494a0cf8c57a155580d02593e1f14f9a4ddd525f5'
const FORTY_TWO = `0x${'2a'.padStart(64, '0')}`
const SEVEN = `0x${'7'.padStart(64, '0')}`

const start = useFixture()
let fixture: Fixture
beforeAll(async () => {
  fixture = await start({ networks: ['regtest'] })
})

/** How many of the fixture's three logs, which have three topics each, a filter lets through. */
async function count(topics: unknown): Promise<unknown> {
  const { body } = await call(fixture.url('regtest'), 'eth_getLogs', [{ fromBlock: 'earliest', topics }])
  return 'result' in body && Array.isArray(body.result) ? body.result.length : body
}

test.each([
  ['no topics', [], 3],
  ['null', null, 3],
  ['one topic without its array', STORED, 3],
  ['a topic in its place', [null, null, FORTY_TWO], 1],
  ['a topic in another place', [null, FORTY_TWO], 0],
  ['one of several', [STORED, null, [SEVEN, FORTY_TWO]], 2],
  ['several with a null among them', [[SEVEN, null], null, FORTY_TWO], 0],
  ['a null before one', [null, null, [null, SEVEN]], 1],
  ['nothing but nulls', [[null, null], [null], FORTY_TWO], 1],
  ['an empty choice', [[], [], SEVEN], 1],
  ['trailing nulls beyond what a log can have', [STORED, null, null, null, null, null], 3],
  ['empty choices beyond what a log can have', [STORED, [], [], [], [], []], 3],
  ['a fourth topic, which these logs lack', [null, null, null, STORED], 0],
  ['a fifth topic, which no log has', [null, null, null, null, STORED], 0],
])('eth_getLogs takes %s', async (_what, topics, expected) => {
  expect(await count(topics)).toBe(expected)
})
