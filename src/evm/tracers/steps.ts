import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { getOpcode } from '../opcodes/table.ts'
import { type RunState, totalGas } from '../runState.ts'
import { bytesOfWord } from '../word.ts'
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
  /** The touched memory, in whole words. This and the following parts are absent if they are not shown. */
  readonly memory?: Bytes
  /** 32-byte words, the lowest first. */
  readonly stack?: readonly Bytes[]
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
  return {
    code,
    opcode: getOpcode(code)?.name,
    programCounter,
    depth,
    gas: totalGas(state),
    gasCost: 0n,
    ...(parts.memory ? { memory: memoryWords === 0 ? EMPTY_BYTES : memory.read(0, 32 * memoryWords) } : {}),
    ...(parts.stack ? { stack: stack.bottomUp().map(bytesOfWord) } : {}),
    ...(parts.returnData ? { returnData: returnBytes } : {}),
  }
}

/** Gathers the steps of a run as text. Only the newest step is not printed yet. `spend` may throw. */
export function createStepList(print: (step: Step) => string, spend: (characters: number) => void) {
  const texts: string[] = []
  let newest: OpenStep | undefined

  const printNewest = () => {
    if (newest === undefined) return
    const text = print(newest)
    spend(text.length + 1)
    texts.push(text)
    newest = undefined
  }
  return {
    add(step: OpenStep) {
      printNewest()
      newest = step
    },
    newest: () => newest,
    finish(): readonly string[] {
      printNewest()
      return texts
    },
  }
}
