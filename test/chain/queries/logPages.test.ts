import { expect, it, onTestFinished } from 'vitest'
import { createReorgGuard } from '../../../src/chain/canonical/reorgGuard.ts'
import { createLogPages } from '../../../src/chain/queries/logPages.ts'
import type { PrintedLogs } from '../../../src/chain/queries/printedLogs.ts'
import { openStore } from '../../../src/storage/openStore.ts'
import type { LogPage, LogQuery, LogRow } from '../../../src/storage/store.ts'
import { address, logQuery, logRow, PLACE_TEMPLATE, placeText, word } from '../../storage/rows.ts'

/** A store with logs, its page cache, and a count of its queries. */
async function open(rows: readonly LogRow[], template = PLACE_TEMPLATE) {
  const store = await openStore({ kind: 'memory' })
  onTestFinished(() => store.close())
  await store.write(({ logs }) => logs.insertAll(rows))
  const reorganisations = createReorgGuard()
  let asked = 0
  const counted: Pick<PrintedLogs, 'find'> = {
    find(query, mostCharacters) {
      asked++
      return store.logs.find(query, mostCharacters, template)
    },
  }
  const pages = createLogPages(counted, reorganisations)
  const find = async (parts: Partial<LogQuery>) => textOf(await pages.find(logQuery(parts)))
  return { store, reorganisations, find, asked: () => asked }
}

const textOf = ({ json }: LogPage) => json && new TextDecoder().decode(json)

const A = logRow(1, 0, 'token', 'A')
const B = logRow(2, 0, 'other', 'A', 'B')

it('a repeated log query is read from the store once, another query separately', async () => {
  const { find, asked } = await open([A, B])
  const [a, b] = [[word('A')], [word('B')]]
  const queries: Partial<LogQuery>[] = [
    {},
    { fromBlock: 2 },
    { toBlock: 1 },
    { limit: 1 },
    { addresses: [address('token')] },
    { addresses: [address('other')] },
    { addresses: [address('token'), address('other')] },
    { topics: [a] },
    { topics: [undefined, a] },
    { topics: [a, b] },
    { topics: [[word('A'), word('B')]] },
  ]
  const first: unknown[] = []
  for (const query of queries) first.push(await find(query))
  const both = `${placeText(A)},${placeText(B)}`
  const none = ''
  expect(first).toEqual([
    both,
    placeText(B),
    placeText(A),
    placeText(A),
    placeText(A),
    placeText(B),
    both,
    both,
    none,
    placeText(B),
    both,
  ])
  const again: unknown[] = []
  for (const query of queries) again.push(await find(query))
  expect([again, asked()]).toEqual([first, queries.length])
})

it('log pages stay cached while the chain grows and are read again after a reorganisation', async () => {
  const { store, reorganisations, find, asked } = await open([A, B])
  await find({})
  expect([await find({}), asked()]).toEqual([`${placeText(A)},${placeText(B)}`, 1])
  await reorganisations.run(
    () => store.write(({ logs }) => logs.deleteFrom(2)),
    () => undefined,
  )
  expect([await find({}), asked()]).toEqual([placeText(A), 2])
})

it('log pages that were read during a reorganisation are not used for the new branch', async () => {
  const { store, reorganisations, find } = await open([A, B])
  const before = find({})
  const deleting = () => before.then(() => store.write(({ logs }) => logs.deleteFrom(2)))
  await reorganisations.run(deleting, () => undefined)
  expect(await find({})).toBe(placeText(A))
})

it('the least recently used log pages are evicted first', async () => {
  const long = (index: number) => ({ ...logRow(index, 0, 'token'), data: new Uint8Array(450_000) })
  const { find, asked } = await open(
    Array.from({ length: 20 }, (_, index) => long(index)),
    [{ hex: 'data' }],
  )
  const findAt = (block: number) => find({ fromBlock: block, toBlock: block })
  for (let block = 0; block < 20; block++) await findAt(block)
  await findAt(19)
  expect(asked()).toBe(20)
  await findAt(0)
  expect(asked()).toBe(21)
})
