import { type Bytes, EMPTY_BYTES } from '../base/bytes.ts'
import { type Frame, outOfGas } from './frame.ts'
import type { MemoryLike } from './frameMemory.ts'
import type { StackLike } from './stack.ts'
import { type Word, wordOfBytes } from './word.ts'

/** The state of a running frame. */
export interface RunState extends GasState {
  readonly code: Bytes
  readonly analysis: CodeAnalysis
  readonly stack: StackLike
  readonly memory: MemoryLike
  /** The offset of the next opcode; while an opcode runs, the offset of the byte after it. */
  programCounter: number
  /** Words of memory that count as touched. */
  memoryWords: number
  /** The return data of the last call. */
  returnBytes: Bytes
  /** Gas that the next call passes on. */
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

/** Max. gas that is counted as a number, which no frame can use up. The rest is set aside for callees. */
const MAX_COUNTED = 2 ** 52

/** The gas of a frame in two parts; see {@link totalGas}. */
export interface GasState {
  /** Gas that opcodes are paid from. */
  gasLeft: number
  gasAside: bigint
}

/** Returns all gas of a frame. */
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
/** Numbers of up to this many bytes are faster to read than to look up. */
const SMALL_BYTES = 6

/** Properties of code, computed at their first use. */
export class CodeAnalysis {
  /** The offset of the first opcode. */
  readonly start: number
  readonly #code: Bytes
  readonly #words = new Map<number, Word>()
  #destinations: Uint8Array | undefined

  constructor(code: Bytes) {
    this.#code = code
    this.start = startOf(code)
  }

  /** Whether it is a JUMPDEST, and not the data of a push. */
  isDestination(programCounter: number): boolean {
    this.#destinations ??= findDestinations(this.#code, this.start)
    return this.#destinations[programCounter] === 1
  }

  /** Returns the word that the push before `programCounter` pushes. Bytes beyond the end of the code are zeros. */
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

/** Returns the analysis of code, which is shared by all uses of the same array. */
export function analyse(code: Bytes): CodeAnalysis {
  const known = analyses.get(code)
  if (known !== undefined) return known
  const analysis = new CodeAnalysis(code)
  analyses.set(code, analysis)
  return analysis
}

/**
 * Returns the length of the code's header. Code of at least four bytes that begins with the opcode HEADER has a header, whose
 * fourth byte is its length beyond 4 (protocol/evm#opcodes).
 */
function startOf(code: Bytes): number {
  return code[0] === HEADER && code.length >= 4 ? 4 + (code[3] ?? 0) : 0
}

function readSmall(code: Bytes, offset: number, size: number): number {
  let number = 0
  for (let i = offset; i < offset + size; i++) number = number * 256 + (code[i] ?? 0)
  return number
}

/** Returns 1 for each byte that is a JUMPDEST and not the data of a push. */
function findDestinations(code: Bytes, start: number): Uint8Array {
  const found = new Uint8Array(code.length)
  for (let i = start; i < code.length; i++) {
    const opcode = code[i] ?? 0
    if (opcode === JUMPDEST) found[i] = 1
    else if (opcode >= PUSH1 && opcode <= PUSH32) i += opcode - PUSH1 + 1
  }
  return found
}
