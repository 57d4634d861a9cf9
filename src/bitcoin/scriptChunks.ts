import { type Bytes, concatBytes, joinBytes } from '../base/bytes.ts'
import { ScriptError } from './bitcoinError.ts'

export const OP_0 = 0x00
export const OP_PUSHDATA1 = 0x4c
export const OP_PUSHDATA2 = 0x4d
export const OP_PUSHDATA4 = 0x4e
export const OP_1NEGATE = 0x4f
export const OP_1 = 0x51
export const OP_16 = 0x60
export const OP_NOTIF = 0x64
export const OP_ELSE = 0x67
export const OP_ENDIF = 0x68
export const OP_RETURN = 0x6a
export const OP_DROP = 0x75
export const OP_CHECKSIG = 0xac
export const OP_CHECKMULTISIG = 0xae
export const OP_CHECKMULTISIGVERIFY = 0xaf
export const OP_CHECKSEQUENCEVERIFY = 0xb2

/** An opcode or a push, which has data. */
export interface ScriptChunk {
  readonly opcode: number
  readonly data: Bytes | undefined
  /** The chunk's bytes in the script. */
  readonly encoded: Bytes
}

/** Splits a script into chunks. Throws a {@link ScriptError} if a push is truncated. */
export function parseScript(script: Bytes): readonly ScriptChunk[] {
  const chunks: ScriptChunk[] = []
  for (let start = 0; start < script.length; ) {
    const opcode = script[start] ?? 0
    const push = lengthOfPush(script, opcode, start + 1)
    const end = push === undefined ? start + 1 : push.start + push.length
    if (end > script.length) throw new ScriptError('a push is larger than the rest of its script')
    const data = push === undefined ? undefined : script.subarray(push.start, end)
    chunks.push({ opcode, data, encoded: script.subarray(start, end) })
    start = end
  }
  return chunks
}

interface Push {
  readonly start: number
  readonly length: number
}

/** Returns the length of the data that follows an opcode; undefined if it pushes none. */
function lengthOfPush(script: Bytes, opcode: number, start: number): Push | undefined {
  if (opcode < OP_PUSHDATA1) return { start, length: opcode }
  if (opcode > OP_PUSHDATA4) return undefined
  const size = 2 ** (opcode - OP_PUSHDATA1)
  if (start + size > script.length) throw new ScriptError('a script ends inside a length')
  let length = 0
  for (let i = size - 1; i >= 0; i--) length = length * 256 + (script[start + i] ?? 0)
  return { start: start + size, length }
}

/** Returns whether the chunk is an opcode other than a push of data. */
export const isOpcode = ({ opcode }: ScriptChunk) => opcode > OP_PUSHDATA4

/** Joins chunks to a script. */
export const joinChunks = (chunks: readonly ScriptChunk[]): Bytes => joinBytes(chunks.map(({ encoded }) => encoded))

/** Encodes the shortest push of up to 65,535 bytes of data. Single bytes are pushed as data. */
export function pushData(data: Bytes): Bytes {
  const { length } = data
  if (length < OP_PUSHDATA1) return concatBytes(Uint8Array.of(length), data)
  if (length <= 0xff) return concatBytes(Uint8Array.of(OP_PUSHDATA1, length), data)
  return concatBytes(Uint8Array.of(OP_PUSHDATA2, length & 0xff, length >> 8), data)
}
