import type { Bytes } from '../../base/bytes.ts'
import type { BegunCall, Observer } from '../observer.ts'
import { getOpcode } from '../opcodes/table.ts'
import { type RunState, totalGas } from '../runState.ts'
import { bytesOfWord } from '../word.ts'

/** The effects of an opcode. */
export interface VmEffects {
  /** Gas that is left afterwards. */
  readonly gasLeft: bigint
  /** The words that the opcode has put on the stack, the lowest first. */
  readonly pushed: readonly Bytes[]
  readonly memory: { readonly offset: number; readonly data: Bytes } | undefined
  readonly stored: { readonly slot: Bytes; readonly value: Bytes } | undefined
}

/** Prints the parts of a trace in their order. */
export interface VmPrinter {
  /** Prints a frame up to its first opcode. */
  frame(code: Bytes): string
  /** Prints an opcode, of which the name is undefined if it is invalid, up to the frame that it calls. */
  step(programCounter: number, code: number, name: string | undefined): string
  /** Prints the rest of an opcode. `cost` includes the gas that it passes on; a failed opcode has no effects. */
  stepEnd(cost: bigint, effects: VmEffects | undefined): string
}

/** A region of memory that an opcode writes. */
interface Region {
  readonly offset: number
  readonly size: number
}

/** An opcode that is about to be paid, or that runs. */
interface OpenStep {
  readonly state: RunState
  readonly code: number
  readonly programCounter: number
  readonly region: Region | undefined
  readonly stored: VmEffects['stored']
  /** Undefined until the opcode is paid. */
  cost: bigint | undefined
  hasFrame: boolean
}

interface OpenCall {
  /** Number of printed opcodes; undefined if the call runs no code. */
  stepCount: number | undefined
  step: OpenStep | undefined
}

/**
 * Prints the opcodes of all frames in the form of OpenEthereum's `vmTrace`: an opcode that cannot be paid is left out.
 * `spend` receives the characters of the text, and may throw.
 */
export function createVmTracer(printer: VmPrinter, spend: (characters: number) => void) {
  const calls: OpenCall[] = []
  const pieces: string[] = []

  const print = (text: string) => {
    spend(text.length)
    pieces.push(text)
  }

  const endStep = (call: OpenCall, effects: VmEffects | undefined) => {
    const { step } = call
    if (step?.cost === undefined) return
    print(`${step.hasFrame ? '' : 'null'}${printer.stepEnd(step.cost, effects)}`)
    call.step = undefined
  }

  /** Adds the gas that a creation by code passes on, which its price does not include. */
  function addCreationGas({ kind, gas }: BegunCall): void {
    const step = calls.at(-1)?.step
    if (step?.cost !== undefined && (kind === 'CREATE' || kind === 'CREATE2')) step.cost += gas
  }

  const observer: Observer = {
    onCall(call) {
      addCreationGas(call)
      calls.push({ stepCount: undefined, step: undefined })
    },
    onRefusal: addCreationGas,
    onFrame({ code }) {
      const call = calls.at(-1)
      if (call === undefined || code.length === 0) return
      const step = calls.at(-2)?.step
      if (step !== undefined) step.hasFrame = true
      call.stepCount = 0
      print(printer.frame(code))
    },
    onCallEnd() {
      const call = calls.pop()
      if (call?.stepCount === undefined) return
      endStep(call, undefined) // the opcode that failed
      print(']}')
    },
    steps: {
      onStep(state) {
        const call = calls.at(-1)
        if (call !== undefined) call.step = openStep(state)
      },
      onPaid(cost) {
        const call = calls.at(-1)
        if (call?.step === undefined || call.stepCount === undefined) return
        const { programCounter, code } = call.step
        call.step.cost = cost
        print(`${call.stepCount++ === 0 ? '' : ','}${printer.step(programCounter, code, getOpcode(code)?.name)}`)
      },
      onStepEnd() {
        const call = calls.at(-1)
        if (call?.step !== undefined) endStep(call, effectsOf(call.step))
      },
    },
  }
  /** Returns the trace; undefined if no code ran. */
  const text = () => (pieces.length === 0 ? undefined : pieces.join(''))
  return { observer, text }
}

const SSTORE = 0x55

function openStep(state: RunState): OpenStep {
  const { programCounter, stack } = state
  const code = state.code[programCounter] ?? 0
  const isStore = code === SSTORE && stack.size > 1
  return {
    state,
    code,
    programCounter,
    region: regionOf(code, state),
    stored: isStore ? { slot: bytesOfWord(stack.peek(0)), value: bytesOfWord(stack.peek(1)) } : undefined,
    cost: undefined,
    hasFrame: false,
  }
}

/** Depths on the stack of the offset and the size of the memory that opcodes write. */
const WRITES: Readonly<Record<number, readonly [offset: number, size: number]>> = {
  55: [0, 2], // CALLDATACOPY
  57: [0, 2], // CODECOPY
  60: [1, 3], // EXTCODECOPY
  62: [0, 2], // RETURNDATACOPY
  94: [0, 2], // MCOPY
  241: [5, 6], // CALL
  242: [5, 6], // CALLCODE
  244: [4, 5], // DELEGATECALL
  250: [4, 5], // STATICCALL
}

/** Bytes of memory of MLOAD, which counts as a write in OpenEthereum, MSTORE and MSTORE8. */
const FIXED_SIZES: Readonly<Record<number, number>> = { 81: 32, 82: 32, 83: 1 }

/** Returns the region of memory that an opcode is about to write; undefined if it is empty. */
function regionOf(code: number, { stack }: RunState): Region | undefined {
  const fixed = FIXED_SIZES[code]
  const depths = WRITES[code]
  if (fixed !== undefined) return { offset: Number(stack.peek(0)), size: fixed }
  if (depths === undefined) return undefined
  const [offset, size] = depths.map((depth) => Number(stack.peek(depth)))
  return offset === undefined || size === undefined || size === 0 ? undefined : { offset, size }
}

function effectsOf({ state, code, region, stored }: OpenStep): VmEffects {
  const { stack, memory } = state
  const count = Math.min(getOpcode(code)?.pushes ?? 0, stack.size)
  return {
    gasLeft: totalGas(state),
    pushed: Array.from({ length: count }, (_, index) => bytesOfWord(stack.peek(count - 1 - index))),
    memory: region && { offset: region.offset, data: memory.read(region.offset, region.size) },
    stored,
  }
}
