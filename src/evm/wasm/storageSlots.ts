import { randomFillSync } from 'node:crypto'
import { type Bytes, EMPTY_BYTES, WORD_BYTES } from '../../base/bytes.ts'
import { mapKey } from '../../base/mapKey.ts'
import { cellOfKey } from '../../state/keys.ts'
import type { StateVersion } from '../../state/stateVersion.ts'
import type { StateView } from '../../state/stateView.ts'
import type { StateChangeRow } from '../../storage/store.ts'
import * as layout from './layout.ts'

/** Max. entries at the start of a run: with more, most groups are full, and the table is cleared. */
const MAX_SLOTS = (layout.GROUPS * layout.GROUP_SLOTS) / 2
/** Max. contracts at the start of a run. Calls that create contracts add new ones without end. */
const MAX_CONTRACTS = 4_096
/** Numbers of contracts and marks have 32 bits and are not reused until the table is cleared. */
const LAST_NUMBER = 2 ** 31

/** The exports of wasm/assembly/slots; an entry is an address, 0 for none. */
export interface SlotFunctions {
  readonly find: (contract: number, slot: number) => number
  readonly insert: (contract: number, slot: number) => number
  readonly record: (entry: number) => number
  readonly undoTo: (top: number) => void
}

interface Mark {
  readonly top: number
  readonly overflow: number
}

/**
 * Storage slots of contracts that are cached in an interpreter's memory. Writes of a run are undone at its end. Values that it has
 * read stay for the next runs, and are updated when blocks change them.
 */
export class StorageSlots {
  readonly #bytes: Uint8Array
  readonly #view: DataView
  readonly #functions: SlotFunctions
  /** The numbers of contracts by address. */
  readonly #contracts = new Map<string, number>()
  #nextContract = 1
  #count = 0
  /** The version of the state that was read; undefined if it has none. */
  #version: StateVersion | undefined
  /** Whether a run uses the slots. */
  #isOpen = false
  #mark = 1
  readonly #marks: Mark[] = []
  /** Entries before they were written, if the journal was full. */
  readonly #overflow: Array<{ readonly entry: number; readonly bytes: Uint8Array }> = []

  constructor(bytes: Uint8Array, view: DataView, functions: SlotFunctions) {
    this.#bytes = bytes
    this.#view = view
    this.#functions = functions
    randomFillSync(bytes, layout.HASH_SEED, 8)
    view.setUint32(layout.JOURNAL_TOP, layout.JOURNAL, true)
    this.#clear()
  }

