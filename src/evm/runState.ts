import { type Bytes, EMPTY_BYTES } from '../base/bytes.ts'
import { analyse, type CodeAnalysis } from './codeAnalysis.ts'
import type { Frame } from './context.ts'
import { createFrameMemory, type FrameMemory } from './frameMemory.ts'
import { createStack, type Stack } from './stack.ts'

/** What changes while a frame runs. */
export interface RunState {
  readonly code: Bytes
  readonly analysis: CodeAnalysis
  readonly stack: Stack
  readonly memory: FrameMemory
  /** Of the opcode that runs, and behind it while it does. */
  programCounter: number
  opcode: number
  gasLeft: bigint
  /** Words of memory that count as touched. */
  memoryWords: bigint
  /** What the last call returned. */
  returnBytes: Bytes
  /** Gas that the call about to be made takes along. */
  calleeGas: bigint
  /** Set by the opcode that ends the frame. */
  end?: { readonly kind: 'success' | 'revert'; readonly output: Bytes }
}

export function createRunState(frame: Frame): RunState {
  const analysis = analyse(frame.code)
  return {
    code: frame.code,
    analysis,
    stack: createStack(),
    memory: createFrameMemory(),
    programCounter: analysis.start,
    opcode: 0,
    gasLeft: frame.gasLimit,
    memoryWords: 0n,
    returnBytes: EMPTY_BYTES,
    calleeGas: 0n,
  }
}
