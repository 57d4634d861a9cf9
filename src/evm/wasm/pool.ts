import { CompileError } from '../../crypto/webAssembly.ts'
import { type InterpreterSettings, WasmInterpreter } from './interpreter.ts'
import type { SlotState } from './slotState.ts'

/** Max. interpreters of a pool. More concurrent runs are rare, and each interpreter holds some megabytes of touched memory. */
const MAX_INTERPRETERS = 8

/** The interpreters of a process. The one released last is acquired first: it has decoded the codes that are in use. */
export class InterpreterPool {
  readonly #freeList: WasmInterpreter[] = []
  readonly #settings: InterpreterSettings
  #count = 0
  #isUnavailable = false

  constructor(settings: InterpreterSettings = {}) {
    this.#settings = settings
  }

  /** Returns undefined if all interpreters are in use, or the process cannot have any. */
  acquire(isHurried: boolean): WasmInterpreter | undefined {
    const interpreter = this.#freeList.pop() ?? this.#create()
    interpreter?.begin(isHurried)
    return interpreter
  }

  release(interpreter: WasmInterpreter): void {
    if (interpreter.isLarge()) this.#count--
    else this.#freeList.push(interpreter)
  }

  #create(): WasmInterpreter | undefined {
    if (this.#count >= MAX_INTERPRETERS || this.#isUnavailable) return undefined
    try {
      const interpreter = new WasmInterpreter(this.#settings)
      this.#count++
      return interpreter
    } catch (error) {
      // There is not enough address space, or the processor has no SIMD instructions.
      if (!(error instanceof RangeError || error instanceof CompileError)) throw error
      this.#isUnavailable = true
      return undefined
    }
  }
}

/** A run's interpreter: acquired by its first frame, released at its end. */
export class InterpreterLease {
  readonly #pool: InterpreterPool
  readonly #isHurried: boolean
  readonly #slotState: SlotState | undefined
  #interpreter: WasmInterpreter | undefined
  #hasAcquired = false

  /** The slots of `slotState` are stored in the interpreter's memory until the end of the run. */
  constructor(pool: InterpreterPool, isHurried: boolean, slotState?: SlotState) {
    this.#pool = pool
    this.#isHurried = isHurried
    this.#slotState = slotState
  }

  acquire(): WasmInterpreter | undefined {
    if (this.#hasAcquired) return this.#interpreter
    this.#hasAcquired = true
    this.#interpreter = this.#pool.acquire(this.#isHurried)
    if (this.#interpreter !== undefined) this.#slotState?.attach(this.#interpreter.slots)
    return this.#interpreter
  }

  release(): void {
    this.#slotState?.detach()
    if (this.#interpreter !== undefined) this.#pool.release(this.#interpreter)
    this.#interpreter = undefined
  }
}
