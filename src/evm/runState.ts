import { type Bytes, EMPTY_BYTES } from '../base/bytes.ts'
import { analyse, type CodeAnalysis } from './codeAnalysis.ts'
import type { Frame } from './frame.ts'
import type { MemoryLike } from './frameMemory.ts'
import { type GasState, setTotalGas } from './gas/gas.ts'
import type { StackLike } from './stack.ts'

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
