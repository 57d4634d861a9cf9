import { type Text, utf8Pieces } from '../../base/utf8Pieces.ts'

const FIN = 0x80
const CONTINUATION = 0
const TEXT = 1
/** What stands in the second byte where the length takes the next two, or eight. */
const LENGTH_IN_2 = 126
const LENGTH_IN_8 = 127

/**
 * A whole text message as a server sends it, unmasked (RFC 6455, 5.2). In one piece, so that the kernel takes it with one
 * plain write: thousands may be due at once.
 */
export function encodeTextFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const start = headLength(length)
  const frame = Buffer.allocUnsafe(start + length)
  frame[0] = FIN | TEXT
  writeLength(frame, start, length)
  frame.write(text, start)
  return frame
}

/** A long text message in fragments (RFC 6455, 5.4), so that control frames may go out between them. */
export function* encodeFragments(text: Text): Generator<Buffer> {
  let opcode = TEXT
  let last: Uint8Array = Buffer.alloc(0)
  for (const piece of utf8Pieces(text)) {
    if (last.length > 0) {
      yield encodeFrame(opcode, last)
      opcode = CONTINUATION
    }
    last = piece
  }
  yield encodeFrame(FIN | opcode, last)
}

function encodeFrame(firstByte: number, payload: Uint8Array): Buffer {
  const start = headLength(payload.length)
  const frame = Buffer.allocUnsafe(start + payload.length)
  frame[0] = firstByte
  writeLength(frame, start, payload.length)
  frame.set(payload, start)
  return frame
}

const headLength = (length: number) => (length < LENGTH_IN_2 ? 2 : length < 2 ** 16 ? 4 : 10)

function writeLength(frame: Buffer, start: number, length: number): void {
  if (start === 2) {
    frame[1] = length
  } else if (start === 4) {
    frame[1] = LENGTH_IN_2
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = LENGTH_IN_8
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
}
