import { setImmediate } from 'node:timers/promises'
import { type Bytes, equalBytes } from '../base/bytes.ts'
import { toHex } from '../base/hex.ts'
import { readStateImport, type StateImport, writeStateImport } from '../state/stateImport.ts'
import { FLAG } from '../state/trie/nodeFormat.ts'
import type { NodeRow, StateChangeRow, Store, StoreWriters } from '../storage/store.ts'
import { followState, type StateEntry } from './followState.ts'
import { proveState, requireAllUsed } from './proveState.ts'
import { maxBytesOf, refuse, type SpooledState } from './spooledState.ts'
import { openStateFile } from './stateFile.ts'
import type { StateForm, StateItem } from './stateItem.ts'
import { createStateSpool, MARK, type StateSpool } from './stateSpool.ts'

/** The state that a file should have, from a header that the caller trusts. */
export interface StateBase {
  readonly root: Bytes
  readonly height: number
  /** Adds to the last transaction, which makes the import complete. */
  finish?(writers: StoreWriters): void
}

/** The steps of an import, in their order. */
export type ImportStep = 'reading' | 'proving' | 'nodes' | 'values'

export interface ImportOptions {
  /** Folder for a temporary file of about the size of the unpacked state. */
  readonly folder: string
  /** Called with each block of the file, in its order. The bytes are valid until the call returns. */
  onBlock?(block: StateItem): void
  /** Returns the state that the file should have. Called after the blocks, so that a file that is not trusted is not read further. */
  chooseBase(): Promise<StateBase>
  /** Called once the file is read, before its state is proved. */
  onRead?(): Promise<void>
  /** Called about every {@link BATCH_ROWS} rows. `total` is undefined if unknown. */
  onProgress?(step: ImportStep, done: number, total: number | undefined): void
}

/** A store cannot take the state of a file. */
export class StateImportRefused extends Error {
  override readonly name = 'StateImportRefused'
}

const BATCH_ROWS = 8192
/** Max. size of a transaction, unless one value is larger. */
const BATCH_BYTES = 4 * 2 ** 20
/** Approximate size of a row beside its value. */
const ROW_BYTES = 100

/**
 * Imports the state of a file into an empty store: reads the whole file, proves it by the root, then writes it. A refused file leaves
 * the store unchanged. After a kill, the same import starts again and completes what the store has. Throws
 * {@link StateFileRefused} and {@link StateImportRefused}.
 */
export async function importState(
  chunks: AsyncIterable<Bytes>,
  store: Store,
  options: ImportOptions,
): Promise<StateImport> {
  await requireUsable(store)
  const spool = createStateSpool(options.folder)
  try {
    const { form, batches } = await openStateFile(chunks)
    let chosen: Chosen | undefined
    for await (const batch of batches) {
      if (chosen === undefined && batch.some(({ kind }) => kind !== 'block'))
        chosen = await choose(form, spool, options)
      for (const item of batch) addItem(item, chosen, options)
      if (chosen !== undefined) requireFew(chosen, batch)
      options.onProgress?.('reading', spool.count, undefined)
    }
    const { base, state } = chosen ?? (await choose(form, spool, options))
    await options.onRead?.()
    await prove(state, options)
    await writeState(store, state, base, options)
    return { root: base.root, height: base.height, isComplete: true }
  } finally {
    spool.close()
  }
}

/** The state that a file should have. */
interface Chosen {
  readonly base: StateBase
  readonly state: SpooledState
  /** Max. number of bytes of its pieces; undefined until its root is read. */
  maxBytes: number | undefined
}

async function choose(origin: StateForm, spool: StateSpool, { chooseBase }: ImportOptions): Promise<Chosen> {
  const base = await chooseBase()
  return { base, state: { origin, spool, root: base.root }, maxBytes: undefined }
}

function addItem(item: StateItem, chosen: Chosen | undefined, { onBlock }: ImportOptions): void {
  if (item.kind !== 'block') chosen?.state.spool.add({ ...item, kind: item.kind })
  else if (chosen === undefined) onBlock?.(item)
  else throw refuse(chosen.state, item.place, 'the blocks must come before the state')
}

/** Ends the reading of a file that has more than the state. */
function requireFew(chosen: Chosen, batch: readonly StateItem[]): void {
  const { state } = chosen
  chosen.maxBytes ??= maxBytesOf(state)
  if (chosen.maxBytes === undefined || state.spool.bytes <= chosen.maxBytes) return
  throw refuse(
    state,
    batch.at(-1)?.place ?? 0,
    `the state with root ${toHex(state.root)} has ${chosen.maxBytes} bytes, and the file has more`,
  )
}

