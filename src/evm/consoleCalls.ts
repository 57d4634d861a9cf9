import type { Bytes } from '../base/bytes.ts'
import { fromHex } from '../base/hex.ts'
import { bytesToBigint } from '../base/integer.ts'

/** The address that Solidity's `console.log` calls. It has no code, and spells "console.log" in ASCII. */
const CONSOLE = bytesToBigint(fromHex('0x000000000000000000636f6e736f6c652e6c6f67'))
const MAX_CALLS = 256
const MAX_BYTES = 64 * 1024

/** Whether a call of an address without code is a `console.log`. */
export function isConsole(codeWord: bigint): boolean {
  return codeWord === CONSOLE
}

/** The calls of the console, up to 256 calls and 64 KiB. */
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
      if (calls.length >= MAX_CALLS || bytes + call.length > MAX_BYTES) return
      bytes += call.length
      calls.push(call.slice()) // a copy: the caller's memory may have megabytes
    },
  }
}
