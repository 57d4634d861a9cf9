import type { ByteReader } from './byteReader.ts'
import { readItems, requireEndOfFile } from './rlpStream.ts'
import { StateFileRefused, type StateItem } from './stateItem.ts'

/** The first bytes of form v2: a name and the version. */
export const V2_MAGIC: Uint8Array = Uint8Array.of(...Buffer.from('RSKBOOT\n', 'latin1'), 2)

/** The tags of its sections. Others are skipped. */
export const V2_TAGS = { end: 0, blocks: 1, nodes: 2, values: 3 } as const

const KINDS = new Map<number, 'block' | 'node' | 'value'>([
  [V2_TAGS.blocks, 'block'],
  [V2_TAGS.nodes, 'node'],
  [V2_TAGS.values, 'value'],
])

/** Max. length of a chunk. A chunk is not held, so this is the format's rule. */
const MAX_CHUNK_BYTES = 512 * 2 ** 20
const LENGTH_BYTES = 8
const SKIPPED_BYTES = 2 ** 20

/** Yields the items of form v2: sections of chunks, each of which is a sequence of whole RLP items. */
export async function* readV2(reader: ByteReader): AsyncGenerator<readonly StateItem[]> {
  await reader.require(V2_MAGIC.length, 'the name of the format')
  const magic = reader.take(V2_MAGIC.length)
  if (Buffer.compare(magic, V2_MAGIC) !== 0)
    throw new StateFileRefused('byte 0: expected RSKBOOT and version 2; use a file of this version, or update Scion')
  const found = new Set<number>()
  for (;;) {
    await reader.require(1, 'the tag of a section')
    const [tag = 0] = reader.take(1)
    if (tag === V2_TAGS.end) break
    yield* readSection(reader, KINDS.get(tag), () => found.add(tag))
  }
  for (const name of ['blocks', 'nodes'] as const) {
    if (!found.has(V2_TAGS[name])) throw new StateFileRefused(`byte ${reader.offset}: the file ends without ${name}`)
  }
  await requireEndOfFile(reader)
}

async function* readSection(
  reader: ByteReader,
  kind: 'block' | 'node' | 'value' | undefined,
  onChunk: () => void,
): AsyncGenerator<readonly StateItem[]> {
  for (;;) {
    const place = reader.offset
    await reader.require(LENGTH_BYTES, 'the length of a chunk')
    const length = reader.take(LENGTH_BYTES).reduce((sum, byte) => sum * 256 + byte, 0)
    if (length === 0) return
    if (length > MAX_CHUNK_BYTES)
      throw new StateFileRefused(`byte ${place}: a chunk must have at most ${MAX_CHUNK_BYTES} bytes, got ${length}`)
    onChunk()
    const end = reader.offset + length
    if (kind === undefined) await skip(reader, end)
    else yield* readItems(reader, end, kind)
  }
}

async function skip(reader: ByteReader, end: number): Promise<void> {
  while (reader.offset < end) {
    const count = Math.min(SKIPPED_BYTES, end - reader.offset)
    await reader.require(count, 'a section of unknown kind')
    reader.take(count)
  }
}
