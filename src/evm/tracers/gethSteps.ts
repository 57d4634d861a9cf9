import type { Bytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import type { MaybePromise } from '../../concurrency/maybePromise.ts'
import type { Frame, Substate } from '../frame.ts'
import type { Observer } from '../observer.ts'
import type { RunState } from '../runState.ts'
import { bytesOfWord, wordOfBytes } from '../word.ts'
import { opcodeOf } from './callTree.ts'
import { createStepList, type Step, type StepParts, stepOf } from './steps.ts'

interface GethStepsSetup {
  readonly parts: StepParts
  /** Max. steps to show; 0: unlimited. */
  readonly limit: number
  print(step: Step): string
  spend(characters: number): void
  /** Reads a slot's current value, without being observed. */
  readCell(address: Bytes, slot: Bytes): MaybePromise<Bytes | undefined>
}

const SLOAD = 0x54
const SSTORE = 0x55

/** Gathers steps as geth's struct logger does: those of all frames, with the slots that were accessed so far. */
export function createGethSteps({ parts, limit, print, spend, readCell }: GethStepsSetup) {
  const list = createStepList(print, spend)
  /** By contract: the values of its accessed slots, or the values about to be stored. */
  const accessed = new Map<string, Map<string, string>>()
  const substates: Substate[] = []
  let count = 0
  let current: ReturnType<typeof list.newest>

  async function cellsAt(state: RunState, { address }: Frame): Promise<Map<string, string> | undefined> {
    const opcode = state.code[state.programCounter]
    const { stack } = state
    const isStore = opcode === SSTORE
    if (!parts.storage || stack.size < (isStore ? 2 : 1) || !(isStore || opcode === SLOAD)) return undefined
    const slot = bytesOfWord(stack.peek(0))
    const held = isStore ? bytesOfWord(stack.peek(1)) : await readCell(address, slot)
    const key = toHex(address)
    const cells = new Map(accessed.get(key)).set(textOf(slot), textOf(bytesOfWord(wordOfBytes(held ?? NOTHING))))
    accessed.set(key, cells)
    return cells
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
      async onStep(state, frame) {
        count++
        current = undefined
        substates.length = frame.depth + 1
        if (limit > 0 && count > limit) return
        const cells = await cellsAt(state, frame)
        current = stepOf(state, frame.depth, parts)
        if (cells !== undefined) current.cells = cells
        const refund = substates.reduce((sum, substate) => sum + substate.refund, 0n)
        if (refund > 0n) current.refund = refund
        list.add(current)
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
