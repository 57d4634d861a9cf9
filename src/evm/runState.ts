import { type Bytes, EMPTY_BYTES } from '../base/bytes.ts'
import { type Frame, outOfGas } from './frame.ts'
import type { MemoryLike } from './frameMemory.ts'
import type { StackLike } from './stack.ts'
import { type Word, wordOfBytes } from './word.ts'

/** What changes while a frame runs. */
export interface RunState extends GasState {
  readonly code: Bytes
  readonly analysis: CodeAnalysis
  readonly stack: StackLike
  readonly memory: MemoryLike
  /** Of the next opcode; while an opcode runs, the byte after it. */
  programCounter: number
  /** Words of memory that count as touched. */
  memoryWords: number
  /** What the last call returned. */
  returnBytes: Bytes
  /** Gas that the call about to be made takes along. */
  calleeGas: bigint
  /** Set by the opcode that ends the frame. */
  end: { readonly kind: 'success' | 'revert'; readonly output: Bytes } | undefined
}

export function createRunState(frame: Frame, stack: StackLike, memory: MemoryLike): RunState {
  const analysis = analyse(frame.code)
  const state: RunState = {
    code: frame.code,
    analysis,
    stack,
    memory,
    programCounter: analysis.start,
    gasLeft: 0,
    gasAside: 0n,
    memoryWords: 0,
    returnBytes: EMPTY_BYTES,
    calleeGas: 0n,
    end: undefined,
  }
  setTotalGas(state, frame.gasLimit)
  return state
}

/**
 * A frame counts up to so much gas as a number, which no frame lives long enough to use up. The rest lies aside for
 * callees.
 */
const MAX_COUNTED = 2 ** 52

/** What a frame has, in two parts; {@link totalGas} is all of it. */
export interface GasState {
  /** What opcodes are paid from. */
  gasLeft: number
  gasAside: bigint
}

/** All the gas a frame has. */
export function totalGas({ gasLeft, gasAside }: GasState): bigint {
  return BigInt(gasLeft) + gasAside
}

export function setTotalGas(state: GasState, gas: bigint): void {
  state.gasLeft = gas > MAX_COUNTED ? MAX_COUNTED : Number(gas)
  state.gasAside = gas - BigInt(state.gasLeft)
}

export function charge(state: GasState, gas: number): void {
  if (state.gasLeft < gas) throw outOfGas(gas)
  state.gasLeft -= gas
}

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
  readonly #code: Bytes
  readonly #words = new Map<number, Word>()
  #destinations: Uint8Array | undefined

  constructor(code: Bytes) {
    this.#code = code
    this.start = startOf(code)
  }

  /** Whether a jump may go there. */
  isDestination(programCounter: number): boolean {
    this.#destinations ??= findDestinations(this.#code, this.start)
    return this.#destinations[programCounter] === 1
  }

  /** The word that the push before `programCounter` pushes; bytes beyond the end of the code are zeros. */
  pushedWord(programCounter: number, size: number): Word {
    if (size <= SMALL_BYTES) return readSmall(this.#code, programCounter, size)
    const known = this.#words.get(programCounter)
    if (known !== undefined) return known
    const bytes = new Uint8Array(size)
    bytes.set(this.#code.subarray(programCounter, programCounter + size))
    const word = wordOfBytes(bytes)
    this.#words.set(programCounter, word)
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
