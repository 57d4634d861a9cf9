import { expect, it, onTestFinished } from 'vitest'
import { toWord } from '../../../src/base/integer.ts'
import type { LogFilter } from '../../../src/chain/api/engine.ts'
import type { Chain } from '../../../src/chain/openChain.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import { MINES_ON_DEMAND, openTestChain } from '../../_helpers/chain.ts'
import { createRandom } from '../../_helpers/random.ts'
import { at, deploy, importAll, keep, keeper, LATEST, mine, openOn } from '../import/_branches.ts'

const ALL: LogFilter = { range: { kind: 'span', from: at(0), to: LATEST }, addresses: [], topics: [] }
const INVALID = { kind: 'invalidLogCursor' }

const inMemory = () => openStore({ kind: 'memory' })
const open = async () => openOn(await inMemory())

async function readPage(chain: Chain, filter: LogFilter, limit: number, cursor?: string) {
  const found = await chain.reads.findLogPage(filter, limit, cursor)
  const text = found.pages.map((page) => new TextDecoder().decode(page)).join()
  const logs: { blockNumber: string; topics: string[] }[] = JSON.parse(`[${text}]`)
  return { cursor: found.cursor, logs: logs.map((log) => `${+log.blockNumber}: ${Number(log.topics[0])}`) }
}

/** All pages, each of which has at most `limit` logs. */
async function readAll(chain: Chain, filter: LogFilter, limit: number): Promise<string[]> {
  const logs: string[] = []
  let cursor: string | undefined
  do {
    const page = await readPage(chain, filter, limit, cursor)
    expect(page.logs.length).toBeLessThanOrEqual(limit)
    logs.push(...page.logs)
    cursor = page.cursor
  } while (cursor !== undefined)
  return logs
}

/** Blocks 2, 3 and 5 with three logs, one and two. */
async function openWithLogs() {
  const chain = await open()
  await mine(chain, [deploy], [keep(1n, 1n), keep(2n, 2n), keep(3n, 3n)], [keep(4n, 4n)], [])
  await mine(chain, [keep(5n, 5n), keep(6n, 1n)], [])
  return chain
}

it.each([1, 2, 3, 4, 10_000])('pages of %i logs contain each log exactly once', async (limit) => {
  const chain = await openWithLogs()
  expect(await readAll(chain, ALL, limit)).toEqual(['2: 1', '2: 2', '2: 3', '3: 4', '5: 5', '5: 1'])
  const ones = { ...ALL, addresses: [keeper], topics: [[toWord(1n)]] }
  expect(await readAll(chain, ones, limit)).toEqual(['2: 1', '5: 1'])
  expect(await readAll(chain, { ...ALL, range: { kind: 'span', from: at(3), to: at(4) } }, limit)).toEqual(['3: 4'])
  expect(await readAll(chain, { ...ALL, range: { kind: 'span', from: at(70), to: LATEST } }, limit)).toEqual([])
})

it('all pages end at the block that the first page determined', async () => {
  const chain = await openWithLogs()
  const first = await readPage(chain, ALL, 5)
  await mine(chain, [keep(7n, 7n)])
  expect((await readPage(chain, ALL, 5, first.cursor)).logs).toEqual(['5: 1'])
})

it('logs of one block by hash are paged, also those of a side block', async () => {
  const [ours, theirs] = [await openWithLogs(), await open()]
  const side = await mine(theirs, [deploy, keep(1n, 8n), keep(2n, 9n)])
  await importAll(ours, side)
  const main = await ours.reads.findBlock(at(2))
  for (const [block, expected] of [
    [main, ['2: 1', '2: 2', '2: 3']],
    [side[0], ['1: 8', '1: 9']],
  ] as const) {
    const filter: LogFilter = { ...ALL, range: { kind: 'block', hash: block?.hash ?? new Uint8Array(32) } }
    for (const limit of [1, 2, 9]) expect(await readAll(ours, filter, limit)).toEqual(expected)
  }
})

it("a reorganisation below the cursor is an error with the fork's height; above it paging continues", async () => {
  const [ours, theirs] = [await open(), await open()]
  await importAll(theirs, await mine(ours, [deploy], [keep(1n, 1n)]))
  await mine(ours, [keep(2n, 2n), keep(3n, 3n)], [keep(4n, 4n)])
  const [below, above] = [await readPage(ours, ALL, 2), await readPage(ours, ALL, 1)]
  await importAll(ours, await mine(theirs, [keep(2n, 22n)], [], []))
  await expect(readPage(ours, ALL, 2, below.cursor)).rejects.toMatchObject({
    kind: 'logCursorReorganised',
    fromBlock: 3,
    message: 'the chain was reorganised below the cursor: restart from block 0x3',
  })
  expect((await readPage(ours, ALL, 9, above.cursor)).logs).toEqual(['3: 22'])
})

it('a log cursor is refused with another filter or after any change', async () => {
  const chain = await openWithLogs()
  const { cursor = '' } = await readPage(chain, ALL, 2)
  const others: LogFilter[] = [
    { ...ALL, addresses: [keeper] },
    { ...ALL, topics: [undefined, [keeper]] },
    { ...ALL, range: { kind: 'span', from: at(1), to: LATEST } },
    { ...ALL, range: { kind: 'span', from: at(0), to: at(6) } },
    { ...ALL, range: { kind: 'block', hash: new Uint8Array(32) } },
  ]
  for (const filter of others) await expect(readPage(chain, filter, 2, cursor)).rejects.toMatchObject(INVALID)
  for (const text of [
    '',
    'A',
    cursor.slice(1),
    `${cursor}A`,
    `${cursor.slice(0, -1)}_`,
    'A'.repeat(78),
    '='.repeat(78),
  ]) {
    await expect(readPage(chain, ALL, 2, text)).rejects.toMatchObject(INVALID)
  }
})

it('a forged log cursor is refused, or is a position within its range', async () => {
  const chain = await openWithLogs()
  const { cursor = '' } = await readPage(chain, ALL, 2)
  const random = createRandom(7)
  for (let made = 0; made < 500; made++) {
    const bytes = Buffer.from(cursor, 'base64url')
    const place = random(bytes.length)
    bytes[place] = (bytes[place] ?? 0) ^ (1 << random(8))
    const outcome = await readPage(chain, ALL, 9, bytes.toString('base64url')).catch((error: unknown) => error)
    if (outcome instanceof Error) expect(outcome).toMatchObject(INVALID)
    else expect(outcome).toMatchObject({ logs: expect.any(Array) })
  }
})

it('a log page runs at most 50 searches, and may be empty although more logs follow', async () => {
  const store = await inMemory()
  const asked: number[] = []
  const logs: typeof store.logs = {
    async find(query, ...how) {
      asked.push(query.fromBlock)
      return store.logs.find({ ...query, toBlock: query.fromBlock }, ...how) // as if each block had twenty thousand
    },
  }
  const chain = await openTestChain({ store: { ...store, logs }, submitting: MINES_ON_DEMAND })
  onTestFinished(() => chain.close())
  await mine(chain, [deploy], ...Array.from({ length: 58 }, () => []), [keep(1n, 1n)])
  const wanted = { ...ALL, addresses: [keeper] }
  const first = await readPage(chain, wanted, 9)
  expect([first.logs, asked.splice(0)]).toEqual([[], Array.from({ length: 50 }, (_, height) => height)])
  expect(await readPage(chain, wanted, 9, first.cursor)).toEqual({ logs: ['60: 1'], cursor: undefined })
})
