import type { Bytes } from '../base/bytes.ts'
import { fromHex } from '../base/hex.ts'
import { bytesToBigint } from '../base/integer.ts'

/** Where Solidity's `console.log` calls: an account without code, whose address spells the name. */
const CONSOLE = bytesToBigint(fromHex('0x000000000000000000636f6e736f6c652e6c6f67'))
const MOST_CALLS = 256
const MOST_BYTES = 64 * 1024

/** Whether a call of this address, which has no code, is a `console.log`. */
export function isConsole(codeWord: bigint): boolean {
  return codeWord === CONSOLE
}

/** What code has said to the console, up to a bound. */
export interface ConsoleRecord {
  readonly calls: readonly Bytes[]
  readonly onConsole: (call: Bytes) => void
}

export function recordConsole(): ConsoleRecord {
  const calls: Bytes[] = []
  let bytes = 0
  return {
    calls,
    onConsole(call) {
      if (calls.length >= MOST_CALLS || bytes + call.length > MOST_BYTES) return
      bytes += call.length
      calls.push(call.slice()) // of its own memory: the frame's may be megabytes
    },
  }
}
