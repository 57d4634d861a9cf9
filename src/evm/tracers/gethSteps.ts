import type { Bytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { type MaybePromise, mapMaybePromise } from '../../concurrency/maybePromise.ts'
import type { Frame, Substate } from '../frame.ts'
import type { Observer } from '../observer.ts'
import type { RunState } from '../runState.ts'
import { bytesOfWord, wordOfBytes } from '../word.ts'
import { opcodeOf } from './callTree.ts'
import { createStepList, type StepParts, type StepPrinter, stepOf } from './steps.ts'

interface GethStepsSetup {
  readonly parts: StepParts
  /** Max. steps to show; 0: unlimited. */
  readonly limit: number
  readonly printer: StepPrinter
  spend(characters: number): void
  /** Reads a slot's current value, without being observed. */
  readCell(address: Bytes, slot: Bytes): MaybePromise<Bytes | undefined>
}

const SLOAD = 0x54
const SSTORE = 0x55

/** Gathers steps as geth's struct logger does: those of all frames, with the slots that were accessed so far. */
export function createGethSteps({ parts, limit, printer, spend, readCell }: GethStepsSetup) {
  const list = createStepList(printer, spend)
  /** By contract: the values of its accessed slots, or the values about to be stored. */
  const accessed = new Map<string, Map<string, string>>()
  const substates: Substate[] = []
  let count = 0
  let current: ReturnType<typeof list.newest>

  /** Returns the slots that an opcode shows; undefined for opcodes that access none. */
  function cellsAt(state: RunState, { address }: Frame): MaybePromise<Map<string, string> | undefined> {
    const opcode = state.code[state.programCounter]
    const { stack } = state
    const isStore = opcode === SSTORE
    if (!parts.storage || stack.size < (isStore ? 2 : 1) || !(isStore || opcode === SLOAD)) return undefined
    const slot = bytesOfWord(stack.peek(0))
    const value = isStore ? bytesOfWord(stack.peek(1)) : readCell(address, slot)
    return mapMaybePromise(value, (held) => {
      const key = toHex(address)
      const cells = new Map(accessed.get(key)).set(textOf(slot), textOf(bytesOfWord(wordOfBytes(held ?? NOTHING))))
      accessed.set(key, cells)
      return cells
    })
  }

  function add(state: RunState, { depth }: Frame, cells: Map<string, string> | undefined): void {
    current = stepOf(state, depth, parts)
    if (cells !== undefined) current.cells = cells
    const refund = substates.reduce((sum, substate) => sum + substate.refund, 0n)
    if (refund > 0n) current.refund = refund
    list.add(current)
  }

  const observer: Observer = {
    onCall: () => undefined,
    onCallEnd: () => undefined,
    onFrame: (frame, substate) => {
      substates.length = frame.depth
      substates.push(substate)
    },
    onFault(fault) {
      // The refusal of a new contract's code is not a fault of the opcode before it.
      if (current !== undefined && fault.code !== undefined) current.fault = { ...fault, opcode: opcodeOf(fault) }
    },
    steps: {
      onStep(state, frame) {
        count++
        current = undefined
        substates.length = frame.depth + 1
        if (limit > 0 && count > limit) return
        return mapMaybePromise(cellsAt(state, frame), (cells) => add(state, frame, cells))
      },
      onPaid(gasCost) {
        if (current !== undefined) current.gasCost = gasCost
      },
      onStepEnd: () => undefined,
    },
  }
  return { observer, finish: () => list.finish() }
}

const NOTHING = new Uint8Array(0)
const textOf = (word: Uint8Array) => toHex(word).slice(2)