async function requireUsable(store: Store): Promise<void> {
  if ((await store.blocks.getHead()) !== undefined)
    throw new StateImportRefused('data: must not have this chain yet; choose another --data, or remove the chain')
}

/** Checks before the first write that each piece belongs to the state and that none is missing. */
async function prove(state: SpooledState, { onProgress }: ImportOptions): Promise<void> {
  let done = 0
  for (const _ of proveState(state)) {
    if (++done % BATCH_ROWS !== 0) continue
    onProgress?.('proving', done, undefined)
    await setImmediate()
  }
  requireAllUsed(state)
}

/** Writes a proved state in transactions of bounded size, of which the last one marks the import as complete. */
async function writeState(store: Store, state: SpooledState, base: StateBase, options: ImportOptions): Promise<void> {
  const { root, height } = base
  const known = await readStateImport(store.meta)
  if (known !== undefined && !(equalBytes(known.root, root) && known.height === height))
    throw new StateImportRefused(
      `data: has an import of the state of block ${known.height} with root ${toHex(known.root)}; import that file again, or remove the chain`,
    )
  await store.write(({ meta }) => writeStateImport(meta, { root, height, isComplete: false }))
  await writeNodes(store, state, height, options)
  await writeValues(store, state, height, options)
  await store.write((writers) => {
    base.finish?.(writers)
    writeStateImport(writers.meta, { root, height, isComplete: true })
  })
}

/** Writes nodes and long values nearly in the order of their hashes, which is the order of the table. */
async function writeNodes(store: Store, { spool }: SpooledState, height: number, { onProgress }: ImportOptions) {
  let done = 0
  for (const pieces of batchesOf(copiesOf(spool), ({ bytes }) => bytes.length)) {
    const nodes = pieces.filter(({ isNode }) => isNode)
    const values = pieces.filter(({ isValue }) => isValue)
    await store.write((writers) => {
      const rows = nodes.map(({ hash, bytes }) => toRow(hash, bytes, height))
      if (rows.length > 0) writers.nodes.insertAll(height, rows)
      if (values.length > 0) writers.nodes.insertLongValues(values.map(({ hash, bytes }) => ({ hash, value: bytes })))
    })
    done += pieces.length
    onProgress?.('nodes', done, spool.count)
  }
}

function* copiesOf(spool: StateSpool) {
  for (const slot of spool.slots())
    yield {
      ...spool.copy(slot),
      isNode: spool.hasMark(slot, MARK.usedAsNode),
      isValue: spool.hasMark(slot, MARK.usedAsValue),
    }
}

/** All nodes have the base's height, children too. */
function toRow(hash: Bytes, message: Bytes, height: number): NodeRow {
  const flags = message[0] ?? 0
  const heightIf = (child: number, embedded: number) => ((flags & child) !== 0 && (flags & embedded) === 0 ? height : 0)
  return {
    hash,
    message,
    leftHeight: heightIf(FLAG.left, FLAG.leftEmbedded),
    rightHeight: heightIf(FLAG.right, FLAG.rightEmbedded),
  }
}

/** Writes the flat state in the order of keys. */
async function writeValues(store: Store, state: SpooledState, height: number, { onProgress }: ImportOptions) {
  let done = 0
  for (const entries of batchesOf(followState(state), ({ value }) => value.length)) {
    const changes = entries.map((entry) => toChange(state, entry))
    await store.write((writers) => writers.state.insertAll(height, changes))
    done += entries.length
    onProgress?.('values', done, undefined)
  }
}

function toChange({ spool }: SpooledState, { key, value }: StateEntry): StateChangeRow {
  if (value instanceof Uint8Array) return { key, value }
  const { hash } = value
  return { key, value: spool.find(hash)?.bytes.slice(), hash }
}

function* batchesOf<T>(items: Iterable<T>, sizeOf: (item: T) => number): Generator<readonly T[]> {
  let batch: T[] = []
  let bytes = 0
  for (const item of items) {
    batch.push(item)
    bytes += sizeOf(item) + ROW_BYTES
    if (batch.length < BATCH_ROWS && bytes < BATCH_BYTES) continue
    yield batch
    batch = []
    bytes = 0
  }
  if (batch.length > 0) yield batch
}