  /** Begins a run on a state. Entries of an older version are updated, or cleared if its changes are unknown. */
  begin(state: StateView): void {
    const version = state.version?.()
    const isFull = this.#count > MAX_SLOTS || this.#contracts.size >= MAX_CONTRACTS || this.#mark >= LAST_NUMBER
    if (version === undefined || version !== this.#version || isFull) this.#adopt(isFull ? undefined : version)
    this.#version = version
    this.#isOpen = true
  }

  /** Ends the run and undoes its writes. */
  end(): void {
    this.#undoTo({ top: layout.JOURNAL, overflow: 0 })
    this.#marks.length = 0
    this.#isOpen = false
    this.#view.setUint32(layout.CURRENT_MARK, ++this.#mark, true)
  }

  /** Returns the number of a contract whose code runs; 0 if its slots are not cached. */
  contractOf(address: Bytes): number {
    if (!this.#isOpen) return 0
    const name = mapKey(address)
    const known = this.#contracts.get(name)
    if (known !== undefined) return known
    if (this.#contracts.size >= MAX_CONTRACTS) return 0
    const number = this.#nextContract++
    this.#contracts.set(name, number)
    return number
  }

  /** Returns the entry of a slot; 0 if it is not cached. */
  find(address: Bytes, slot: Bytes): number {
    const contract = this.#contracts.get(mapKey(address))
    if (contract === undefined) return 0
    return this.#functions.find(contract, this.#putKey(slot))
  }

  /** Returns the value of an entry, without leading zeros; undefined if it is 0. */
  read(entry: number): Bytes | undefined {
    const at = entry + layout.SLOT_VALUE
    let length = WORD_BYTES
    while (length > 0 && this.#bytes[at + length - 1] === 0) length--
    return length === 0 ? undefined : this.#bytes.slice(at, at + length).reverse()
  }

  write(entry: number, value: Bytes | undefined): void {
    if (!isWord(value)) throw new TypeError('a cell of a contract with code holds a word')
    if (this.#functions.record(entry) === 0) this.#recordOutside(entry)
    this.#fill(entry, value)
  }

  /** Caches the value of a slot, if its group has a free entry. */
  add(address: Bytes, slot: Bytes, value: Bytes | undefined): void {
    const contract = this.#contracts.get(mapKey(address))
    if (contract === undefined || !isWord(value)) return
    const entry = this.#functions.insert(contract, this.#putKey(slot))
    if (entry === 0) return
    this.#count++
    this.#fill(entry, value)
  }

  checkpoint(): void {
    this.#marks.push({ top: this.#view.getUint32(layout.JOURNAL_TOP, true), overflow: this.#overflow.length })
    this.#view.setUint32(layout.CURRENT_MARK, ++this.#mark, true)
  }

  commit(): void {
    this.#takeMark()
  }

  revert(): void {
    this.#undoTo(this.#takeMark())
  }

  #takeMark(): Mark {
    const mark = this.#marks.pop()
    if (mark === undefined) throw new Error('there is no checkpoint to end')
    return mark
  }

  #undoTo({ top, overflow }: Mark): void {
    while (this.#overflow.length > overflow) {
      const last = this.#overflow.pop()
      if (last !== undefined) this.#bytes.set(last.bytes, last.entry)
    }
    this.#functions.undoTo(top)
  }

  #recordOutside(entry: number): void {
    this.#overflow.push({ entry, bytes: this.#bytes.slice(entry, entry + layout.SLOT_BYTES) })
    this.#view.setUint32(entry + layout.SLOT_MARK, this.#mark, true)
  }

  /** Writes a key where the functions can read it, and returns the address. */
  #putKey(slot: Bytes): number {
    putWord(this.#bytes, layout.LOOKUP_KEY, slot)
    return layout.LOOKUP_KEY
  }

  #fill(entry: number, value: Bytes | undefined): void {
    putWord(this.#bytes, entry + layout.SLOT_VALUE, value ?? EMPTY_BYTES)
  }

  #adopt(version: StateVersion | undefined): void {
    const changes = this.#version && version?.changesSince(this.#version)
    if (changes === undefined) this.#clear()
    else this.#apply(changes)
  }

  #apply(changes: readonly StateChangeRow[]): void {
    for (const { key, value } of changes) {
      const changed = cellOfKey(key)
      const entry = changed === undefined ? 0 : this.find(changed.address, changed.slot)
      if (entry === 0) continue
      if (isWord(value)) this.#fill(entry, value)
      else this.#view.setUint32(entry + layout.SLOT_CONTRACT, 0, true)
    }
  }

  #clear(): void {
    const view = this.#view
    if (this.#nextContract > LAST_NUMBER) {
      this.#bytes.fill(0, layout.SLOTS, layout.JOURNAL)
      this.#nextContract = 1
    }
    if (this.#mark >= LAST_NUMBER) this.#mark = 1
    this.#contracts.clear()
    this.#count = 0
    view.setUint32(layout.FIRST_CONTRACT, this.#nextContract, true)
    view.setUint32(layout.CURRENT_MARK, this.#mark, true)
  }
}

/** Writes a word, the lowest byte first. */
function putWord(bytes: Uint8Array, at: number, word: Bytes): void {
  for (let i = 0; i < WORD_BYTES; i++) bytes[at + i] = word[word.length - 1 - i] ?? 0
}

/** Whether code can store the value: a word without leading zeros. Native contracts also store other values. */
function isWord(value: Bytes | undefined): boolean {
  return value === undefined || (value.length <= WORD_BYTES && value[0] !== 0 && value.length > 0)
}
