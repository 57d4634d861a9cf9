import { INTERPRETER_BINARY } from '../../../generated/wasm/interpreter.ts'
import type { Bytes } from '../../base/bytes.ts'
import { type CompiledModule, Instance, Memory, Module } from '../../crypto/webAssembly.ts'
import type { OpcodeTable } from '../opcodes/table.ts'
import { CodeArena } from './codeArena.ts'
import { DecodedCode } from './decodedCode.ts'
import type { IsForced } from './decoder.ts'
import { FRAME_ARENA, MEMORY_BYTES, RUN_FLAGS, RUN_WORD_COUNT, RUN_WORDS } from './layout.ts'
import { WORD_BYTES } from './stack.ts'
import { type SlotFunctions, StorageSlots } from './storageSlots.ts'

const PAGE_BYTES = 65_536
/** Max. frame memory that an idle interpreter keeps: about a hundred frames. */
const MAX_IDLE_BYTES = 4 * 2 ** 20
/** Gas between two checks of the clock: 20 to 50 microseconds typically, a millisecond for the slowest opcode. */
const WINDOW = 100_000
/** Gas between two checks in a run that yields whenever it can: 58 rounds of the shortest loop. */
const SHORT_WINDOW = 640

/** For tests: another binary, other windows, and instructions that are left to TypeScript. */
export interface InterpreterSettings {
  readonly binary?: Bytes
  readonly window?: () => number
  readonly isForced?: IsForced
}

type RunExport = (frame: number, start: number, top: number, window: number, bytes: number) => number

/** The exports of wasm/assembly/run. */
interface InterpreterExports extends SlotFunctions {
  readonly run: RunExport
}

let ownModule: CompiledModule | undefined

function compile(binary: Bytes | undefined): CompiledModule {
  if (binary !== undefined) return new Module(new Uint8Array(binary))
  ownModule ??= new Module(Buffer.from(INTERPRETER_BINARY, 'base64'))
  return ownModule
}

/** An instance of the interpreter in WebAssembly. Its memory holds decoded codes, cached slots, and the frames of one run. */
export class WasmInterpreter {
  readonly bytes: Uint8Array
  readonly view: DataView
  readonly run: RunExport
  readonly slots: StorageSlots
  /** The address of the next frame in the frame arena. */
  arenaTop = FRAME_ARENA
  /** Gas that the run may use before the next check of the clock. */
  gasToPause = WINDOW
  /** The highest {@link arenaTop} so far. */
  #peak = FRAME_ARENA
  #codes = new WeakMap<OpcodeTable, WeakMap<Bytes, DecodedCode>>()
  readonly #arena: CodeArena
  readonly #settings: InterpreterSettings
  #isHurried = false

  constructor(settings: InterpreterSettings) {
    const pages = MEMORY_BYTES / PAGE_BYTES
    const memory = new Memory({ initial: pages, maximum: pages })
    const { exports } = new Instance<InterpreterExports>(compile(settings.binary), { env: { memory } })
    this.run = exports.run
    this.bytes = new Uint8Array(memory.buffer)
    this.view = new DataView(memory.buffer)
    this.slots = new StorageSlots(this.bytes, this.view, exports)
    this.#arena = new CodeArena(this.bytes, this.view)
    this.#settings = settings
  }

  /** Begins a run; `isHurried` if it yields whenever it can. */
  begin(isHurried: boolean): void {
    this.arenaTop = FRAME_ARENA
    this.#isHurried = isHurried
    this.bytes.fill(0, RUN_FLAGS, RUN_FLAGS + RUN_WORD_COUNT)
    this.refill()
    if (!this.#arena.isLow()) return
    this.#arena.clear()
    this.#codes = new WeakMap()
  }

  /** Extends the innermost frame up to an address. */
  extendFrame(end: number): void {
    this.arenaTop = end
    if (end > this.#peak) this.#peak = end
  }

  /** Whether more memory was touched than an idle interpreter may hold: touched pages are never returned to the system. */
  isLarge(): boolean {
    return this.#peak > FRAME_ARENA + MAX_IDLE_BYTES
  }

  /** Caches the word at an address for the rest of the run. */
  cacheWord(number: number, address: number): void {
    this.bytes.copyWithin(RUN_WORDS + WORD_BYTES * number, address, address + WORD_BYTES)
    this.bytes[RUN_FLAGS + number] = 1
  }

  /** Sets the gas until the next check of the clock. */
  refill(): void {
    this.gasToPause = this.#settings.window?.() ?? (this.#isHurried ? SHORT_WINDOW : WINDOW)
  }

  /** Returns code decoded by an opcode table; undefined if the code arena is full. */
  codeOf(code: Bytes, opcodes: OpcodeTable): DecodedCode | undefined {
    let codes = this.#codes.get(opcodes)
    if (codes === undefined) {
      codes = new WeakMap()
      this.#codes.set(opcodes, codes)
    }
    const known = codes.get(code)
    if (known !== undefined) return known
    const decoded = DecodedCode.create(this.#arena, code, opcodes, this.#settings.isForced)
    if (decoded !== undefined) codes.set(code, decoded)
    return decoded
  }
}
