import { describe, expect, it } from 'vitest'
import type { LogPlace, LogQuery, LogRow, Store } from '../../src/storage/store.ts'
import { MAX_LOG_ALTERNATIVES } from '../../src/storage/tables/logConditions.ts'
import { ALL_ENGINES } from './engines.ts'
import { address, logQuery, logRow, PLACE_TEMPLATE, placeText, word } from './rows.ts'

const LOGS = {
  anonymous: logRow(1, 0, 'token'),
  a: logRow(1, 1, 'token', 'A'),
  ab: logRow(2, 0, 'token', 'A', 'B'),
  ba: logRow(2, 1, 'other', 'B', 'A'),
  abcd: logRow(3, 0, 'third', 'A', 'B', 'C', 'D'),
}

const A = [word('A')]
const B = [word('B')]
const AB = [word('A'), word('B')]

const ALL = Number.MAX_SAFE_INTEGER

async function findAll({ logs }: Store, parts: Partial<LogQuery>): Promise<string> {
  return new TextDecoder().decode((await logs.find(logQuery(parts), ALL, PLACE_TEMPLATE)).json)
}

const textOf = (rows: readonly LogRow[]) => rows.map(placeText).join()
const lengthOf = (rows: readonly LogRow[]) => rows.reduce((sum, row) => sum + placeText(row).length, 0)

/** The filters of the specification's example and their neighbours, and which logs each of them matches. */
const CASES: ReadonlyArray<readonly [string, Partial<LogQuery>, ReadonlyArray<keyof typeof LOGS>]> = [
  ['no condition', {}, ['anonymous', 'a', 'ab', 'ba', 'abcd']],
  ['[A]', { topics: [A] }, ['a', 'ab', 'abcd']],
  ['[null, B]', { topics: [undefined, B] }, ['ab', 'abcd']],
  ['[A, B]', { topics: [A, B] }, ['ab', 'abcd']],
  ['[[A, B], [A, B]]', { topics: [AB, AB] }, ['ab', 'ba', 'abcd']],
  [
    '[A, null, null, null, null] beyond the end',
    { topics: [A, undefined, undefined, undefined, undefined] },
    ['a', 'ab', 'abcd'],
  ],
  ['[null, null, null, D]', { topics: [undefined, undefined, undefined, [word('D')]] }, ['abcd']],
  ['a fifth topic', { topics: [A, undefined, undefined, undefined, A] }, []],
  ['an empty list of alternatives', { topics: [[], B] }, ['ab', 'abcd']],
  ['one address', { addresses: [address('token')] }, ['anonymous', 'a', 'ab']],
  ['two addresses', { addresses: [address('third'), address('other')] }, ['ba', 'abcd']],
  ['an address and a topic', { addresses: [address('token')], topics: [A, B] }, ['ab']],
  ['a range', { fromBlock: 2, toBlock: 2 }, ['ab', 'ba']],
  ['a backward range', { fromBlock: 3, toBlock: 2 }, []],
  ['a limit', { limit: 2 }, ['anonymous', 'a']],
]

