import { randomFillSync } from 'node:crypto'
import { type Bytes, EMPTY_BYTES } from '../../base/bytes.ts'
import { cellOfKey } from '../../state/keys.ts'
import { mapKey } from '../../state/mapKey.ts'
import type { StateVersion } from '../../state/stateVersion.ts'
import type { WorldReader } from '../../state/stateView.ts'
import type { StateChangeRow } from '../../storage/store.ts'
import * as layout from './layout.ts'

const WORD_BYTES = 32
/** More, and most groups are full: then it is better to begin anew. */
const MOST_CELLS = (layout.GROUPS * layout.GROUP_CELLS) / 2
/** Creations in calls make new ones all the time. */
const MOST_CONTRACTS = 4_096
/** Numbers of contracts and of marks are 32 bits, and are given once. */
const LAST_NUMBER = 2 ** 31

/** What the interpreter knows of cells; the wasm folder has its source. */
export interface CellFunctions {
  readonly find: (contract: number, slot: number) => number
  readonly insert: (contract: number, slot: number) => number
  readonly note: (cell: number) => number
  readonly undoTo: (top: number) => void
}

interface Mark {
  readonly top: number
  readonly noted: number
}

/**
 * Cells of contracts in a machine's memory, as a run leaves and finds them. What a run has written is undone at its end; what
 * it has read stays for the next one, also behind further blocks.
 */
export class Cells {
  private readonly bytes: Uint8Array
  private readonly view: DataView
  private readonly functions: CellFunctions
  /** Which numbers stand for contracts, by address. */
  private readonly contracts = new Map<string, number>()
  private nextContract = 1
  private count = 0
  /** Of what state the cells are; undefined: of none that comes again. */
  private version: StateVersion | undefined
  /** Whether there is a run that has its cells here. */
  private isOpen = false
  private mark = 1
  private readonly marks: Mark[] = []
  /** What cells were that the journal has no room for. */
  private readonly noted: Array<{ readonly cell: number; readonly bytes: Uint8Array }> = []

  constructor(bytes: Uint8Array, view: DataView, functions: CellFunctions) {
    this.bytes = bytes
    this.view = view
    this.functions = functions
    randomFillSync(bytes, layout.CELLS_SEED, 8)
    view.setUint32(layout.CELLS_TOP, layout.JOURNAL, true)
    this.clear()
  }

  /** A run begins that sees this world. */
  begin(world: WorldReader): void {
    const version = world.version?.()
    const isFull = this.count > MOST_CELLS || this.contracts.size >= MOST_CONTRACTS || this.mark >= LAST_NUMBER
    if (version === undefined || version !== this.version || isFull) this.moveTo(isFull ? undefined : version)
    this.version = version
    this.isOpen = true
  }

  /** Undoes what the run has written. */
  end(): void {
    this.undoTo({ top: layout.JOURNAL, noted: 0 })
    this.marks.length = 0
    this.isOpen = false
    this.view.setUint32(layout.CELLS_MARK, ++this.mark, true)
  }

  /** The number of a contract whose code is run; 0: its cells are not here. */
  contractOf(address: Bytes): number {
    if (!this.isOpen) return 0
    const name = mapKey(address)
    const known = this.contracts.get(name)
    if (known !== undefined) return known
    if (this.contracts.size >= MOST_CONTRACTS) return 0
    const number = this.nextContract++
    this.contracts.set(name, number)
    return number
  }

  /** Where a cell is; 0: it is not here. */
  find(address: Bytes, slot: Bytes): number {
    const contract = this.contracts.get(mapKey(address))
    if (contract === undefined) return 0
    return this.functions.find(contract, this.placeOf(slot))
  }

  /** What a cell holds; undefined: it is empty. */
  read(cell: number): Bytes | undefined {
    const at = cell + layout.CELL_VALUE
    let length = WORD_BYTES
    while (length > 0 && this.bytes[at + length - 1] === 0) length--
    return length === 0 ? undefined : this.bytes.slice(at, at + length).reverse()
  }

  write(cell: number, value: Bytes | undefined): void {
    if (!isWord(value)) throw new TypeError('a cell of a contract with code holds a word')
    if (this.functions.note(cell) === 0) this.noteOutside(cell)
    this.fill(cell, value)
  }

  /** Keeps what the world has in a cell, if there is room for it. */
  add(address: Bytes, slot: Bytes, value: Bytes | undefined): void {
    const contract = this.contracts.get(mapKey(address))
    if (contract === undefined || !isWord(value)) return
    const cell = this.functions.insert(contract, this.placeOf(slot))
    if (cell === 0) return
    this.count++
    this.fill(cell, value)
  }

  checkpoint(): void {
    this.marks.push({ top: this.view.getUint32(layout.CELLS_TOP, true), noted: this.noted.length })
    this.view.setUint32(layout.CELLS_MARK, ++this.mark, true)
  }

  commit(): void {
    this.takeMark()
  }

  revert(): void {
    this.undoTo(this.takeMark())
  }

  private takeMark(): Mark {
    const mark = this.marks.pop()
    if (mark === undefined) throw new Error('there is no checkpoint to end')
    return mark
  }

  private undoTo({ top, noted }: Mark): void {
    while (this.noted.length > noted) {
      const last = this.noted.pop()
      if (last !== undefined) this.bytes.set(last.bytes, last.cell)
    }
    this.functions.undoTo(top)
  }

  private noteOutside(cell: number): void {
    this.noted.push({ cell, bytes: this.bytes.slice(cell, cell + layout.CELL_BYTES) })
    this.view.setUint32(cell + layout.CELL_MARK, this.mark, true)
  }

  /** Puts a slot where the functions can read it. */
  private placeOf(slot: Bytes): number {
    putWord(this.bytes, layout.CELLS_SLOT, slot)
    return layout.CELLS_SLOT
  }

  private fill(cell: number, value: Bytes | undefined): void {
    putWord(this.bytes, cell + layout.CELL_VALUE, value ?? EMPTY_BYTES)
  }

  private moveTo(version: StateVersion | undefined): void {
    const changes = this.version && version?.changesSince(this.version)
    if (changes === undefined) this.clear()
    else this.follow(changes)
  }

  private follow(changes: readonly StateChangeRow[]): void {
    for (const { key, value } of changes) {
      const changed = cellOfKey(key)
      const cell = changed === undefined ? 0 : this.find(changed.address, changed.slot)
      if (cell === 0) continue
      if (isWord(value)) this.fill(cell, value)
      else this.view.setUint32(cell + layout.CELL_CONTRACT, 0, true)
    }
  }

  private clear(): void {
    const { bytes, view } = this
    if (this.nextContract > LAST_NUMBER) {
      bytes.fill(0, layout.CELLS, layout.JOURNAL)
      this.nextContract = 1
    }
    if (this.mark >= LAST_NUMBER) this.mark = 1
    this.contracts.clear()
    this.count = 0
    view.setUint32(layout.CELLS_FIRST, this.nextContract, true)
    view.setUint32(layout.CELLS_MARK, this.mark, true)
  }
}

/** Writes a word, the lowest byte first. */
function putWord(bytes: Uint8Array, at: number, word: Bytes): void {
  for (let i = 0; i < WORD_BYTES; i++) bytes[at + i] = word[word.length - 1 - i] ?? 0
}

/** Whether it is what code can leave in a cell, which native contracts need not: a word without leading zeros. */
function isWord(value: Bytes | undefined): boolean {
  return value === undefined || (value.length <= WORD_BYTES && value[0] !== 0 && value.length > 0)
}
