import { Sender } from 'ws'
import { type Text, utf8Pieces } from '../../base/utf8Pieces.ts'

declare module 'ws' {
  /** The frame writer that `ws` exports and `@types/ws` lacks. */
  export const Sender: {
    /** Returns the head and the payload of an unmasked frame; the head alone if the payload is empty. */
    frame(payload: string | Uint8Array, options: { readonly fin: boolean; readonly opcode: number }): Uint8Array[]
  }
}

/** Opcodes of frames (RFC 6455, 5.2). */
const CONTINUATION = 0
const TEXT = 1

/** Returns a text message as one frame in one buffer, which is one system call. */
export function encodeTextFrame(text: string): Buffer {
  return Buffer.concat(Sender.frame(text, { fin: true, opcode: TEXT }))
}

/** Yields a long text message in fragments (RFC 6455, 5.4), between which control frames may be sent. */
export function* encodeFragments(text: Text): Generator<Buffer> {
  let opcode = TEXT
  let last: Uint8Array = Buffer.alloc(0)
  for (const piece of utf8Pieces(text)) {
    if (last.length > 0) {
      yield Buffer.concat(Sender.frame(last, { fin: false, opcode }))
      opcode = CONTINUATION
    }
    last = piece
  }
  yield Buffer.concat(Sender.frame(last, { fin: true, opcode }))
}
