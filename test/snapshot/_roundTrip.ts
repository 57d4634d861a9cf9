import { expect } from 'vitest'
import type { TrieEntry } from '../../src/state/trie/buildTrie.ts'
import type { BlockRow } from '../../src/storage/store.ts'
import { type BuiltState, buildState } from './_builtStates.ts'
import { exportToBytes, flatState, importFile } from './_stateFiles.ts'

/** A block for the file, which only a chain checks. */
const BLOCK: BlockRow = {
  hash: new Uint8Array(32),
  number: 1,
  parentHash: new Uint8Array(32),
  totalDifficulty: 1n,
  encoded: Uint8Array.of(0xc0),
}

/** Returns the file of a built state. */
export const exportBuilt = ({ store, base }: BuiltState): Promise<Uint8Array> =>
  exportToBytes(store.nodes, base, [BLOCK])

/** Exports the state of these entries, imports the file, and requires the same entries and the same file again. Returns the file. */
export async function requireRoundTrip(entries: readonly TrieEntry[]): Promise<Uint8Array> {
  const state = await buildState(entries)
  const file = await exportBuilt(state)
  const { store } = await importFile(file, state.base)
  const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
  const expected = Object.fromEntries(entries.map(([key, value]) => [hex(key), hex(value)]))
  expect(await flatState(store, state.base.height)).toEqual(expected)
  expect(Buffer.compare(await exportBuilt({ ...state, store }), file)).toBe(0)
  return file
}
