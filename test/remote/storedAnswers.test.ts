import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createDeferred } from '../../src/concurrency/deferred.ts'
import { type AnswerRows, createStoredAnswers } from '../../src/remote/storedAnswers.ts'
import { openStore } from '../../src/storage/openStore.ts'
import type { AnswerRow } from '../../src/storage/store.ts'
import { holdTimer } from '../_helpers/heldTimer.ts'

const BOUND = 2 ** 26
const BLOCK = JSON.stringify({ hash: `0x${'ab'.repeat(32)}`, transactions: Array.from({ length: 900 }, String) })

/** A table in memory whose reads and writes fail or wait on demand, and the rows that it was given. */
async function openTable() {
  const { answers } = await openStore({ kind: 'memory' })
  const rows: AnswerRow[] = []
  const uses = { reads: 0, writes: 0 }
  const faults: { read?: () => Promise<undefined>; write?: () => Promise<void> } = {}
  const table: AnswerRows = {
    get(question) {
      uses.reads++
      return faults.read?.() ?? answers.get(question)
    },
    async putAll(added) {
      uses.writes++
      await faults.write?.()
      rows.push(...added)
      await answers.putAll(added, BOUND)
    },
  }
  return { table, rows, uses, faults, replace: (row: AnswerRow) => answers.putAll([row], BOUND) }
}

async function open() {
  const opened = await openTable()
  const failures: string[] = []
  const timer = holdTimer()
  const onFailure = (error: unknown) => void failures.push(String(error))
  const openAnswers = () => createStoredAnswers({ table: opened.table, timer, onFailure })
  return { ...opened, failures, timer, openAnswers, kept: openAnswers() }
}

const fail = async () => {
  throw new Error('the disk is full')
}

describe('answers in a table', () => {
  it('long answers are compressed, and all are read by another process after close', async () => {
    const { kept, rows, openAnswers } = await open()
    kept.put('block', BLOCK)
    kept.put('short', '"0x1"')
    kept.put('text', '{"x":"ü"}')
    await kept.close()
    expect(rows.map(({ answer }) => answer.length)).toEqual([expect.any(Number), 13, 18])
    expect(rows[0]?.answer.length).toBeLessThan(BLOCK.length / 2)
    const other = openAnswers()
    expect(await Promise.all(['block', 'short', 'text', 'none'].map((question) => other.get(question)))).toEqual([
      BLOCK,
      '"0x1"',
      '{"x":"ü"}',
      undefined,
    ])
  })

  it.each([
    ['the checksum', 0],
    ['the compressed answer', 40],
  ])('an answer with another byte in %s is not returned', async (_name, index) => {
    const { kept, rows, openAnswers, replace, failures } = await open()
    kept.put('block', BLOCK)
    await kept.close()
    const [row] = rows
    if (row === undefined) throw new Error('no row was written')
    const answer = row.answer.slice()
    answer[index] = (answer[index] ?? 0) ^ 1
    await replace({ ...row, answer })
    expect(await openAnswers().get('block')).toBeUndefined()
    await replace({ ...row, answer: answer.subarray(0, 5) })
    expect(await openAnswers().get('block')).toBeUndefined()
    expect(failures).toEqual([])
  })

  it('many long answers are written in several short writes', async () => {
    const { kept, uses, openAnswers } = await open()
    const answers = Array.from({ length: 8 }, () => JSON.stringify(randomBytes(200_000).toString('base64')))
    for (const [index, answer] of answers.entries()) kept.put(`${index}`, answer)
    await kept.close()
    expect(uses.writes).toBeGreaterThan(1)
    expect(uses.writes).toBeLessThan(8)
    const other = openAnswers()
    expect(await Promise.all(answers.map((_, index) => other.get(`${index}`)))).toEqual(answers)
  })

  it('answers above 32 MiB that wait to be written are not stored', async () => {
    const { kept, faults, timer, rows } = await open()
    const begun = createDeferred<void>()
    const end = createDeferred<void>()
    faults.write = async () => {
      begun.resolve()
      await end.promise
    }
    const large = 'x'.repeat(8 * 2 ** 20 - 1) // and a question of one byte
    for (const name of ['a', 'b']) kept.put(name, large)
    timer.advance(1_000)
    await begun.promise
    for (const name of ['c', 'd', 'e']) kept.put(name, large)
    expect(await Promise.all(['b', 'd'].map((name) => kept.get(name)))).toEqual([large, large])
    expect(await kept.get('e')).toBeUndefined()
    end.resolve()
    const putAgain = (name: string) => {
      kept.put(name, large)
      return kept.get(name)
    }
    await expect.poll(() => putAgain('e')).toBe(large) // once the first two are written
    expect(await putAgain('f')).toBe(large)
    expect(await putAgain('g')).toBeUndefined()
    await kept.close()
    expect(rows).toHaveLength(6)
  })
})

describe('a table that is closed', () => {
  it('takes no more answers, and closes once', async () => {
    const { kept, timer, rows, failures } = await open()
    await kept.close()
    kept.put('a', '1')
    expect(timer.waiting()).toBe(0)
    await kept.close()
    expect([rows, failures]).toEqual([[], []])
  })
})

describe('a table that fails', () => {
  it('failed writes are reported once until one succeeds, and the next ones are tried after 30 seconds', async () => {
    const { kept, faults, failures, timer, uses, openAnswers } = await open()
    faults.write = fail
    kept.put('a', '1')
    timer.advance(1_000)
    await expect.poll(() => failures).toEqual(['Error: the disk is full'])
    kept.put('b', '2')
    expect(timer.waiting()).toBe(0) // nothing waits to be written
    expect(await kept.get('b')).toBeUndefined()
    timer.advance(30_000)
    kept.put('c', '3')
    timer.advance(1_000)
    await expect.poll(() => uses.writes).toBe(2)
    timer.advance(30_000)
    delete faults.write
    kept.put('d', '4')
    timer.advance(1_000)
    await expect.poll(() => openAnswers().get('d')).toBe('4')
    expect(failures).toHaveLength(1)
    faults.write = fail
    kept.put('e', '5')
    await kept.close()
    expect(failures).toHaveLength(2) // the table could be written in between
  })

  it('a failed read is a missing answer, and the table is read again after 30 seconds', async () => {
    const { kept, faults, failures, timer, uses } = await open()
    faults.read = fail
    expect(await Promise.all([kept.get('a'), kept.get('b')])).toEqual([undefined, undefined])
    expect(failures).toEqual(['Error: the disk is full'])
    expect(kept.get('a')).toBeUndefined()
    expect(uses.reads).toBe(2)
    timer.advance(30_000)
    delete faults.read
    expect(await kept.get('a')).toBeUndefined()
    expect(uses.reads).toBe(3)
  })

  it('a read that takes longer than two seconds is a missing answer', async () => {
    const { kept, faults, failures, timer } = await open()
    faults.read = () => new Promise(() => undefined)
    const reading = kept.get('a')
    timer.advance(2_000)
    expect(await reading).toBeUndefined()
    expect(failures).toEqual(['Error: the database does not answer within 2000 ms'])
    expect(kept.get('a')).toBeUndefined()
  })
})
