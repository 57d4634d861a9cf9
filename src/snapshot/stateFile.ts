import type { Bytes } from '../base/bytes.ts'
import { createByteReader } from './byteReader.ts'
import { readV1 } from './formV1.ts'
import { readV2 } from './formV2.ts'
import { StateFileRefused, type StateForm, type StateItem } from './stateItem.ts'
import { readText } from './textForm.ts'
import { unpackFile } from './unpackFile.ts'

/**
 * Max. ratio of a compressed file's content to its bytes. A contract whose code is 24,576 equal bytes has about 200 bytes of keys and
 * hashes, which no compression shortens.
 */
const MAX_RATIO = 128

/** An open state file. */
export interface StateFile {
  readonly form: StateForm
  /** Its items in the order of the file, in batches of bounded size. Throws {@link StateFileRefused}. */
  readonly batches: AsyncIterable<readonly StateItem[]>
}

/**
 * Recognises the form of a state file by its first bytes; the file may be compressed with gzip, or the first file of a zip
 * archive. Throws {@link StateFileRefused}.
 */
export async function openStateFile(chunks: AsyncIterable<Bytes>): Promise<StateFile> {
  const { content } = await unpackFile(chunks, (problem) => new StateFileRefused(problem), MAX_RATIO)
  const reader = createByteReader(content)
  await reader.require(1, 'its first bytes')
  const first = reader.peek(0)
  if (first >= 0xc0) return { form: 'v1', batches: readV1(reader) }
  if (first === 0x52) return { form: 'v2', batches: readV2(reader) }
  if (/[0-9a-f]/.test(String.fromCharCode(first))) return { form: 'text', batches: readText(reader) }
  throw new StateFileRefused(
    `byte 0: expected an RLP list (form v1), RSKBOOT (form v2) or lower-case hex digits (text), got byte ${first}; use a state file`,
  )
}