for (const engine of ALL_ENGINES) {
  describe(`logs on ${engine.name}`, () => {
    const openWith = async (rows: readonly LogRow[]): Promise<Store> => {
      const store = await engine.openStore()
      await store.write(({ logs }) => logs.insertAll(rows))
      return store
    }

    it('a query matches the right logs, in chain order', async () => {
      const store = await openWith(Object.values(LOGS).toReversed())
      for (const [name, parts, expected] of CASES) {
        const rows = expected.map((row) => LOGS[row])
        const last = rows.at(-1)
        expect(await store.logs.find(logQuery(parts), ALL, PLACE_TEMPLATE), name).toEqual({
          count: rows.length,
          characters: lengthOf(rows),
          last: last && { blockNumber: last.blockNumber, index: last.index },
          json: new TextEncoder().encode(textOf(rows)),
          toBlock: logQuery(parts).toBlock,
        })
      }
    })

    it('a query finds the same logs in several searches as in one', async () => {
      const store = await openWith(Object.values(LOGS))
      const inPieces = CASES.flatMap(([name, parts, expected]) =>
        [1, 2, 3].map((looks) => ({ name, whole: logQuery(parts), expected, looks })),
      )
      for (const { name, whole, expected, looks } of inPieces) {
        const texts: string[] = []
        let searches = 0
        for (let { fromBlock, limit } = whole; fromBlock <= whole.toBlock && limit > 0; searches++) {
          const page = await store.logs.find({ ...whole, fromBlock, limit, looks }, ALL, PLACE_TEMPLATE)
          if (page.count > 0) texts.push(new TextDecoder().decode(page.json))
          expect(page.toBlock).toBeGreaterThanOrEqual(fromBlock)
          fromBlock = page.toBlock + 1
          limit -= page.count
        }
        expect(texts.join(), name).toBe(textOf(expected.map((row) => LOGS[row])))
        expect(searches).toBeLessThanOrEqual(1 + 5 / looks)
      }
    })

    it('one search reads the given number of logs of its index, then the rest of their block', async () => {
      const rows = Array.from({ length: 40 }, (_, i) => logRow(i >> 1, i % 2, i % 4 === 3 ? 'rare' : 'often', 'A'))
      const store = await openWith([...rows, logRow(30, 0, 'rare', 'B')])
      const reach = async (parts: Partial<LogQuery>) => {
        const { toBlock, count } = await store.logs.find(
          logQuery({ looks: 10, toBlock: 99, ...parts }),
          ALL,
          PLACE_TEMPLATE,
        )
        return [toBlock, count]
      }
      expect(await reach({ topics: [undefined, A] })).toEqual([5, 0])
      expect(await reach({ addresses: [address('often')] })).toEqual([6, 11])
      expect(await reach({ addresses: [address('rare')] })).toEqual([30, 11])
      expect(await reach({ addresses: [address('rare')], topics: [A] })).toEqual([99, 10])
      expect(await reach({ addresses: [address('rare'), address('nobody')] })).toEqual([5, 3])
      expect(await reach({ fromBlock: 14 })).toEqual([19, 12])
      expect(await reach({ fromBlock: 16 })).toEqual([99, 9])
      expect(await reach({ fromBlock: 15 })).toEqual([30, 11])
    })

    it('a result that is longer than the given length is measured, not read', async () => {
      const store = await openWith(Object.values(LOGS))
      const { characters, ...whole } = await store.logs.find(logQuery({}), ALL, PLACE_TEMPLATE)
      expect(await store.logs.find(logQuery({}), characters, PLACE_TEMPLATE)).toEqual({ characters, ...whole })
      expect(await store.logs.find(logQuery({}), characters - 1, PLACE_TEMPLATE)).toEqual({
        characters,
        ...whole,
        json: undefined,
      })
    })

    it('a page continues after the last log of the previous page, also within a block', async () => {
      const store = await openWith(Object.values(LOGS))
      const texts: string[] = []
      for (let after: LogPlace | undefined; ; ) {
        const page = await store.logs.find(logQuery({ limit: 1, ...(after && { after }) }), ALL, PLACE_TEMPLATE)
        if (page.last === undefined) break
        texts.push(new TextDecoder().decode(page.json))
        after = page.last
      }
      expect(texts.join()).toBe(textOf(Object.values(LOGS)))
    })

    it('a query accepts 1,000 alternatives in each condition, and refuses one more', async () => {
      const store = await openWith(Object.values(LOGS))
      const many = (count: number) => Array.from({ length: count - 1 }, (_, index) => word(`w${index}`))
      const words = [...many(MAX_LOG_ALTERNATIVES), word('A')]
      const addresses = [...many(MAX_LOG_ALTERNATIVES).map((bytes) => bytes.slice(12)), address('token')]
      expect(await findAll(store, { addresses, topics: [words] })).toBe(textOf([LOGS.a, LOGS.ab]))
      await expect(findAll(store, { topics: [[...words, word('A')]] })).rejects.toThrow(RangeError)
    })

    it('a reorganisation deletes the logs of its heights', async () => {
      const store = await openWith(Object.values(LOGS))
      await store.write(({ logs }) => logs.deleteFrom(2))
      expect(await findAll(store, {})).toBe(textOf([LOGS.anonymous, LOGS.a]))
    })
  })
}
