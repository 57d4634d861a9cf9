import { type Bytes, equalBytes, joinBytes } from '../base/bytes.ts'
import { encodeRlp, encodeString } from '../base/encodeRlp.ts'
import { signedMinimalBytes } from '../base/integer.ts'
import { decodeNode } from '../state/trie/decodeNode.ts'
import { isStored, type LongValueName, type TrieNode } from '../state/trie/node.ts'
import { loadValue, MissingNode } from '../state/trie/source.ts'
import { damagedRow } from '../storage/errors.ts'
import type { BlockRow, NodePlace, NodeReader } from '../storage/store.ts'
import { V2_MAGIC, V2_TAGS } from './formV2.ts'
import { proveState } from './proveState.ts'
import { requireSize, type StateItem } from './stateItem.ts'
import { createStateSpool, type StateSpool } from './stateSpool.ts'

/** The content of a state file. */
export interface StateSource {
  /** Blocks in ascending order; the last one has the state. */
  readonly blocks: AsyncIterable<BlockRow>
  readonly nodes: NodeReader
  readonly root: NodePlace
  /** Folder for a temporary file of about the size of the state. */
  readonly folder: string
  /** Called with each node that is written. */
  onNode?(): void
}

/** Size of a chunk, which is in memory. */
const CHUNK_BYTES = 2 ** 20

/**
 * Yields a state file in form v2: blocks, long values, then nodes in the order of the trie, each once. The state is proved while it is
 * written, as an import proves it. Throws `StoreError` if the store lacks a part of it, and {@link StateFileRefused} if no import accepts it.
 */
export async function* exportState(source: StateSource): AsyncGenerator<Bytes> {
  const spool = createStateSpool(source.folder)
  try {
    yield V2_MAGIC
    yield* section(V2_TAGS.blocks, blockItems(source))
    yield* section(V2_TAGS.values, valueItems(source, spool))
    yield* section(V2_TAGS.nodes, nodeItems(source, spool))
    yield Uint8Array.of(V2_TAGS.end)
  } finally {
    spool.close()
  }
}

async function* section(tag: number, items: AsyncIterable<Bytes>): AsyncGenerator<Bytes> {
  yield Uint8Array.of(tag)
  let chunk: Bytes[] = []
  let length = 0
  for await (const item of items) {
    chunk.push(item)
    length += item.length
    if (length < CHUNK_BYTES) continue
    yield withLength(chunk, length)
    chunk = []
    length = 0
  }
  if (length > 0) yield withLength(chunk, length)
  yield withLength([], 0)
}

function withLength(chunk: readonly Bytes[], length: number): Bytes {
  const header = new Uint8Array(8)
  new DataView(header.buffer).setBigUint64(0, BigInt(length))
  return joinBytes([header, ...chunk])
}

async function* blockItems({ blocks }: StateSource): AsyncGenerator<Bytes> {
  for await (const { number, encoded, totalDifficulty } of blocks) {
    const item = encodeRlp([encoded, signedMinimalBytes(totalDifficulty)])
    requireSize('block', item.length, `block ${number}`)
    yield item
  }
}

/** Spools the nodes and values of the state, each once, and yields the values. */
async function* valueItems({ nodes, root }: StateSource, spool: StateSpool): AsyncGenerator<Bytes> {
  const places: NodePlace[] = [root]
  for (let place = places.pop(); place !== undefined; place = places.pop()) {
    if (spool.has(place.hash, 'node')) continue
    const row = await nodes.get(place)
    if (row === undefined) throw new MissingNode(place.hash)
    add(spool, place.hash, { kind: 'node', bytes: row.message })
    const node = decodeNode(row)
    for (const value of longValuesOf(node)) {
      if (spool.has(value.hash, 'value')) continue
      const bytes = await loadValue(value, nodes)
      add(spool, value.hash, { kind: 'value', bytes })
      yield encodeString(bytes)
    }
    for (const child of [node.right, node.left]) if (child !== undefined && isStored(child)) places.push(child)
  }
}

/** Returns the long values of a node and of the children that it embeds. */
function longValuesOf(node: TrieNode): LongValueName[] {
  return [node, node.left, node.right].flatMap((part) => {
    if (part === undefined || isStored(part) || part.value === undefined) return []
    return part.value instanceof Uint8Array ? [] : [part.value]
  })
}

/** Adds the content of a row. Throws `StoreError` if it does not have the row's hash. */
function add(
  spool: StateSpool,
  hash: Bytes,
  row: Pick<StateItem, 'bytes'> & { readonly kind: 'node' | 'value' },
): void {
  if (equalBytes(spool.add({ ...row, place: spool.count + 1 }), hash)) return
  throw damagedRow(row.kind === 'node' ? 'trie_nodes' : 'long_values', hash)
}

/** Proves the spooled state, and yields each node once it is proved. */
async function* nodeItems({ root, onNode }: StateSource, spool: StateSpool): AsyncGenerator<Bytes> {
  for (const message of proveState({ origin: 'chain', spool, root: root.hash })) {
    onNode?.()
    yield encodeString(message)
  }
}
