import type { ByteReader } from './byteReader.ts'
import { enter, readItems, requireEnd, requireEndOfFile } from './rlpStream.ts'
import type { StateItem } from './stateItem.ts'

/**
 * Yields the items of form v1: an RLP list of two strings. The first has the list of blocks, the second a list of nodes and a
 * list of long values.
 */
export async function* readV1(reader: ByteReader): AsyncGenerator<readonly StateItem[]> {
  const end = await enter(reader, 'list', { what: 'the file', end: Number.POSITIVE_INFINITY })

  const blocksEnd = await enter(reader, 'string', { what: 'the part with the blocks', end })
  const blockListEnd = await enter(reader, 'list', { what: 'the list of blocks', end: blocksEnd })
  yield* readItems(reader, blockListEnd, 'block')
  requireEnd(reader, blocksEnd, 'the part with the blocks')

  const stateEnd = await enter(reader, 'string', { what: 'the part with the state', end })
  const stateListEnd = await enter(reader, 'list', { what: 'the state', end: stateEnd })
  for (const kind of ['node', 'value'] as const) {
    const listEnd = await enter(reader, 'list', { what: `the list of ${kind}s`, end: stateListEnd })
    yield* readItems(reader, listEnd, kind)
  }
  requireEnd(reader, stateListEnd, 'the state')
  requireEnd(reader, stateEnd, 'the part with the state')
  requireEnd(reader, end, 'the file')
  await requireEndOfFile(reader)
}
