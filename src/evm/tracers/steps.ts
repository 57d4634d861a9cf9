import { AsciiPieces } from '../../base/asciiPieces.ts'
import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { getOpcode } from '../opcodes/table.ts'
import { type RunState, totalGas } from '../runState.ts'
import type { Word } from '../word.ts'
import type { TracedFault } from './callTree.ts'

/** The parts of each step that a trace shows. */
export interface StepParts {
  readonly memory: boolean
  readonly stack: boolean
  readonly storage: boolean
  /** The return data of the last call. */
  readonly returnData: boolean
}

/** An opcode that is about to run, and the frame's state before it. */
export interface Step {
  /** The byte, and the opcode's name; undefined for an invalid opcode. */
  readonly code: number
  readonly opcode: string | undefined
  readonly programCounter: number
  /** The outermost frame has depth 0. */
  readonly depth: number
  readonly gas: bigint
  /** 0 for an opcode that was never paid. */
  readonly gasCost: bigint
  /** The touched memory, in whole words; valid until an opcode runs. This and the following parts are absent if they are not shown. */
  readonly memory?: Bytes
  /** The lowest word first. */
  readonly stack?: readonly Word[]
  readonly returnData?: Bytes
  /** The slots that an access shows, values by key, both in hex without `0x`. */
  readonly cells?: ReadonlyMap<string, string>
  /** Refunds of cleared slots so far. */
  readonly refund?: bigint
  /** The fault of the frame at this opcode. */
  readonly fault?: TracedFault
}

/** A step whose price and end may still be added. */
export type OpenStep = { -readonly [Member in keyof Step]: Step[Member] }

/** Returns the frame's state before an opcode, with the parts that are shown. */
export function stepOf(state: RunState, depth: number, parts: StepParts): OpenStep {
  const { programCounter, memory, memoryWords, stack, returnBytes } = state
  const code = state.code[programCounter] ?? 0
  const opcode = getOpcode(code)?.name
  const step: OpenStep = { code, opcode, programCounter, depth, gas: totalGas(state), gasCost: 0n }
  if (parts.memory) step.memory = memoryWords === 0 ? EMPTY_BYTES : memory.view(0, 32 * memoryWords)
  if (parts.stack) step.stack = stack.bottomUp()
  if (parts.returnData) step.returnData = returnBytes
  return step
}

/** Prints the steps of one trace. */
export interface StepPrinter {
  /** Called when a step begins, which is the only time at which its memory is valid. */
  begin(step: Step): void
  /** Prints the step that has begun, after a comma unless it is the first one. */
  print(step: Step, out: AsciiPieces): void
}

/** Gathers the steps of a run as text. Only the newest step is not printed yet. `spend` may throw. */
export function createStepList(printer: StepPrinter, spend: (characters: number) => void) {
  const out = new AsciiPieces(spend)
  let newest: OpenStep | undefined

  const printNewest = () => {
    if (newest !== undefined) printer.print(newest, out)
    newest = undefined
  }
  return {
    add(step: OpenStep) {
      printNewest()
      printer.begin(step)
      newest = step
    },
    newest: () => newest,
    finish(): readonly Bytes[] {
      printNewest()
      return out.finish()
    },
  }
}
