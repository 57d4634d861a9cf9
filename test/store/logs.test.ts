import { describe, expect, test } from 'vitest'
import type { LogQuery, LogRow, Store } from '../../src/store/store.ts'
import { MAX_LOG_ALTERNATIVES } from '../../src/store/tables/logs.ts'
import { ENGINES } from './engines.ts'
import { address, logQuery, logRow, word } from './rows.ts'

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

for (const engine of ENGINES) {
  describe(`logs on ${engine.name}`, () => {
    const openWith = async (rows: readonly LogRow[]): Promise<Store> => {
      const store = await engine.openStore()
      await store.transaction(({ logs }) => logs.insertAll(rows))
      return store
    }

    test.each(CASES)('%s matches the right logs, in chain order', async (_name, parts, expected) => {
      const store = await openWith(Object.values(LOGS).toReversed())
      expect(await store.logs.find(logQuery(parts))).toEqual(expected.map((name) => LOGS[name]))
    })

    test('a thousand alternatives everywhere are one query, one more is refused', async () => {
      const store = await openWith(Object.values(LOGS))
      const many = (count: number) => Array.from({ length: count - 1 }, (_, index) => word(`w${index}`))
      const words = [...many(MAX_LOG_ALTERNATIVES), word('A')]
      const addresses = [...many(MAX_LOG_ALTERNATIVES).map((bytes) => bytes.slice(12)), address('token')]
      expect(await store.logs.find(logQuery({ addresses, topics: [words] }))).toEqual([LOGS.a, LOGS.ab])
      await expect(store.logs.find(logQuery({ topics: [[...words, word('A')]] }))).rejects.toThrow(RangeError)
    })

    test('a reorganisation takes the logs of its heights away', async () => {
      const store = await openWith(Object.values(LOGS))
      await store.transaction(({ logs }) => logs.deleteFrom(2))
      expect(await store.logs.find(logQuery({}))).toEqual([LOGS.anonymous, LOGS.a])
    })
  })
}
