import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { getOpcode } from '../opcodes/table.ts'
import { type RunState, totalGas } from '../runState.ts'
import { bytesOfWord } from '../word.ts'
import type { TracedFault } from './callTree.ts'

/** What a trace shows of each opcode. */
export interface StepParts {
  readonly memory: boolean
  readonly stack: boolean
  readonly storage: boolean
  /** What the last call returned. */
  readonly returnData: boolean
}

/** An opcode that is about to run, and the frame as it finds it. */
export interface Step {
  /** The byte, and its name; undefined: there is no such opcode. */
  readonly code: number
  readonly opcode: string | undefined
  readonly programCounter: number
  /** The outermost frame has 0. */
  readonly depth: number
  readonly gas: bigint
  /** 0 for one that was never paid for. */
  readonly gasCost: bigint
  /** Whole words, as far as memory has grown. Absent, as what follows: not asked for. */
  readonly memory?: Bytes
  /** 32 bytes each, the lowest first. */
  readonly stack?: readonly Bytes[]
  readonly returnData?: Bytes
  /** What an access to a cell shows: by slot, both in hex without `0x`. */
  readonly cells?: ReadonlyMap<string, string>
  /** Refunds for cleared cells so far. */
  readonly refund?: bigint
  /** The fault that ended the frame with it. */
  readonly fault?: TracedFault
}

/** A step, which may still learn its price and its end. */
export type OpenStep = { -readonly [Member in keyof Step]: Step[Member] }

/** The state of a frame before an opcode, with the parts that are asked for. */
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

/** The steps of a run as text, one after the other: only the newest is not printed yet. */
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
