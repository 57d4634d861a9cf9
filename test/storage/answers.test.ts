import { describe, expect, it } from 'vitest'
import { requireInteger } from '../../src/storage/columns.ts'
import { contentsOf } from '../../src/storage/copy/copyDatabase.ts'
import { openSql } from '../../src/storage/engines.ts'
import { createStore, openStore } from '../../src/storage/openStore.ts'
import { sizeOfAnswer } from '../../src/storage/sizes.ts'
import type { Sql } from '../../src/storage/sql.ts'
import type { AnswerRow, AnswerTable } from '../../src/storage/store.ts'
import { createAnswerTable } from '../../src/storage/tables/answers.ts'
import { closedAfterTest } from '../_helpers/temporary.ts'
import { ALL_ENGINES, ENGINES } from './engines.ts'
import { word } from './rows.ts'

const row = (name: string, length = 100): AnswerRow => ({
  question: word(name),
  answer: new Uint8Array(length).fill(name.charCodeAt(0)),
})
const SIZE = sizeOfAnswer(row('a'))
const names = (count: number, prefix = '') => Array.from({ length: count }, (_, index) => `${prefix}${index}`)

/** An answer of which one transaction deletes 20. */
const large = (name: string) => row(name, 100_000)

/** Stores 60 large answers. */
async function putLarge(answers: AnswerTable): Promise<void> {
  const rows = names(60).map(large)
  for (let index = 0; index < rows.length; index += 20) await answers.putAll(rows.slice(index, index + 20), 2 ** 30)
}

/** Returns which of the answers are stored. */
async function find(answers: AnswerTable, rows: readonly string[]): Promise<string[]> {
  const found = await Promise.all(rows.map(async (name) => (await answers.get(word(name))) !== undefined))
  return rows.filter((_, index) => found[index])
}

async function storedBytes(sql: Sql): Promise<number> {
  const sums = await sql.all('SELECT length(answer) AS size FROM answers')
  return sums.reduce((sum, one) => sum + sizeOfAnswer({ answer: new Uint8Array(requireInteger(one, 'size')) }), 0)
}

for (const engine of ALL_ENGINES) {
  describe(`answers on ${engine.name}`, () => {
    it('an answer is found by its question, and replaced by a later one', async () => {
      const { answers } = await engine.openStore()
      await answers.putAll([row('a'), row('b', 0)], 10 * SIZE)
      expect(await answers.get(word('a'))).toEqual(row('a').answer)
      expect(await answers.get(word('b'))).toEqual(new Uint8Array())
      expect(await answers.get(word('c'))).toBeUndefined()
      await answers.putAll([{ ...row('a'), answer: word('other') }], 10 * SIZE)
      expect(await answers.get(word('a'))).toEqual(word('other'))
    })

    it('the oldest answers leave when new ones need their bytes', async () => {
      const { answers } = await engine.openStore()
      await answers.putAll(
        names(3).map((name) => row(name)),
        3 * SIZE,
      )
      expect(await find(answers, names(4))).toEqual(['0', '1', '2'])
      await answers.putAll([row('3')], 3 * SIZE)
      expect(await find(answers, names(4))).toEqual(['1', '2', '3'])
      await answers.putAll([row('4', 101)], 3 * SIZE)
      expect(await find(answers, names(5))).toEqual(['3', '4'])
    })

    it('a replaced answer is the newest one', async () => {
      const { answers } = await engine.openStore()
      for (const name of ['0', '1', '0', '2', '3']) await answers.putAll([row(name)], 3 * SIZE)
      expect(await find(answers, names(4))).toEqual(['0', '2', '3'])
    })

    it('of answers that exceed the bound together, the last ones are stored', async () => {
      const { answers } = await engine.openStore()
      await answers.putAll([row('old')], 2 * SIZE)
      await answers.putAll(
        names(5).map((name) => row(name)),
        2 * SIZE,
      )
      expect(await find(answers, ['old', ...names(5)])).toEqual(['3', '4'])
      await answers.putAll([row('large', 3 * SIZE)], 2 * SIZE)
      expect(await find(answers, ['large', ...names(5)])).toEqual([])
      await answers.putAll([row('0')], 2 * SIZE)
      expect(await find(answers, names(5))).toEqual(['0'])
    })

    it('a smaller bound holds from the next write on', async () => {
      const { answers } = await engine.openStore()
      await putLarge(answers)
      await answers.putAll([large('new')], 3 * sizeOfAnswer(large('new')))
      expect(await find(answers, [...names(60), 'new'])).toEqual(['58', '59', 'new'])
      await answers.putAll([], 0)
      expect(await find(answers, [...names(60), 'new'])).toEqual([])
    })
  })
}

describe('answers in memory', () => {
  it('answers have at most 64 MiB', async () => {
    const { answers } = await openStore({ kind: 'memory' })
    for (const name of names(9)) await answers.putAll([row(name, 8 * 2 ** 20)], 2 ** 30)
    expect(await find(answers, names(9))).toEqual(names(9).slice(2))
  })
})

describe.each(ENGINES)('the table of answers on $name', (engine) => {
  async function openTwice() {
    const place = await engine.newPlace()
    await (await openStore(place)).close()
    const open = async () => closedAfterTest(await openSql(place, { isShared: true, takesTurns: false }))
    return [await open(), await open()] as const
  }

  it('several processes keep one bound, and find the answers of each other', async () => {
    const [sql, other] = await openTwice()
    const tables = [createAnswerTable(sql), createAnswerTable(other)]
    const maxBytes = 20 * SIZE
    await Promise.all(
      tables.map(async (table, process) => {
        for (const name of names(30, `${process}-`)) await table.putAll([row(name), row('both')], maxBytes)
      }),
    )
    const all = [...names(30, '0-'), ...names(30, '1-')]
    const [found, foundByOther] = await Promise.all(tables.map((table) => find(table, all)))
    expect(found).toEqual(foundByOther)
    expect(found).toEqual(expect.arrayContaining([expect.stringMatching(/^(0|1)-29$/)]))
    expect(await storedBytes(sql)).toBeLessThanOrEqual(maxBytes)
  })

  it('many answers are deleted in several transactions', async () => {
    const [sql] = await openTwice()
    let transactions = 0
    const transaction: Sql['transaction'] = (work, length) => {
      transactions++
      return sql.transaction(work, length)
    }
    const answers = createAnswerTable({ ...sql, transaction })
    await putLarge(answers)
    expect(transactions).toBe(3)
    await answers.putAll([large('new')], sizeOfAnswer(large('new')))
    expect(transactions).toBe(3 + 3)
    expect(await storedBytes(sql)).toBe(sizeOfAnswer(large('new')))
  })

  it('a copy has the other tables only', async () => {
    const sql = await engine.openSql()
    const store = await createStore(sql)
    await store.answers.putAll([row('a')], 2 ** 20)
    await store.write(({ meta }) => meta.set('name', 'value'))
    const tables = (await contentsOf(sql)).filter(({ rows }) => rows > 0).map(({ table }) => table)
    expect(tables).toEqual(['meta'])
  })
})
