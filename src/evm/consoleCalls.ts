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

const NO_CALLS: readonly Bytes[] = []

/** The calls of the console, up to 256 calls and 64 KiB. A class, because each run has one, which most leave empty. */
export class ConsoleRecord {
  #calls: Bytes[] | undefined
  #bytes = 0

  get calls(): readonly Bytes[] {
    return this.#calls ?? NO_CALLS
  }

  onConsole(call: Bytes): void {
    this.#calls ??= []
    if (this.#calls.length >= MAX_CALLS || this.#bytes + call.length > MAX_BYTES) return
    this.#bytes += call.length
    this.#calls.push(call.slice()) // a copy: the caller's memory may have megabytes
  }
}
