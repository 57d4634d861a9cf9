import { INTERPRETER_BINARY } from '../../../generated/wasm/interpreter.ts'
import type { Bytes } from '../../base/bytes.ts'
import { type CompiledModule, Instance, Memory, Module } from '../../crypto/webAssembly.ts'
import type { OpcodeTable } from '../opcodes/table.ts'
import { Arena } from './arena.ts'
import { CodeAhead } from './decodedCode.ts'
import type { IsForced } from './decoder.ts'
import { MEMORY_BYTES, ROOMS, RUN_FLAGS, RUN_WORD_COUNT, RUN_WORDS } from './layout.ts'
import { WORD_BYTES } from './stack.ts'
import { type CellFunctions, Cells } from './storageSlots.ts'

const PAGE_BYTES = 65_536
/** A hundred frames. */
const KEPT_BYTES = 4 * 2 ** 20
/** Some tens of microseconds, or a millisecond of what costs most time for its gas. */
const WINDOW = 100_000
/** For a run that yields whenever it can: what 58 rounds of the shortest loop use. */
const SHORT_WINDOW = 640

/** For tests: other bytes, other windows, instructions that are left to TypeScript although they need not be. */
export interface MachineSettings {
  readonly binary?: Bytes
  readonly window?: () => number
  readonly isForced?: IsForced
}

type Run = (frame: number, start: number, top: number, window: number, bytes: number) => number

/** What the module has; the wasm folder has its source. */
interface Functions extends CellFunctions {
  /** Runs instructions. */
  readonly run: Run
}

let ownModule: CompiledModule | undefined

function compile(binary: Bytes | undefined): CompiledModule {
  if (binary !== undefined) return new Module(new Uint8Array(binary))
  ownModule ??= new Module(Buffer.from(INTERPRETER_BINARY, 'base64'))
  return ownModule
}

/** One instance of the interpreter, with its memory: decoded codes, and the rooms of one run's frames. */
export class Machine {
  readonly bytes: Uint8Array
  readonly view: DataView
  readonly run: Run
  readonly cells: Cells
  /** Where the next frame's room begins. */
  roomTop = ROOMS
  /** The end of the rooms that there were. */
  private peak = ROOMS
  /** Gas that the run may use up before it looks at the clock again. */
  gasToPause = WINDOW
  private codes = new WeakMap<OpcodeTable, WeakMap<Bytes, CodeAhead>>()
  private readonly arena: Arena
  private readonly settings: MachineSettings
  private isHurried = false

  constructor(settings: MachineSettings) {
    const pages = MEMORY_BYTES / PAGE_BYTES
    const memory = new Memory({ initial: pages, maximum: pages })
    const { exports } = new Instance<Functions>(compile(settings.binary), { env: { memory } })
    this.run = exports.run
    this.bytes = new Uint8Array(memory.buffer)
    this.view = new DataView(memory.buffer)
    this.cells = new Cells(this.bytes, this.view, exports)
    this.arena = new Arena(this.bytes, this.view)
    this.settings = settings
  }

  /** A run begins; `isHurried`: it yields whenever it can. */
  begin(isHurried: boolean): void {
    this.roomTop = ROOMS
    this.isHurried = isHurried
    this.bytes.fill(0, RUN_FLAGS, RUN_FLAGS + RUN_WORD_COUNT)
    this.refill()
    if (!this.arena.isLow()) return
    this.arena.clear()
    this.codes = new WeakMap()
  }

  /** The innermost frame's room reaches so far. */
  take(end: number): void {
    this.roomTop = end
    if (end > this.peak) this.peak = end
  }

  /** Whether more memory was used than a machine that waits should have: pages that were touched once are never given back. */
  isLarge(): boolean {
    return this.peak > ROOMS + KEPT_BYTES
  }

  /** Keeps the word at an address for the rest of the run. */
  keepWord(number: number, at: number): void {
    this.bytes.copyWithin(RUN_WORDS + WORD_BYTES * number, at, at + WORD_BYTES)
    this.bytes[RUN_FLAGS + number] = 1
  }

  /** Gas until the next look at the clock. */
  refill(): void {
    this.gasToPause = this.settings.window?.() ?? (this.isHurried ? SHORT_WINDOW : WINDOW)
  }

  /** Code, decoded by an opcode table; undefined: there is no room for it. */
  codeOf(code: Bytes, opcodes: OpcodeTable): CodeAhead | undefined {
    let codes = this.codes.get(opcodes)
    if (codes === undefined) {
      codes = new WeakMap()
      this.codes.set(opcodes, codes)
    }
    const known = codes.get(code)
    if (known !== undefined) return known
    const ahead = CodeAhead.create(this.arena, code, opcodes, this.settings.isForced)
    if (ahead !== undefined) codes.set(code, ahead)
    return ahead
  }
}
