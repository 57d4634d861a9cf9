import { tmpdir } from 'node:os'
import { fromDigits } from '../../src/base/hex.ts'
import { exportState } from '../../src/snapshot/exportState.ts'
import { importState, type StateBase } from '../../src/snapshot/importState.ts'
import type { StateItem } from '../../src/snapshot/stateItem.ts'
import { readStateImport } from '../../src/state/stateImport.ts'
import { openStore } from '../../src/storage/openStore.ts'
import type { BlockRow, NodeReader, Store } from '../../src/storage/store.ts'
import { readRecorded } from '../_helpers/recorded.ts'
import { parseExport } from '../_helpers/recordedChain.ts'
import { openRegtest } from '../_helpers/regtest.ts'

/** Yields bytes in pieces of this size. */
export async function* piecesOf(bytes: Uint8Array, size = 1000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

/** Imports a file into a store, an empty one in memory by default, and returns it with the file's blocks. */
export async function importFile(file: Uint8Array | AsyncIterable<Uint8Array>, base: StateBase, given?: Store) {
  const store = given ?? (await openStore({ kind: 'memory' }))
  const blocks: StateItem[] = []
  const imported = await importState(file instanceof Uint8Array ? piecesOf(file) : file, store, {
    folder: tmpdir(),
    onBlock: (block) => void blocks.push({ ...block, bytes: block.bytes.slice() }),
    chooseBase: async () => base,
  })
  return { store, blocks, imported }
}

/** Returns the message with which the import of a file is refused; undefined if it is not, or if it leaves something. */
export async function refusalOf(
  file: Uint8Array | AsyncIterable<Uint8Array>,
  base: StateBase,
): Promise<string | undefined> {
  const store = await openStore({ kind: 'memory' })
  const refused = await importFile(file, base, store).then(
    () => undefined,
    (error: Error) => `${error.name}: ${error.message}`,
  )
  const isEmpty = (await store.state.getKeysAt(Uint8Array.of(0), base.height)).length === 0
  return isEmpty && (await readStateImport(store.meta)) === undefined ? refused : undefined
}

/** A sample with the recorded chain whose header proves it. */
export function sampleOf(chain: string, height: number) {
  const blocks = parseExport(readRecorded(`${chain}/export-blocks.csv`)).slice(0, height + 1)
  const root = blocks[height]?.header.stateRoot ?? new Uint8Array()
  return { blocks, file: Buffer.from(readRecorded(`snapshots/${chain}-${height}.txt`)), base: { root, height } }
}

/** Imports the blocks of a sample's recorded chain and returns the store. */
export async function openRecordedStore({ blocks }: Pick<ReturnType<typeof sampleOf>, 'blocks'>): Promise<Store> {
  const store = await openStore({ kind: 'memory' })
  const chain = await openRegtest({ store })
  for (const block of blocks.slice(1)) await chain.importer.importBlock(block)
  return store
}

/** Returns the flat state at a height, by key. */
export async function flatState(store: Pick<Store, 'state'>, height: number): Promise<Record<string, string>> {
  const state: Record<string, string> = {}
  for (const key of await store.state.getKeysAt(Uint8Array.of(0), height)) {
    const { value } = await store.state.getAt(key, height)
    state[Buffer.from(key).toString('hex')] = Buffer.from(value ?? []).toString('hex')
  }
  return state
}

async function* rowsOf(rows: readonly BlockRow[]): AsyncGenerator<BlockRow> {
  yield* rows
}

/** Returns our own file of a state. */
export async function exportToBytes(
  nodes: NodeReader,
  base: StateBase,
  blocks: readonly BlockRow[],
): Promise<Uint8Array> {
  const place = { hash: base.root, height: base.height }
  const parts: Uint8Array[] = []
  for await (const part of exportState({ blocks: rowsOf(blocks), nodes, root: place, folder: tmpdir() }))
    parts.push(part)
  return Buffer.concat(parts)
}

/** The sample of form v1, from testnet: one block and 20 nodes. */
export const v1Sample = {
  file: fromDigits(readRecorded('snapshots/bootstrap-data.hex').trim()),
  base: { root: fromDigits('2e03cbe3db74f3296c6e0d25be37df392dae68b33b667536e2c6379a70dee772'), height: 1 },
  blockHash: fromDigits('522611bd5ff83ac26e79f3b42f4be0f52d446828c57c9ddb94f75c4519eaebaf'),
}
