import { expect, it } from 'vitest'
import { createPoolRows, type PoolRows } from '../../../src/chain/txpool/rows.ts'
import { word } from '../../storage/rows.ts'

const rowsToDelete = (rows: PoolRows, ...leaving: Uint8Array[]) => rows.deleteRows(leaving, async (hashes) => hashes)

it('a row to delete is passed to each write until one succeeds', async () => {
  const rows = createPoolRows()
  rows.markKept(word('a'))
  rows.markKept(word('b'))
  rows.leave(word('a'))
  rows.leave(word('never kept'))
  const given: unknown[] = []
  const failing = rows.deleteRows([], async (hashes) => {
    given.push(hashes)
    throw new Error('the disk is full')
  })
  await expect(failing).rejects.toThrow('the disk is full')
  await rows.deleteRows([], async (hashes) => {
    given.push(hashes)
    rows.leave(word('b')) // too late for this write
  })
  expect(given).toEqual([[word('a')], [word('a')]])
  expect(await rowsToDelete(rows)).toEqual([word('b')])
})

it('a row that is deleted with a block is not deleted again when its transaction leaves during the write', async () => {
  const rows = createPoolRows()
  rows.markKept(word('a'))
  const deleted = await rows.deleteRows([word('a'), word('never kept')], async (hashes) => {
    rows.leave(word('a'))
    return hashes
  })
  expect(deleted).toEqual([word('a')])
  expect(await rowsToDelete(rows)).toEqual([])
})

it('a transaction that returns keeps its new row', async () => {
  const rows = createPoolRows()
  rows.markKept(word('a'))
  rows.leave(word('a'))
  rows.markKept(word('a'))
  expect([await rowsToDelete(rows), await rowsToDelete(rows, word('a'))]).toEqual([[], [word('a')]])
})
