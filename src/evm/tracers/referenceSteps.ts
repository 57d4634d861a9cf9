import type { Bytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import type { MaybePromise } from '../../concurrency/maybePromise.ts'
import type { Frame } from '../frame.ts'
import type { Observer } from '../observer.ts'
import type { RunState } from '../runState.ts'
import { bytesOfWord, wordOfBytes } from '../word.ts'
import { createStepList, type Step, type StepParts, stepOf } from './steps.ts'

/** Values by key, both 32 bytes in hex without `0x`. */
export type CellTexts = ReadonlyMap<string, string>

/** The steps of a run in the reference node's form. */
export interface ReferenceSteps {
  /** The contract that the message ran; undefined if it ran none. */
  readonly contract: Bytes | undefined
  readonly initialCells: CellTexts
  /** The values when the last step of the outermost frame began. */
  readonly currentCells: CellTexts
  readonly cellCount: number
  /** The text of each step, and the slots that it shows. */
  readonly steps: ReadonlyArray<{ readonly text: string; readonly cells: CellTexts | undefined }>
}

interface ReferenceStepsSetup {
  readonly parts: StepParts
  print(step: Step): string
  spend(characters: number): void
  /** Returns the slots of a contract that may have a value; undefined if there are too many to show. */
  slotsOf(address: Bytes): Promise<readonly Bytes[] | undefined>
  /** Reads a slot's current value, without being observed. */
  readCell(address: Bytes, slot: Bytes): MaybePromise<Bytes | undefined>
}

/** A frame's view of its contract's slots: all at its beginning, then those that its opcodes access. */
interface View {
  readonly frame: Frame
  cells: Map<string, string>
  /** The slot that its newest step loads or stores. */
  slot: Bytes | undefined
}

const SLOAD = 0x54
const SSTORE = 0x55
/** Characters per slot. */
const CELL_CHARACTERS = 136

/**
 * Gathers steps as DetailedProgramTrace of the reference node does. It has no steps of creations by code, shows the price of a
 * call at the last step within it, and steps between two accesses share the map of slots that they show.
 */
export function createReferenceSteps({ parts, print, spend, slotsOf, readCell }: ReferenceStepsSetup) {
  const list = createStepList(print, spend)
  const shownCells: Array<CellTexts | undefined> = []
  const open: Array<{ readonly hides: boolean; view: View | undefined }> = []
  /** Number of open creations by code, whose steps are not shown. */
  let hiding = 0
  let outermost: { readonly view: View; readonly initial: CellTexts; readonly count: number } | undefined
  let wasTouched = false

  async function textAt(address: Bytes, slot: Bytes): Promise<string | undefined> {
    const value = await readCell(address, slot)
    return value === undefined ? undefined : textOf(bytesOfWord(wordOfBytes(value)))
  }

  async function enter(frame: Frame): Promise<View> {
    const isOutermost = outermost === undefined
    const slots = isOutermost || parts.storage ? await slotsOf(frame.address) : []
    const cells = new Map<string, string>()
    for (const slot of slots ?? []) {
      const value = await textAt(frame.address, slot)
      if (value !== undefined) cells.set(textOf(slot), value)
    }
    const view: View = { frame, cells, slot: undefined }
    if (isOutermost) outermost = { view, initial: new Map(cells), count: cells.size }
    return view
  }

  /** Reads the slot that the previous step accessed. The reference node does so when the next step begins. */
  async function readAccessed(view: View): Promise<void> {
    if (view.slot === undefined) return
    const [key, value] = [textOf(view.slot), await textAt(view.frame.address, view.slot)]
    if (value === undefined) {
      view.cells.delete(key)
    } else {
      if (parts.storage) view.cells = new Map(view.cells) // the earlier steps continue to show their map
      view.cells.set(key, value)
    }
    if (view === outermost?.view) wasTouched = true
    view.slot = undefined
  }

  const observer: Observer = {
    onCall({ kind }) {
      const hides = open.length > 0 && (kind === 'CREATE' || kind === 'CREATE2')
      open.push({ hides, view: undefined })
      if (hides) hiding++
    },
    onCallEnd() {
      if (open.pop()?.hides === true) hiding--
    },
    steps: {
      async onStep(state, frame) {
        const call = open.at(-1)
        if (call === undefined || hiding > 0) return
        call.view ??= await enter(frame)
        const { view } = call
        await readAccessed(view)
        if (accessesCell(state)) view.slot = bytesOfWord(state.stack.peek(0))
        spend(parts.storage ? CELL_CHARACTERS * view.cells.size : 0)
        list.add(stepOf(state, frame.depth, parts))
        shownCells.push(parts.storage ? view.cells : undefined)
      },
      onPaid: () => undefined,
      onStepEnd(gasCost) {
        const newest = list.newest()
        if (newest !== undefined && hiding === 0) newest.gasCost = gasCost
      },
    },
  }

  const finish = (): ReferenceSteps => {
    const current: CellTexts = outermost?.view.cells ?? new Map()
    return {
      contract: outermost?.view.frame.address,
      initialCells: outermost?.initial ?? new Map(),
      currentCells: current,
      cellCount: wasTouched ? current.size : (outermost?.count ?? 0),
      steps: list.finish().map((text, index) => ({ text, cells: shownCells[index] })),
    }
  }
  return { observer, finish }
}

function accessesCell({ code, programCounter, stack }: RunState): boolean {
  const opcode = code[programCounter]
  return (opcode === SLOAD || opcode === SSTORE) && stack.size > 0
}

const textOf = (word: Bytes) => toHex(word).slice(2)
