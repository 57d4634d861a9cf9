const FIN_TEXT = 0x81
/** What stands in the second byte where the length takes the next two, or eight. */
const LENGTH_IN_2 = 126
const LENGTH_IN_8 = 127

/**
 * A whole text message as a server sends it, unmasked (RFC 6455, 5.2). In one piece, so that the kernel takes it with one
 * plain write: thousands may be due at once.
 */
export function encodeTextFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const start = length < LENGTH_IN_2 ? 2 : length < 2 ** 16 ? 4 : 10
  const frame = Buffer.allocUnsafe(start + length)
  frame[0] = FIN_TEXT
  writeLength(frame, start, length)
  frame.write(text, start)
  return frame
}

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
