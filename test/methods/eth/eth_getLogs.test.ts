import { describe, expect, it } from 'vitest'
import { askFixture } from '../../_helpers/sharedFixture.ts'
import facts from '../../contract/fixture-facts.json' with { type: 'json' }

const STORED = '0x1746da8bb29191d72160235494a0cf8c57a155580d02593e1f14f9a4ddd525f5'
const FORTY_TWO = `0x${'2a'.padStart(64, '0')}`
const SEVEN = `0x${'7'.padStart(64, '0')}`

const getLogs = (filter: unknown) => askFixture('eth_getLogs', filter)

describe('the range', () => {
  // The head is block 5; blocks 3 and 4 have one log and two.
  it.each(['fromBlock', 'toBlock'])('eth_getLogs refuses a block hash as %s', async (end) => {
    for (const hash of [facts.block4Hash, facts.block4Hash.toUpperCase().replace('0X', '0x'), `0x${'00'.repeat(32)}`]) {
      const expected = 'a 0x-prefixed block number, or one of earliest, finalized, latest, pending, safe'
      const data = { parameter: 'filter', position: 0, path: end, expected }
      expect(await getLogs({ [end]: hash })).toMatchObject({
        error: { code: -32602, message: `invalid blocknumber ${hash}`, data },
      })
    }
  })

  it.each([
    ['0x10', 'earliest'],
    ['0x1', 'earliest'],
    ['latest', 'earliest'],
    ['pending', 'earliest'],
    ['safe', '0x4'],
    ['0x10', '0xf'],
  ])('eth_getLogs refuses the backward range from %s to %s', async (fromBlock, toBlock) => {
    const message = `fromBlock (${fromBlock === 'safe' ? 'latest' : fromBlock}) is after toBlock (${toBlock})`
    expect(await getLogs({ fromBlock, toBlock })).toMatchObject({ error: { code: -32602, message } })
  })

  it.each([
    ['earliest', 'earliest', 0],
    ['0x10', 'latest', 0],
    ['0x10', 'pending', 0],
    ['0x10', '0x10', 0],
    ['0x4', 'pending', 2],
    ['0x00000004', '0xffff', 2],
    [`0x${'0'.repeat(60)}003`, 'finalized', 3],
  ])('eth_getLogs accepts the range from %s to %s', async (fromBlock, toBlock, count) => {
    expect(await getLogs({ fromBlock, toBlock })).toMatchObject({ result: { length: count } })
  })
})

describe('the topics', () => {
  /** Returns how many of the fixture's three logs, with three topics each, match a filter. */
  async function count(topics: unknown): Promise<unknown> {
    const body = await getLogs({ fromBlock: 'earliest', topics })
    return 'result' in body && Array.isArray(body.result) ? body.result.length : body
  }

  it.each([
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
  ])('eth_getLogs accepts topics that are %s', async (_what, topics, expected) => {
    expect(await count(topics)).toBe(expected)
  })
})

describe('pages', () => {
  const ALL = { fromBlock: 'earliest' }
  const limitError = (got: string) => ({
    error: { code: -32602, data: { parameter: 'page', path: 'limit', expected: 'a number from 1 to 10000', got } },
  })

  it('pages of eth_getLogs follow each other by cursor until it is null, and have all logs together', async () => {
    const whole = await askFixture('eth_getLogs', ALL)
    const logs: unknown[] = []
    let cursor: unknown
    for (let pages = 0; cursor !== null && pages < 9; pages++) {
      const body = await askFixture('eth_getLogs', ALL, { limit: '0x2', ...(cursor === undefined ? {} : { cursor }) })
      const page = 'result' in body ? Object(body.result) : expect.fail(JSON.stringify(body))
      expect(Object.keys(page)).toEqual(['logs', 'cursor'])
      logs.push(...page.logs)
      cursor = page.cursor
    }
    expect({ result: logs }).toEqual({ result: 'result' in whole ? whole.result : whole })
  })

  it.each([1, 10_000, '0x1', '0x2710', '0x00ff', null])('eth_getLogs accepts a page limit of %s', async (limit) => {
    expect(await askFixture('eth_getLogs', ALL, { limit })).toMatchObject({ result: { logs: expect.any(Array) } })
  })

  it.each([
    [0, '0'],
    [10_001, '10001'],
    ['0x0', '"0x0"'],
    ['0x2711', '"0x2711"'],
    [1.5, '1.5'],
  ])('eth_getLogs refuses a page limit of %s', async (limit, got) => {
    expect(await askFixture('eth_getLogs', ALL, { limit })).toMatchObject(limitError(got))
  })
})
