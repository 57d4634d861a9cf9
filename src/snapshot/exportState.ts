import { type Bytes, joinBytes } from '../base/bytes.ts'
import { encodeRlp, encodeString } from '../base/encodeRlp.ts'
import { signedMinimalBytes } from '../base/integer.ts'
import { decodeNode } from '../state/trie/decodeNode.ts'
import { isStored, type TrieNode } from '../state/trie/node.ts'
import { loadValue, MissingNode } from '../state/trie/source.ts'
import type { BlockRow, NodePlace, NodeReader } from '../storage/store.ts'
import { V2_MAGIC, V2_TAGS } from './formV2.ts'

/** The content of a state file. */
export interface StateSource {
  /** Blocks in ascending order; the last one has the state. */
  readonly blocks: AsyncIterable<BlockRow>
  readonly nodes: NodeReader
  readonly root: NodePlace
  /** Called with each node that is written. */
  onNode?(): void
}

/** Size of a chunk, which is in memory. */
const CHUNK_BYTES = 2 ** 20

/**
 * Yields a state file in form v2: blocks, long values, then nodes in the order of the trie. A node to which several others refer is
 * repeated. Throws `MissingNode`.
 */
export async function* exportState(source: StateSource): AsyncGenerator<Bytes> {
  yield V2_MAGIC
  yield* section(V2_TAGS.blocks, blockItems(source))
  yield* section(V2_TAGS.values, valueItems(source))
  yield* section(V2_TAGS.nodes, nodeItems(source))
  yield Uint8Array.of(V2_TAGS.end)
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
  for await (const { encoded, totalDifficulty } of blocks)
    yield encodeRlp([encoded, signedMinimalBytes(totalDifficulty)])
}

async function* nodeItems(source: StateSource): AsyncGenerator<Bytes> {
  for await (const { message } of walkNodes(source)) {
    source.onNode?.()
    yield encodeString(message)
  }
}

async function* valueItems({ nodes, ...source }: StateSource): AsyncGenerator<Bytes> {
  for await (const { node } of walkNodes({ nodes, ...source })) {
    for (const part of [node, node.left, node.right]) {
      if (part === undefined || isStored(part)) continue // an embedded child may have a long value
      if (part.value !== undefined && 'hash' in part.value) yield encodeString(await loadValue(part.value, nodes))
    }
  }
}

/** Yields the stored nodes of a trie, each parent before its children, left ones first. */
async function* walkNodes({
  nodes,
  root,
}: StateSource): AsyncGenerator<{ readonly message: Bytes; readonly node: TrieNode }> {
  const places: NodePlace[] = [root]
  for (let place = places.pop(); place !== undefined; place = places.pop()) {
    const row = await nodes.get(place)
    if (row === undefined) throw new MissingNode(place.hash)
    const node = decodeNode(row)
    yield { message: row.message, node }
    for (const child of [node.right, node.left]) if (child !== undefined && isStored(child)) places.push(child)
  }
}
