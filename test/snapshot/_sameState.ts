import { expect } from 'vitest'
import { equalBytes } from '../../src/base/bytes.ts'
import { readStateImport } from '../../src/state/stateImport.ts'
import type { BlockRow } from '../../src/storage/store.ts'
import { exportToBytes, flatState, importFile, openRecordedStore, sampleOf } from './_stateFiles.ts'

/** Requires the state in a sample, and in our own file of it, to be the one of the imported chain. */
export async function requireSameState(chain: string, height: number): Promise<void> {
  const sample = sampleOf(chain, height)
  const [recorded, { store }] = [await openRecordedStore(sample), await importFile(sample.file, sample.base)]
  const expected = await flatState(recorded, height)
  expect(Object.keys(expected).length).toBeGreaterThan(20)
  expect(await flatState(store, height)).toEqual(expected)
  expect(await readStateImport(store.meta)).toEqual({ ...sample.base, isComplete: true })

  const blocks = await rowsOf(recorded, height - 5, height)
  const ours = await exportToBytes(store.nodes, sample.base, blocks)
  const again = await importFile(ours, sample.base)
  expect(await flatState(again.store, height)).toEqual(expected)
  expect(again.blocks.map(({ bytes }) => Buffer.from(bytes))).toEqual(blocks.map(({ encoded }) => Buffer.from(encoded)))
  expect(equalBytes(await exportToBytes(again.store.nodes, sample.base, blocks), ours)).toBe(true)
}

async function rowsOf(
  store: Awaited<ReturnType<typeof openRecordedStore>>,
  from: number,
  to: number,
): Promise<BlockRow[]> {
  const rows = await Promise.all(
    Array.from({ length: to - from + 1 }, (_, index) => store.blocks.getMain(from + index)),
  )
  return rows.flatMap((row) => (row === undefined ? [] : [row]))
}
