import { beforeAll, expect, test } from 'vitest'
import type { Fixture } from '../../scripts/fixture/startFixture.ts'
import { useFixture } from '../_helpers/fixture.ts'
import { call } from '../_helpers/wire.ts'
import facts from './fixture-facts.json' with { type: 'json' }

const start = useFixture()
let fixture: Fixture
beforeAll(async () => {
  fixture = await start({ networks: ['regtest'] }) // its head is block 5; blocks 3 and 4 have one log and two
})

const ask = async (filter: unknown) => (await call(fixture.url('regtest'), 'eth_getLogs', [filter])).body

test.each(['fromBlock', 'toBlock'])('a block hash as %s is refused', async (end) => {
  for (const hash of [facts.block4Hash, facts.block4Hash.toUpperCase().replace('0X', '0x'), `0x${'00'.repeat(32)}`]) {
    const expected = 'a 0x-prefixed block number, or one of earliest, finalized, latest, pending, safe'
    const data = { parameter: 'filter', position: 0, path: end, expected }
    expect(await ask({ [end]: hash })).toMatchObject({
      error: { code: -32602, message: `invalid blocknumber ${hash}`, data },
    })
  }
})

test.each([
  ['0x10', 'earliest'],
  ['0x1', 'earliest'],
  ['latest', 'earliest'],
  ['pending', 'earliest'],
  ['safe', '0x4'],
  ['0x10', '0xf'],
])('from %s to %s runs backwards', async (fromBlock, toBlock) => {
  const message = `fromBlock (${fromBlock === 'safe' ? 'latest' : fromBlock}) is after toBlock (${toBlock})`
  expect(await ask({ fromBlock, toBlock })).toMatchObject({ error: { code: -32602, message } })
})

test.each([
  ['earliest', 'earliest', 0],
  ['0x10', 'latest', 0],
  ['0x10', 'pending', 0],
  ['0x10', '0x10', 0],
  ['0x4', 'pending', 2],
  ['0x00000004', '0xffff', 2],
  [`0x${'0'.repeat(60)}003`, 'finalized', 3],
])('from %s to %s does not', async (fromBlock, toBlock, count) => {
  expect(await ask({ fromBlock, toBlock })).toMatchObject({ result: { length: count } })
})
