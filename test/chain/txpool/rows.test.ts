import { expect, test } from 'vitest'
import { createPoolRows } from '../../../src/chain/txpool/rows.ts'
import { word } from '../../store/rows.ts'

test('a row that has to go is told until it has gone', () => {
  const rows = createPoolRows()
  rows.markKept(word('a'))
  rows.markKept(word('b'))
  rows.leave(word('a'))
  rows.leave(word('never kept'))
  const gone = rows.listGone()
  expect([gone, rows.listGone()]).toEqual([[word('a')], [word('a')]]) // the write may have failed
  rows.leave(word('b'))
  rows.forgetGone(gone)
  expect(rows.listGone()).toEqual([word('b')])
})

test('a transaction that comes back keeps its new row', () => {
  const rows = createPoolRows()
  rows.markKept(word('a'))
  rows.leave(word('a'))
  rows.markKept(word('a'))
  expect([rows.listGone(), rows.keptAmong([word('a')])]).toEqual([[], [word('a')]])
})
