import type { Bytes } from '../../base/bytes.ts'
import type { Observer } from '../observer.ts'
import { getOpcode } from '../opcodes/table.ts'
import { type RunState, totalGas } from '../runState.ts'
import { bytesOfWord } from '../word.ts'

/** An opcode that was paid, and its effects. */
export interface VmStep {
  readonly code: number
  /** The opcode's name. */
  readonly opcode: string | undefined
  readonly programCounter: number
  /** The price, with the gas that a call passes on. */
  readonly cost: bigint
  /** The effects; undefined if the opcode failed. */
  readonly effects: VmEffects | undefined
  /** The printed frame that the opcode called; undefined if it ran no code. */
  readonly inner: string | undefined
}

/** The effects of an opcode. */
interface VmEffects {
  /** Gas that is left afterwards. */
  readonly gasLeft: bigint
  /** The words that the opcode has put on the stack, the lowest first. */
  readonly pushed: readonly Bytes[]
  readonly memory: { readonly offset: number; readonly data: Bytes } | undefined
  readonly stored: { readonly slot: Bytes; readonly value: Bytes } | undefined
}

interface VmTracerSetup {
  printStep(step: VmStep): string
  printFrame(code: Bytes, steps: readonly string[]): string
  /** Counts characters of text; throws above the limit. */
  spend(characters: number): void
}

/** A region of memory that an opcode writes. */
interface Region {
  readonly offset: number
  readonly size: number
}

/** An opcode that runs: its parts that are known before, and those that follow. */
interface OpenStep extends Pick<VmStep, 'code' | 'opcode' | 'programCounter'> {
  readonly state: RunState
  readonly region: Region | undefined
  readonly stored: VmEffects['stored']
  /** Undefined until the opcode is paid. */
  cost: bigint | undefined
  inner: string | undefined
}

interface OpenFrame {
  code: Bytes | undefined
  readonly steps: string[]
  /** The opcode that is about to be paid, or that runs. */
  step: OpenStep | undefined
}

/**
 * Gathers the opcodes of all frames in the form of OpenEthereum's `vmTrace`: an opcode that cannot be paid is left out,
 * and one that fails has no effects.
 */
export function createVmTracer({ printStep, printFrame, spend }: VmTracerSetup) {
  const frames: OpenFrame[] = []
  let outermost: string | undefined

  const close = (frame: OpenFrame, effects: VmEffects | undefined) => {
    if (frame.step?.cost === undefined) return
    const { code, opcode, programCounter, cost, inner } = frame.step
    const text = printStep({ code, opcode, programCounter, cost, effects, inner })
    // The text of an inner frame was counted before.
    spend(text.length + 1 - (inner?.length ?? 0))
    frame.steps.push(text)
    frame.step = undefined
  }

  const observer: Observer = {
    onCall() {
      frames.push({ code: undefined, steps: [], step: undefined })
    },
    onFrame({ code }) {
      const frame = frames.at(-1)
      if (frame === undefined || code.length === 0) return
      spend(2 * code.length)
      frame.code = code
    },
    onCallEnd() {
      const frame = frames.pop()
      if (frame?.code === undefined) return
      close(frame, undefined) // the opcode that failed
      const text = printFrame(frame.code, frame.steps)
      const caller = frames.at(-1)
      if (caller === undefined) outermost = text
      else if (caller.step !== undefined) caller.step.inner = text
    },
    steps: {
      onStep(state) {
        const frame = frames.at(-1)
        if (frame !== undefined) frame.step = openStep(state)
      },
      onPaid(cost) {
        const step = frames.at(-1)?.step
        if (step !== undefined) step.cost = cost
      },
      onStepEnd() {
        const frame = frames.at(-1)
        if (frame?.step !== undefined) close(frame, effectsOf(frame.step, spend))
      },
    },
  }
  return { observer, text: () => outermost }
}

const SSTORE = 0x55

function openStep(state: RunState): OpenStep {
  const { programCounter, stack } = state
  const code = state.code[programCounter] ?? 0
  const isStore = code === SSTORE && stack.size > 1
  return {
    state,
    code,
    opcode: getOpcode(code)?.name,
    programCounter,
    region: regionOf(code, state),
    stored: isStore ? { slot: bytesOfWord(stack.peek(0)), value: bytesOfWord(stack.peek(1)) } : undefined,
    cost: undefined,
    inner: undefined,
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

function effectsOf({ state, code, region, stored }: OpenStep, spend: VmTracerSetup['spend']): VmEffects {
  const { stack, memory } = state
  const count = Math.min(getOpcode(code)?.pushes ?? 0, stack.size)
  spend(2 * (region?.size ?? 0))
  return {
    gasLeft: totalGas(state),
    pushed: Array.from({ length: count }, (_, index) => bytesOfWord(stack.peek(count - 1 - index))),
    memory: region && { offset: region.offset, data: memory.read(region.offset, region.size) },
    stored,
  }
}
