import type { Bytes } from '../../base/bytes.ts'
import { toHex } from '../../base/hex.ts'
import { type MaybePromise, mapMaybePromise } from '../../concurrency/maybePromise.ts'
import type { Frame } from '../frame.ts'
import type { Observer } from '../observer.ts'
import type { RunState } from '../runState.ts'
import { bytesOfWord, wordOfBytes } from '../word.ts'
import { createStepList, type StepParts, type StepPrinter, stepOf } from './steps.ts'

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
  /** The text of all steps in pieces, without the slots of `cells`. */
  readonly steps: readonly Bytes[]
  /** The slots that steps show, with their positions in the text. A slot that is cleared disappears from earlier steps, too. */
  readonly cells: readonly ShownCells[]
}

/** Slots to print at a position of a text. */
export interface ShownCells {
  readonly at: number
  readonly cells: CellTexts
}

interface ReferenceStepsSetup {
  readonly parts: StepParts
  readonly printer: StepPrinter
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
export function createReferenceSteps({ parts, printer, spend, slotsOf, readCell }: ReferenceStepsSetup) {
  const shownCells: ShownCells[] = []
  const print: StepPrinter['print'] = (step, out) => {
    printer.print(step, out)
    if (step.cells !== undefined && step.cells.size > 0) shownCells.push({ at: out.length - 1, cells: step.cells })
  }
  const list = createStepList({ begin: printer.begin, print }, spend)
  const open: Array<{ readonly hides: boolean; view: View | undefined }> = []
  /** Number of open creations by code, whose steps are not shown. */
  let hiding = 0
  let outermost: { readonly view: View; readonly initial: CellTexts; readonly count: number } | undefined
  let wasTouched = false

  function textAt(address: Bytes, slot: Bytes): MaybePromise<string | undefined> {
    return mapMaybePromise(readCell(address, slot), (value) =>
      value === undefined ? undefined : textOf(bytesOfWord(wordOfBytes(value))),
    )
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
  function readAccessed(view: View): MaybePromise<void> {
    const { slot } = view
    if (slot === undefined) return
    return mapMaybePromise(textAt(view.frame.address, slot), (value) => {
      if (value === undefined) {
        view.cells.delete(textOf(slot))
      } else {
        if (parts.storage) view.cells = new Map(view.cells) // the earlier steps continue to show their map
        view.cells.set(textOf(slot), value)
      }
      if (view === outermost?.view) wasTouched = true
      view.slot = undefined
    })
  }

  function add(state: RunState, view: View): void {
    if (accessesCell(state)) view.slot = bytesOfWord(state.stack.peek(0))
    const step = stepOf(state, view.frame.depth, parts)
    if (parts.storage) {
      step.cells = view.cells
      spend(CELL_CHARACTERS * view.cells.size)
    }
    list.add(step)
  }

  const addAfterAccess = (state: RunState, view: View) => mapMaybePromise(readAccessed(view), () => add(state, view))

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
      onStep(state, frame) {
        const call = open.at(-1)
        if (call === undefined || hiding > 0) return
        if (call.view !== undefined) return addAfterAccess(state, call.view)
        return enter(frame).then((view) => {
          call.view = view
          return addAfterAccess(state, view)
        })
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
      steps: list.finish(),
      cells: shownCells,
    }
  }
  return { observer, finish }
}

function accessesCell({ code, programCounter, stack }: RunState): boolean {
  const opcode = code[programCounter]
  return (opcode === SLOAD || opcode === SSTORE) && stack.size > 0
}

const textOf = (word: Bytes) => toHex(word).slice(2)
