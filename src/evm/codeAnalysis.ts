import type { Bytes } from '../base/bytes.ts'
import { type Word, wordOfBytes } from './word.ts'

const HEADER = 0xfc
const JUMPDEST = 0x5b
const PUSH1 = 0x60
const PUSH32 = 0x7f
/** Numbers of up to so many bytes are faster to read anew than to look up. */
const SMALL_BYTES = 6

/** What is known of code before it runs, computed when it is first needed. */
export class CodeAnalysis {
  /** Where it begins. */
  readonly start: number
  private readonly code: Bytes
  private readonly words = new Map<number, Word>()
  private destinations: Uint8Array | undefined

  constructor(code: Bytes) {
    this.code = code
    this.start = startOf(code)
  }

  /** Whether a jump may go there. */
  isDestination(programCounter: number): boolean {
    this.destinations ??= findDestinations(this.code, this.start)
    return this.destinations[programCounter] === 1
  }

  /** The word that the push before `programCounter` pushes; bytes beyond the end of the code are zeros. */
  pushedWord(programCounter: number, size: number): Word {
    if (size <= SMALL_BYTES) return readSmall(this.code, programCounter, size)
    const known = this.words.get(programCounter)
    if (known !== undefined) return known
    const bytes = new Uint8Array(size)
    bytes.set(this.code.subarray(programCounter, programCounter + size))
    const word = wordOfBytes(bytes)
    this.words.set(programCounter, word)
    return word
  }
}

const analyses = new WeakMap<Bytes, CodeAnalysis>()

/** The analysis of code, one for each array. */
export function analyse(code: Bytes): CodeAnalysis {
  const known = analyses.get(code)
  if (known !== undefined) return known
  const analysis = new CodeAnalysis(code)
  analyses.set(code, analysis)
  return analysis
}

/**
 * Code of four or more bytes that begins with the opcode HEADER has a header: its fourth byte says how much longer than
 * 4 (protocol/evm#opcodes).
 */
function startOf(code: Bytes): number {
  return code[0] === HEADER && code.length >= 4 ? 4 + (code[3] ?? 0) : 0
}

function readSmall(code: Bytes, offset: number, size: number): number {
  let number = 0
  for (let i = offset; i < offset + size; i++) number = number * 256 + (code[i] ?? 0)
  return number
}

/** Which bytes are a JUMPDEST and not data of a push. */
function findDestinations(code: Bytes, start: number): Uint8Array {
  const found = new Uint8Array(code.length)
  for (let i = start; i < code.length; i++) {
    const opcode = code[i] ?? 0
    if (opcode === JUMPDEST) found[i] = 1
    else if (opcode >= PUSH1 && opcode <= PUSH32) i += opcode - PUSH1 + 1
  }
  return found
}
